package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionFailure;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What values a request field takes. Reading checks and copies, so that nothing of the caller's stays in
/// the request.
public sealed interface FieldType {
    /// @param path  where the value stands, for the error
    /// @param value as it came: text, number, truth value, list or map
    /// @return an immutable value of this type
    /// @throws ActionFailure `INVALID_REQUEST`
    Object read(String path, Object value) throws ActionFailure;

    /// The same as a JSON Schema fragment.
    Map<String, Object> schema();

    /// Text of limited length that matches a pattern.
    ///
    /// @param expected the rule in words, for the error
    record Text(@Nullable Pattern pattern, int maxLength, String expected) implements FieldType {
        @Override
        public Object read(String path, Object value) throws ActionFailure {
            if (!(value instanceof String text)
                    || text.length() > maxLength
                    || (pattern != null && !pattern.matcher(text).matches())) {
                throw InvalidRequest.at(path, expected, value);
            }
            return text;
        }

        @Override
        public Map<String, Object> schema() {
            var schema = new LinkedHashMap<String, Object>();
            schema.put("type", "string");
            schema.put("maxLength", maxLength);
            if (pattern != null) {
                schema.put("pattern", pattern.pattern());
            }
            return schema;
        }
    }

    /// A finite decimal number in a closed range.
    record Decimal(double min, double max) implements FieldType {
        @Override
        public Object read(String path, Object value) throws ActionFailure {
            if (value instanceof Number number) {
                double read = number.doubleValue();
                if (Double.isFinite(read) && read >= min && read <= max) {
                    return read;
                }
            }
            throw InvalidRequest.at(path, "a finite number from " + min + " to " + max, value);
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("type", "number", "minimum", min, "maximum", max);
        }
    }

    /// A whole number in a closed range.
    record Whole(long min, long max) implements FieldType {
        @Override
        public Object read(String path, Object value) throws ActionFailure {
            if (value instanceof Number number
                    && number.doubleValue() == Math.rint(number.doubleValue())
                    && number.longValue() >= min
                    && number.longValue() <= max) {
                return number.longValue();
            }
            throw InvalidRequest.at(path, "a whole number from " + min + " to " + max, value);
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("type", "integer", "minimum", min, "maximum", max);
        }
    }

    /// True or false.
    record Flag() implements FieldType {
        @Override
        public Object read(String path, Object value) throws ActionFailure {
            if (value instanceof Boolean) {
                return value;
            }
            throw InvalidRequest.at(path, "true or false", value);
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("type", "boolean");
        }
    }

    /// One of a few words.
    record Choice(List<String> words) implements FieldType {
        public Choice {
            words = List.copyOf(words);
        }

        @Override
        public Object read(String path, Object value) throws ActionFailure {
            if (value instanceof String && words.contains(value)) {
                return value;
            }
            throw InvalidRequest.at(path, "one of " + String.join(", ", words), value);
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("type", "string", "enum", words);
        }
    }

    /// A file or folder on this machine; relative ones are taken from the working directory.
    record FilePath() implements FieldType {
        @Override
        public Object read(String path, Object value) throws ActionFailure {
            try {
                if (value instanceof String text && !text.isBlank()) {
                    return Path.of(text).toAbsolutePath().normalize();
                }
            } catch (InvalidPathException e) {
                throw InvalidRequest.at(path, "a path (" + e.getReason() + ")", value);
            }
            throw InvalidRequest.at(path, "a path", value);
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("type", "string", "format", "path");
        }
    }

    /// A list of values of one type.
    record ListOf(FieldType element, int maxSize) implements FieldType {
        @Override
        public Object read(String path, Object value) throws ActionFailure {
            if (!(value instanceof List<?> list) || list.size() > maxSize) {
                throw InvalidRequest.at(path, "a list of at most " + maxSize, value);
            }
            var read = new ArrayList<>(list.size());
            for (int i = 0; i < list.size(); i++) {
                Object item = list.get(i);
                if (item == null) {
                    throw InvalidRequest.at(path + "[" + i + "]", "a value", "null");
                }
                read.add(element.read(path + "[" + i + "]", item));
            }
            return List.copyOf(read);
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("type", "array", "items", element.schema(), "maxItems", maxSize);
        }
    }
}
