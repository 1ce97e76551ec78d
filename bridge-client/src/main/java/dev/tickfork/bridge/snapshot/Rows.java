package dev.tickfork.bridge.snapshot;

import dev.tickfork.protocol.OrderHash;
import java.util.Arrays;
import java.util.BitSet;

/// All rows of a snapshot, put together from batches in the order of the file. One thread while it grows,
/// then any.
final class Rows {
    /// Orders from here on are out of any snapshot's range and would only cost memory.
    private static final int MAX_ORDER = 1 << 28;

    final Columns columns = new Columns();
    final UuidColumn uuids = new UuidColumn();
    final TypeTable types = new TypeTable();
    final Riders riders = new Riders();
    final IssueLog issues = new IssueLog();
    private final OrderHash hash = new OrderHash();
    private final BitSet orders = new BitSet();
    private final long fileSize;
    private int lines;
    private int records;
    private int keptOut;
    private boolean ordersKnown = true;

    Rows(EntitiesFile file) {
        this.fileSize = file.size();
    }

    int size() {
        return columns.size();
    }

    /// Lines that are not blank, whatever is in them.
    int records() {
        return records;
    }

    int keptOut() {
        return keptOut;
    }

    void add(Batch batch) {
        int rowsBefore = size();
        expectMore(batch);
        columns.addAll(batch.columns, types.idsOf(batch.types), lines);
        uuids.addAll(batch.uuids);
        riders.addAll(batch.riders, rowsBefore);
        issues.addAll(batch.issues, lines);
        if (batch.hashLength() > 0) {
            hash.addJoined(batch.hashText(), 0, batch.hashLength());
        }
        for (int row = 0; row < batch.columns.size(); row++) {
            checkOrder(batch.order(row), records + batch.recordOf(row), batch.columns.line[row] + lines);
        }
        lines += batch.lines;
        records += batch.records;
        keptOut += batch.keptOut;
    }

    /// Guesses the rows of the whole file from what came so far, so that arrays are seldom grown.
    private void expectMore(Batch batch) {
        int now = size() + batch.columns.size();
        if (batch.columns.size() == 0 || now <= columns.type.length) {
            return;
        }
        int last = batch.columns.size() - 1;
        long bytesSoFar = batch.columns.lineStart[last] + batch.columns.lineLength[last];
        double share = (double) fileSize / bytesSoFar;
        // A guess is no promise: a file of short lines first must not claim memory for lines that never come.
        long guess = Math.min((long) (now * share * 1.02) + 16, now * 64L);
        columns.ensure((int) Math.min(guess, Integer.MAX_VALUE - 16));
    }

    private void checkOrder(long order, int expected, long line) {
        if (order == Batch.NO_ORDER) {
            ordersKnown = false;
            return;
        }
        if (order != expected) {
            issues.add(IssueCode.ORDER_MISMATCH, line, order, expected);
        }
        if (order >= 0 && order < MAX_ORDER) {
            if (orders.get((int) order)) {
                issues.add(IssueCode.ORDER_DUPLICATE, line, order);
            }
            orders.set((int) order);
        }
    }

    /// Ends the growing: gives back spare memory and looks at the orders as a whole.
    void finish() {
        columns.trim();
        uuids.trim();
        int missing = orders.nextClearBit(0);
        // A line that was left out may hold the order that seems to be missing.
        if (ordersKnown && keptOut == 0 && missing < records) {
            issues.add(IssueCode.ORDER_MISSING, 0, missing, records - 1);
        }
    }

    /// The order hash over all rows; once.
    String hash() {
        return hash.finish();
    }

    /// Rows by type number.
    int[] countsByType() {
        int[] counts = new int[types.size()];
        Arrays.stream(columns.type, 0, size()).forEach(id -> counts[id]++);
        return counts;
    }
}
