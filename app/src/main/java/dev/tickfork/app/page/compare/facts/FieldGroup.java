package dev.tickfork.app.page.compare.facts;

import java.util.List;
import java.util.regex.Pattern;

/// All differing values under one path. Immutable.
///
/// @param kind what sort of value
/// @param path with `[*]` for the places of lists; empty for the numbers, which have names in words
/// @param rows some or all of them: the largest gap first, or in tick order
/// @param all  how many there are
record FieldGroup(Kind kind, String path, List<FieldRow> rows, long all) {
    /// What sort of value differs.
    enum Kind {
        POSITION,
        VELOCITY,
        ROTATION,
        TYPE,
        VEHICLE,
        NBT
    }

    private static final Pattern PLACE = Pattern.compile("\\[\\d+]");

    FieldGroup {
        rows = List.copyOf(rows);
    }

    /// Whether it can be left out by its path.
    boolean canBeIgnored() {
        return kind == Kind.NBT && !path.equals("nbt");
    }

    /// `Items[3].count` and `Items[0].count` are one path.
    static String general(String path) {
        return PLACE.matcher(path).replaceAll("[*]");
    }
}
