package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionRequest.Conflict;
import dev.tickfork.bridge.action.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// One operation of the contract, described once for every surface. Immutable.
///
/// @param name        lower case, dotted, names an outcome (`world.fork`)
/// @param input       the request's fields
/// @param output      the record that `data` holds
/// @param permissions what the caller must be granted
/// @param resources   what is held while it runs, from the checked request
/// @param conflict    what happens when that is held by another action
/// @param errors      the domain codes beside the shared ones
/// @param needsPack   whether the instance's game version must be known to a pack
/// @param examples    valid requests
/// @param aliases     other names, `mc_fork` for one
public record Capability(
        String name,
        List<Field> input,
        Class<?> output,
        Set<Permission> permissions,
        Resources resources,
        Conflict conflict,
        List<String> errors,
        boolean needsPack,
        List<Map<String, Object>> examples,
        List<String> aliases,
        @Nullable Deprecation deprecation,
        Status status,
        Body body) {

    /// What an operation holds: the names for one request, and their patterns for discovery.
    public record Resources(List<String> patterns, Function<Inputs, Set<String>> names) {
        public static final Resources NONE = new Resources(List.of(), _ -> Set.of());
    }

    /// The work itself.
    @FunctionalInterface
    public interface Body {
        Outcome run(Inputs inputs, ActionContext context) throws Exception;
    }

    public Capability {
        input = List.copyOf(input);
        permissions = Set.copyOf(permissions);
        errors = List.copyOf(errors);
        examples = List.copyOf(examples);
        aliases = List.copyOf(aliases);
    }

    public static CapabilityBuilder named(String name) {
        return new CapabilityBuilder(name);
    }
}
