package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionRequest.Conflict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Gathers the parts of a [Capability]; used once while the registry is built, by one thread.
public final class CapabilityBuilder {
    private final String name;
    private final List<Field> input = new ArrayList<>();
    private final Set<Permission> permissions = new LinkedHashSet<>();
    private final List<String> errors = new ArrayList<>();
    private final List<Map<String, Object>> examples = new ArrayList<>();
    private final List<String> aliases = new ArrayList<>();
    private Capability.Resources resources = Capability.Resources.NONE;
    private Conflict conflict = Conflict.FAIL;
    private boolean needsPack;
    private @Nullable Deprecation deprecation;
    private Status status = Status.IMPLEMENTED;

    CapabilityBuilder(String name) {
        this.name = name;
    }

    public CapabilityBuilder alias(String... names) {
        aliases.addAll(List.of(names));
        return this;
    }

    public CapabilityBuilder takes(Field... fields) {
        input.addAll(List.of(fields));
        return this;
    }

    public CapabilityBuilder takes(List<Field> fields) {
        input.addAll(fields);
        return this;
    }

    public CapabilityBuilder allows(Permission... needed) {
        permissions.addAll(List.of(needed));
        return this;
    }

    public CapabilityBuilder holds(List<String> patterns, Function<Inputs, Set<String>> names) {
        resources = new Capability.Resources(patterns, names);
        return this;
    }

    public CapabilityBuilder onConflict(Conflict policy) {
        conflict = policy;
        return this;
    }

    public CapabilityBuilder fails(String... codes) {
        errors.addAll(List.of(codes));
        return this;
    }

    public CapabilityBuilder needsPack() {
        needsPack = true;
        return this;
    }

    public CapabilityBuilder example(Map<String, Object> request) {
        examples.add(request);
        return this;
    }

    public CapabilityBuilder deprecated(Deprecation notice) {
        deprecation = notice;
        return this;
    }

    public CapabilityBuilder status(Status how) {
        status = how;
        return this;
    }

    public Capability gives(Class<?> output, Capability.Body body) {
        return new Capability(
                name,
                input,
                output,
                permissions,
                resources,
                conflict,
                errors,
                needsPack,
                examples,
                aliases,
                deprecation,
                status,
                body);
    }
}
