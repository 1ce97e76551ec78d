package dev.tickfork.bridge.snapshot;

/// A line that is no JSON, with the place; without a stack trace, since a file can hold millions of them.
final class BadJsonException extends Exception {
    private static final long serialVersionUID = 1;

    private final int at;

    /// @param at index of the byte that cannot stand there
    BadJsonException(int at) {
        super("no JSON at byte " + at, null, false, false);
        this.at = at;
    }

    int at() {
        return at;
    }
}
