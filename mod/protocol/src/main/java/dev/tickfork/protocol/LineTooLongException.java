package dev.tickfork.protocol;

import java.io.IOException;

/// A line passed the limit of its direction; the rest of the stream has no known line start any more.
public final class LineTooLongException extends IOException {
    private static final long serialVersionUID = 1L;

    private final int limitBytes;

    public LineTooLongException(int limitBytes) {
        super("the line is longer than " + limitBytes + " bytes");
        this.limitBytes = limitBytes;
    }

    public int limitBytes() {
        return limitBytes;
    }
}
