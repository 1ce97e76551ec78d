package dev.tickfork.core.wire;

/// A request that cannot be carried out for a reason its sender should read; becomes an `error` reply.
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String sentence;

    /// @param sentence what, where, what to try; for a person
    public RefusedException(String sentence) {
        super(sentence);
        this.sentence = sentence;
    }

    public String sentence() {
        return sentence;
    }
}
