package dev.tickfork.bridge.wire;

import dev.tickfork.protocol.Limits;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads fields of wire messages without ever guessing: what is absent or of another kind is empty.
final class WireJson {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxStringLength(Limits.REPLY_LINE_BYTES)
                            .build())
                    .build())
            .build();

    private WireJson() {}

    /// @throws tools.jackson.core.JacksonException the line is not JSON
    static JsonNode parse(String line) {
        return MAPPER.readTree(line);
    }

    static Optional<String> text(JsonNode json, String field) {
        JsonNode value = json.path(field);
        return value.isString() ? Optional.of(value.stringValue()) : Optional.empty();
    }

    static Optional<Boolean> flag(JsonNode json, String field) {
        JsonNode value = json.path(field);
        return value.isBoolean() ? Optional.of(value.booleanValue()) : Optional.empty();
    }

    static boolean isTrue(JsonNode json, String field) {
        return flag(json, field).orElse(false);
    }

    static OptionalLong whole(JsonNode json, String field) {
        JsonNode value = json.path(field);
        return value.isIntegralNumber() && value.canConvertToLong()
                ? OptionalLong.of(value.longValue())
                : OptionalLong.empty();
    }

    static OptionalDouble decimal(JsonNode json, String field) {
        JsonNode value = json.path(field);
        return value.isNumber() ? OptionalDouble.of(value.doubleValue()) : OptionalDouble.empty();
    }

    static double decimalOr0(JsonNode json, String field) {
        return decimal(json, field).orElse(0);
    }

    /// A path of the instance's computer, which is ours; normalised, so that `/world/.` is `/world`.
    static Optional<Path> path(JsonNode json, String field) {
        return text(json, field).filter(text -> !text.isBlank()).flatMap(text -> {
            try {
                return Optional.of(Path.of(text).normalize());
            } catch (InvalidPathException _) {
                return Optional.empty();
            }
        });
    }
}
