package dev.tickfork.protocol;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Cuts a byte stream into lines for either side of the wire: at LF only, one CR before it dropped,
/// decoded as UTF-8 after the cut. So a character split over two reads survives, and U+0085 or U+2028 stay
/// inside a line. Text after the last LF is no line and is dropped: half a command must not run. One
/// thread at a time; blocks in the stream.
public final class LineReader {
    private static final int BUFFER_BYTES = 64 * 1024;

    private final InputStream in;
    private final int limitBytes;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int from;
    private int to;

    /// @param limitBytes longest line in bytes, line end not counted
    public LineReader(InputStream in, int limitBytes) {
        this.in = in;
        this.limitBytes = limitBytes;
    }

    /// The next line without its end, or null at the end of the stream.
    ///
    /// @throws LineTooLongException the line passes the limit; no later line can be read
    /// @throws IOException          the stream broke
    public @Nullable String next() throws IOException {
        var line = new ByteArrayOutputStream(128);
        while (true) {
            if (from == to && !fill()) {
                return null;
            }
            int end = lineFeed();
            int stop = end < 0 ? to : end;
            if ((long) line.size() + stop - from > limitBytes + 1L) {
                throw new LineTooLongException(limitBytes);
            }
            line.write(buffer, from, stop - from);
            from = end < 0 ? to : end + 1;
            if (end >= 0) {
                return decode(line.toByteArray());
            }
        }
    }

    private boolean fill() throws IOException {
        from = 0;
        to = Math.max(0, in.read(buffer, 0, buffer.length));
        return to > 0;
    }

    private int lineFeed() {
        for (int i = from; i < to; i++) {
            if (buffer[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    private String decode(byte[] line) throws LineTooLongException {
        int length = line.length;
        if (length > 0 && line[length - 1] == '\r') {
            length--;
        }
        if (length > limitBytes) {
            throw new LineTooLongException(limitBytes);
        }
        return new String(line, 0, length, StandardCharsets.UTF_8);
    }
}
