package dev.tickfork.nbt;

/// A tree that Minecraft 26.2 could not read back from text: what stands in the way, and where in the tree.
public final class UnwritableNbtException extends Exception {
    /// Stable codes; a surface looks its text up by the name.
    public enum Reason {
        EMPTY_KEY("a compound has an empty key"),
        NON_FINITE("a number is NaN or infinite"),
        TOO_DEEP("nested deeper than the game reads"),
        END_TAG("an end tag has no text");

        private final String sentence;

        Reason(String sentence) {
            this.sentence = sentence;
        }
    }

    private static final long serialVersionUID = 1L;

    private final Reason reason;
    private final transient NbtPath path;

    public UnwritableNbtException(Reason reason, NbtPath path) {
        super(reason.sentence + ", at " + (path.steps().isEmpty() ? "the root" : path));
        this.reason = reason;
        this.path = path;
    }

    public Reason reason() {
        return reason;
    }

    /// Where in the tree the value stands that has no text.
    public NbtPath path() {
        return path;
    }
}
