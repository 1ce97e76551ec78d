package dev.tickfork.bridge.compare;

import java.util.List;

/// How many rows that need no move stand before a place. Immutable.
final class KeptRows {
    private final int[] startsInA;
    private final int[] startsInB;
    private final int[] before;

    /// @param runs in rising order on both sides
    KeptRows(List<OrderDiff.Run> runs) {
        startsInA = new int[runs.size()];
        startsInB = new int[runs.size()];
        before = new int[runs.size() + 1];
        for (int i = 0; i < runs.size(); i++) {
            OrderDiff.Run run = runs.get(i);
            startsInA[i] = run.a();
            startsInB[i] = run.b();
            before[i + 1] = before[i] + run.length();
        }
    }

    int beforeInA(int row) {
        return before(startsInA, row);
    }

    int beforeInB(int row) {
        return before(startsInB, row);
    }

    private int before(int[] starts, int row) {
        int low = 0;
        int high = starts.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (starts[middle] < row) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if (low == 0) {
            return 0;
        }
        int run = low - 1;
        return before[run] + Math.min(row - starts[run], before[run + 1] - before[run]);
    }
}
