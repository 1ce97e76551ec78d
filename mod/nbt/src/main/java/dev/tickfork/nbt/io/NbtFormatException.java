package dev.tickfork.nbt.io;

import java.io.IOException;

/// Bytes that are no binary NBT, or a tree that has no binary form: why, and where.
public final class NbtFormatException extends IOException {
    /// Stable codes; a surface looks its text up by the name.
    public enum Reason {
        TRUNCATED("the data ends in the middle of a tag"),
        COUNT_TOO_LARGE("a count is larger than the data that is left"),
        BAD_COUNT("a count is negative"),
        UNKNOWN_TYPE("no such type of tag"),
        NOT_A_COMPOUND("the root is no compound"),
        BAD_TEXT("a string is no modified UTF-8"),
        TOO_DEEP("nested too deeply"),
        TOO_LARGE("more data than the limit allows"),
        TEXT_TOO_LONG("a string is longer than 65,535 bytes of modified UTF-8"),
        BAD_COMPRESSION("the compressed data is damaged");

        private final String sentence;

        Reason(String sentence) {
            this.sentence = sentence;
        }
    }

    private static final long serialVersionUID = 1L;

    private final Reason reason;

    public NbtFormatException(Reason reason, String detail) {
        super(reason.sentence + ": " + detail);
        this.reason = reason;
    }

    public NbtFormatException(Reason reason, String detail, Throwable cause) {
        super(reason.sentence + ": " + detail, cause);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
