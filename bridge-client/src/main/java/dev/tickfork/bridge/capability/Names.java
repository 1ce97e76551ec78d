package dev.tickfork.bridge.capability;

import java.util.regex.Pattern;

/// Fields for names that end up as folders or as tokens of the wire protocol.
final class Names {
    private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,63}");
    private static final Pattern IDENTIFIER = Pattern.compile("[a-z0-9_.-]+:[a-z0-9_./-]+");

    private Names() {}

    /// A name on disk; device names and case twins are refused where the folder is made.
    static Field safe(String field) {
        return Field.text(field, SAFE, "1 to 64 of A-Z a-z 0-9 _ -, beginning with a letter or digit");
    }

    static Field dimension() {
        return Field.text("dimension", IDENTIFIER, "a dimension such as minecraft:overworld")
                .or("minecraft:overworld");
    }
}
