package dev.tickfork.bridge.restore;

import java.util.regex.Pattern;

/// Decides whether a text from a snapshot may stand as an id inside a command: `namespace:path` in the
/// game's own
/// alphabet, so that it can hold neither a space nor a line end nor anything else that would begin
/// another argument.
final class ResourceName {
    /// The longest id that we put into a command; the game's own are under 40 characters.
    static final int LONGEST = 256;

    private static final Pattern SHAPE = Pattern.compile("[a-z0-9_.-]+:[a-z0-9_./-]+");

    private ResourceName() {}

    static boolean isSafe(String text) {
        return text.length() <= LONGEST && SHAPE.matcher(text).matches();
    }
}
