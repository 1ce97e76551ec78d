package dev.tickfork.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LineReaderTest {
    @Test
    void splitsAtLineFeedsOnly() throws IOException {
        assertEquals(
                List.of("a\u0085b\u2028c\u000bd\re", "f", "", "g\r"),
                lines("a\u0085b\u2028c\u000bd\re\r\nf\n\ng\r\r\n", 99));
    }

    @Test
    void aCharacterSplitOverReadsSurvives() throws IOException {
        var trickle = new Trickle("{\"levelName\":\"量子硫方怪🙂\"}\nnext\n".getBytes(StandardCharsets.UTF_8));
        var reader = new LineReader(trickle, 99);
        assertEquals("{\"levelName\":\"量子硫方怪🙂\"}", reader.next());
        assertEquals("next", reader.next());
        assertNull(reader.next());
    }

    @Test
    void halfALineIsNone() throws IOException {
        assertEquals(List.of("whole"), lines("whole\nkill @e[type=item", 99));
    }

    @Test
    void theLimitIsInBytesWithoutTheLineEnd() throws IOException {
        assertEquals(List.of("量子"), lines("量子\r\n", 6));
        assertThrows(LineTooLongException.class, () -> lines("量子x\n", 6));
        assertThrows(LineTooLongException.class, () -> lines("1234567\r\n", 6));
    }

    @Test
    void anEndlessLineStopsAtTheLimit() {
        var endless = new Endless();
        assertThrows(LineTooLongException.class, () -> new LineReader(endless, 1 << 20).next());
        // One buffer beyond the limit at most: nothing like the whole stream is kept.
        assertTrue(endless.given <= (1 << 20) + (1 << 17), () -> "read " + endless.given);
    }

    private static List<String> lines(String text, int limit) throws IOException {
        var reader = new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), limit);
        var lines = new ArrayList<String>();
        for (String line = reader.next(); line != null; line = reader.next()) {
            lines.add(line);
        }
        return lines;
    }

    /// Gives one byte a read.
    private static final class Trickle extends ByteArrayInputStream {
        Trickle(byte[] bytes) {
            super(bytes);
        }

        @Override
        public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(1, length));
        }
    }

    /// Gives `x` for ever.
    private static final class Endless extends InputStream {
        private long given;

        @Override
        public int read() {
            given++;
            return 'x';
        }

        @Override
        public int read(byte[] target, int offset, int length) {
            Arrays.fill(target, offset, offset + length, (byte) 'x');
            given += length;
            return length;
        }
    }
}
