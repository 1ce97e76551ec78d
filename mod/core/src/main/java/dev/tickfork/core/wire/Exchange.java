package dev.tickfork.core.wire;

import dev.tickfork.protocol.RequestLine;
import java.util.concurrent.atomic.AtomicBoolean;

/// One request line that still needs its reply. Answered exactly once, whoever comes first.
final class Exchange {
    private final RequestLine line;
    private final int chars;
    private final AtomicBoolean answered = new AtomicBoolean();

    Exchange(RequestLine line, int chars) {
        this.line = line;
        this.chars = chars;
    }

    RequestLine line() {
        return line;
    }

    /// Size of the line, for the bound on what waits.
    int chars() {
        return chars;
    }

    /// True for the one caller that may answer.
    boolean claim() {
        return answered.compareAndSet(false, true);
    }
}
