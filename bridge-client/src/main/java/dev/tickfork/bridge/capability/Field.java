package dev.tickfork.bridge.capability;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// One named value of a request. What is left out takes the default; what has neither is absent.
///
/// @param name         lower case, words joined by `_`
/// @param type         what it takes
/// @param required     whether leaving it out is an error
/// @param defaultValue already of the type's form, or null
/// @param unit         `blocks`, `seconds`, `degrees`, `mebibytes`, or empty
public record Field(
        String name,
        FieldType type,
        boolean required,
        @Nullable Object defaultValue,
        String unit) {
    private static final int MAX_TEXT = 4_096;

    public static Field text(String name) {
        return of(name, new FieldType.Text(null, MAX_TEXT, "text of at most " + MAX_TEXT + " characters"));
    }

    /// @param expected the rule in words
    public static Field text(String name, Pattern pattern, String expected) {
        return of(name, new FieldType.Text(pattern, MAX_TEXT, expected));
    }

    /// Text as long as a request line may be.
    public static Field longText(String name, int maxLength) {
        return of(name, new FieldType.Text(null, maxLength, "text of at most " + maxLength + " characters"));
    }

    public static Field decimal(String name, double min, double max, String unit) {
        return new Field(name, new FieldType.Decimal(min, max), false, null, unit);
    }

    public static Field whole(String name, long min, long max) {
        return of(name, new FieldType.Whole(min, max));
    }

    public static Field flag(String name, boolean byDefault) {
        return new Field(name, new FieldType.Flag(), false, byDefault, "");
    }

    public static Field choice(String name, String... words) {
        return of(name, new FieldType.Choice(List.of(words)));
    }

    public static Field path(String name) {
        return of(name, new FieldType.FilePath());
    }

    public static Field texts(String name) {
        return new Field(
                name, new FieldType.ListOf(new FieldType.Text(null, MAX_TEXT, "text"), 1_000), false, List.of(), "");
    }

    /// A list of paths, made absolute.
    public static Field paths(String name) {
        return new Field(name, new FieldType.ListOf(new FieldType.FilePath(), 1_000), false, List.of(), "");
    }

    private static Field of(String name, FieldType type) {
        return new Field(name, type, false, null, "");
    }

    public Field needed() {
        return new Field(name, type, true, null, unit);
    }

    /// @param value of the form that the type reads to
    public Field or(Object value) {
        return new Field(name, type, false, value, unit);
    }

    Map<String, Object> schema() {
        var schema = new TreeMap<String, Object>(type.schema());
        if (defaultValue != null) {
            schema.put("default", defaultValue);
        }
        if (!unit.isEmpty()) {
            schema.put("x-unit", unit);
        }
        return schema;
    }
}
