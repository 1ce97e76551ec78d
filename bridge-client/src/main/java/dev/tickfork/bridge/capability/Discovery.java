package dev.tickfork.bridge.capability;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The registry as data, for people, scripts and assistants.
///
/// @param runnable whether it may be offered as runnable: only what is Implemented
public record Discovery(
        String name,
        String description,
        String status,
        boolean runnable,
        Map<String, Object> input,
        Map<String, Object> output,
        Map<String, Object> defaults,
        List<String> permissions,
        List<String> resources,
        List<String> errors,
        boolean needsPack,
        List<Map<String, Object>> examples,
        List<String> aliases,
        @Nullable Deprecation deprecation) {

    /// @param description the operation's sentence in the reader's language
    public static Discovery of(Capability capability, String description) {
        var properties = new LinkedHashMap<String, Object>();
        var defaults = new TreeMap<String, Object>();
        for (Field field : capability.input()) {
            properties.put(field.name(), field.schema());
            Object value = field.defaultValue();
            if (value != null) {
                defaults.put(field.name(), value);
            }
        }
        var input = new LinkedHashMap<String, Object>();
        input.put("type", "object");
        input.put("properties", properties);
        input.put(
                "required",
                capability.input().stream()
                        .filter(Field::required)
                        .map(Field::name)
                        .toList());
        input.put("additionalProperties", false);
        return new Discovery(
                capability.name(),
                description,
                word(capability.status()),
                capability.status() == Status.IMPLEMENTED,
                input,
                RecordSchema.of(capability.output()),
                defaults,
                capability.permissions().stream().map(Permission::id).sorted().toList(),
                capability.resources().patterns(),
                capability.errors(),
                capability.needsPack(),
                capability.examples(),
                capability.aliases(),
                capability.deprecation());
    }

    private static String word(Status status) {
        return switch (status) {
            case PLANNED -> "Planned";
            case PROVISIONAL -> "Provisional";
            case IMPLEMENTED -> "Implemented";
        };
    }
}
