package dev.tickfork.bridge.compare;

import java.util.Locale;

/// The outcome of comparing two recordings.
public enum Verdict {
    /// Nothing that was compared differs.
    IDENTICAL,
    DIFFERENT,
    /// Neither side has an entity: equal, but it proves nothing. Never shown as a success.
    EMPTY;

    /// The stable lower-case name.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
