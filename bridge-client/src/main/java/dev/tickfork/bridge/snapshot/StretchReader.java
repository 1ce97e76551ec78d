package dev.tickfork.bridge.snapshot;

import dev.tickfork.protocol.Limits;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/// Reads the lines that begin within one stretch of the file. A line may reach beyond the stretch; only LF
/// ends one,
/// since U+0085 and U+2028 may stand inside a name. One thread.
final class StretchReader {
    /// Longest line taken: as long as the longest reply that a mod may send.
    static final int MAX_LINE = Limits.REPLY_LINE_BYTES;

    /// Read at a time beyond the end of a stretch: the usual line is about 1.2 KB.
    private static final int TAIL = 16 * 1024;

    private static final int TOO_LONG = -1;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long ONES = 0x0101_0101_0101_0101L;
    private static final long TOPS = 0x8080_8080_8080_8080L;
    private static final long LFS = '\n' * ONES;

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final EntitiesFile file;
    private final NbtCheck check;
    private final BooleanSupplier stopped;
    private byte[] buffer;
    private int filled;
    private long base;

    /// @param buffer  a buffer to start with, used again for the next stretch through [#buffer]
    /// @param stopped whether the work is no longer wanted
    StretchReader(EntitiesFile file, NbtCheck check, byte[] buffer, BooleanSupplier stopped) {
        this.file = file;
        this.check = check;
        this.buffer = buffer;
        this.stopped = stopped;
    }

    byte[] buffer() {
        return buffer;
    }

    /// @param start first byte of the stretch
    /// @param end   first byte after it
    Batch read(long start, long end) throws IOException {
        // The byte before tells whether a line begins at the start.
        base = Math.max(0, start - 1);
        filled = 0;
        fill((int) (end - base));
        var batch = new Batch();
        var records = new RecordReader(batch, check);
        int at = start == 0 ? skipByteOrderMark(batch) : indexOfLf(0) + 1;
        if (start > 0 && at == 0) {
            return batch;
        }
        while (base + at < end) {
            if (stopped.getAsBoolean()) {
                throw new CancellationException();
            }
            batch.lines++;
            int lf = lineEnd(at);
            if (lf == TOO_LONG) {
                batch.issues.add(IssueCode.LINE_TOO_LONG, batch.lines, MAX_LINE);
                batch.records++;
                batch.keptOut++;
                break;
            }
            records.read(buffer, at, lf, base + at, base + lf < file.size());
            at = lf + 1;
        }
        return batch;
    }

    /// Index of the LF that ends the line at `at`, or of the end of the file; reads on where needed.
    private int lineEnd(int at) throws IOException {
        int from = at;
        while (true) {
            int lf = indexOfLf(from);
            if (lf >= 0) {
                return lf;
            }
            if (base + filled >= file.size()) {
                return filled;
            }
            if (filled - at > MAX_LINE) {
                return TOO_LONG;
            }
            from = filled;
            fill(filled + Math.max(TAIL, filled - at));
        }
    }

    /// Index of the first LF at or after `from` in what was read; -1 for none.
    private int indexOfLf(int from) {
        byte[] b = buffer;
        int to = filled;
        int i = from;
        // Eight bytes at a time: a byte that equals LF becomes zero, and only a zero byte borrows from its top bit.
        for (; i + 8 <= to; i += 8) {
            long word = (long) LONGS.get(b, i) ^ LFS;
            long zeros = (word - ONES) & ~word & TOPS;
            if (zeros != 0) {
                return i + (Long.numberOfTrailingZeros(zeros) >> 3);
            }
        }
        for (; i < to; i++) {
            if (b[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    /// Reads on until `wanted` bytes are there or the file ends.
    private void fill(int wanted) throws IOException {
        int target = (int) Math.min(wanted, file.size() - base);
        if (target > buffer.length) {
            buffer = Arrays.copyOf(buffer, target);
        }
        file.read(base + filled, buffer, filled, target - filled);
        filled = target;
    }

    private int skipByteOrderMark(Batch batch) {
        int length = BYTE_ORDER_MARK.length;
        if (filled < length || !Arrays.equals(buffer, 0, length, BYTE_ORDER_MARK, 0, length)) {
            return 0;
        }
        batch.issues.add(IssueCode.BYTE_ORDER_MARK, 1);
        return length;
    }
}
