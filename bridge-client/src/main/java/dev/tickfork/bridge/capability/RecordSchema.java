package dev.tickfork.bridge.capability;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Derives a JSON Schema from a record, so that an operation's output is described by the type that it
/// returns.
final class RecordSchema {
    private static final int DEEPEST = 8;

    private RecordSchema() {}

    static Map<String, Object> of(Type type) {
        return of(type, 0);
    }

    private static Map<String, Object> of(Type type, int depth) {
        if (type instanceof ParameterizedType generic && generic.getRawType() instanceof Class<?> raw) {
            return ofGeneric(raw, generic.getActualTypeArguments(), depth);
        }
        return type instanceof Class<?> plain ? ofClass(plain, depth) : Map.of();
    }

    private static Map<String, Object> ofGeneric(Class<?> raw, Type[] arguments, int depth) {
        if (Collection.class.isAssignableFrom(raw)) {
            return Map.of("type", "array", "items", of(arguments[0], depth + 1));
        }
        if (Optional.class.isAssignableFrom(raw)) {
            return of(arguments[0], depth + 1);
        }
        return Map.of("type", "object");
    }

    private static Map<String, Object> ofClass(Class<?> type, int depth) {
        if (type == boolean.class || type == Boolean.class) {
            return Map.of("type", "boolean");
        }
        if (type == int.class || type == long.class || type == Integer.class || type == Long.class) {
            return Map.of("type", "integer");
        }
        if (type == double.class || type == float.class || type == Double.class || type == Float.class) {
            return Map.of("type", "number");
        }
        if (type == String.class || type == Path.class || type.isEnum()) {
            return Map.of("type", "string");
        }
        return type.isRecord() && depth < DEEPEST ? ofRecord(type, depth) : Map.of("type", "object");
    }

    private static Map<String, Object> ofRecord(Class<?> type, int depth) {
        var properties = new LinkedHashMap<String, Object>();
        List<String> names = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            Map<String, Object> inner = of(component.getGenericType(), depth + 1);
            if (component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)
                    && inner.get("properties") instanceof Map<?, ?> lifted) {
                lifted.forEach((name, schema) -> properties.put(String.valueOf(name), schema));
                lifted.keySet().forEach(name -> names.add(String.valueOf(name)));
            } else {
                properties.put(component.getName(), inner);
                names.add(component.getName());
            }
        }
        var schema = new LinkedHashMap<String, Object>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", names);
        return schema;
    }
}
