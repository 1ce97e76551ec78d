package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionFailure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A checked request: only known fields, each of its type, defaults filled in. Immutable.
public final class Inputs {
    private final Map<String, Object> values;

    private Inputs(Map<String, Object> values) {
        this.values = Map.copyOf(values);
    }

    /// Checks and copies `request`; a null value counts as left out.
    ///
    /// @throws ActionFailure `INVALID_REQUEST` for an unknown key, a wrong type or range, or something
    ///     missing
    static Inputs read(List<Field> fields, Map<String, ?> request) throws ActionFailure {
        var values = new HashMap<String, Object>();
        var known = new ArrayList<String>();
        for (Field field : fields) {
            known.add(field.name());
            Object given = request.get(field.name());
            if (given != null) {
                values.put(field.name(), field.type().read(field.name(), given));
            } else if (field.required()) {
                throw InvalidRequest.at(field.name(), "a value", "nothing");
            } else if (field.defaultValue() != null) {
                values.put(field.name(), field.defaultValue());
            }
        }
        for (String key : request.keySet()) {
            if (!known.contains(key)) {
                throw InvalidRequest.at(key, "one of " + String.join(", ", known), key);
            }
        }
        return new Inputs(values);
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    public String text(String name) {
        return (String) need(name);
    }

    public Optional<String> maybeText(String name) {
        return Optional.ofNullable((String) values.get(name));
    }

    public boolean flag(String name) {
        return (Boolean) need(name);
    }

    public double decimal(String name) {
        return (Double) need(name);
    }

    public long whole(String name) {
        return (Long) need(name);
    }

    public Path path(String name) {
        return (Path) need(name);
    }

    public Optional<Path> maybePath(String name) {
        return Optional.ofNullable((Path) values.get(name));
    }

    public List<String> texts(String name) {
        return ((List<?>) need(name)).stream().map(String.class::cast).toList();
    }

    public List<Path> paths(String name) {
        return ((List<?>) need(name)).stream().map(Path.class::cast).toList();
    }

    private Object need(String name) {
        Object value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("the capability declares no value for " + name);
        }
        return value;
    }
}
