package dev.tickfork.bridge.snapshot;

import java.util.Arrays;

/// The rows of one stretch of the file, with line numbers that count from its start. One thread.
final class Batch {
    final Columns columns = new Columns();
    final UuidColumn uuids = new UuidColumn();
    final TypeTable types = new TypeTable();
    final Riders riders = new Riders();
    final IssueLog issues = new IssueLog();
    /// For each row which record of this stretch it is, blank lines not counted, from 0.
    private int[] recordOf = new int[256];
    /// For each row its `order`; [#NO_ORDER] where that is no whole number.
    private long[] order = new long[256];
    private byte[] hashText = new byte[4096];
    private int hashLength;
    /// Lines of this stretch, the last one without a line end included.
    int lines;
    /// Lines that are not blank.
    int records;
    int keptOut;

    static final long NO_ORDER = Long.MIN_VALUE;

    void addOrder(int row, long value) {
        if (row >= order.length) {
            order = Arrays.copyOf(order, order.length * 2);
            recordOf = Arrays.copyOf(recordOf, recordOf.length * 2);
        }
        order[row] = value;
        recordOf[row] = records;
    }

    long order(int row) {
        return order[row];
    }

    int recordOf(int row) {
        return recordOf[row];
    }

    /// Adds a UUID text to what the order hash is taken over.
    void addHashText(byte[] text, int from, int to) {
        int length = to - from;
        if (hashLength + length + 1 > hashText.length) {
            hashText = Arrays.copyOf(hashText, Math.max(hashText.length * 2, hashLength + length + 1));
        }
        if (hashLength > 0) {
            hashText[hashLength++] = ':';
        }
        System.arraycopy(text, from, hashText, hashLength, length);
        hashLength += length;
    }

    /// The UUID texts of all rows, joined with `:`; [#hashLength] bytes of it.
    byte[] hashText() {
        return hashText;
    }

    int hashLength() {
        return hashLength;
    }
}
