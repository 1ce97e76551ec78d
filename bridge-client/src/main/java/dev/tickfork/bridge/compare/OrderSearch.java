package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.action.ActionContext;
import java.util.Arrays;

/// Finds a longest common subsequence of two orders as a longest rising subsequence of places. One thread.
final class OrderSearch {
    private static final int NONE = Matching.NONE;
    private static final int CHECK_ROWS = 1 << 16;

    private final EntitySequence a;
    private final EntitySequence b;
    private final ActionContext context;
    private final Matching matching;

    OrderSearch(EntitySequence a, EntitySequence b, ActionContext context) {
        this.a = a;
        this.b = b;
        this.context = context;
        this.matching = Matching.of(a, b, context);
    }

    OrderDiff search() {
        boolean[] kept = kept();
        int[] moved = new int[matching.matched()];
        int moves = 0;
        for (int row = 0; row < b.size(); row++) {
            int partner = matching.inA(row);
            if (partner != NONE && !kept[partner]) {
                moved[moves++] = partner;
            }
        }
        return new OrderDiff(a, b, matching, Arrays.copyOf(moved, moves), runs(kept));
    }

    /// Marks the rows of A that need no move. Rows at both ends that match in place are kept without a
    /// search: some
    /// longest subsequence always holds them.
    private boolean[] kept() {
        boolean[] kept = new boolean[a.size()];
        int from = matching.commonPrefix();
        // A repeated UUID may pair rows otherwise than by place, so only pairs that the matching made are trusted.
        int start = 0;
        while (start < from && matching.inA(start) == start) {
            kept[start++] = true;
        }
        int cut = 0;
        while (cut < Math.min(a.size(), b.size()) - start && matching.inA(b.size() - 1 - cut) == a.size() - 1 - cut) {
            cut++;
            kept[a.size() - cut] = true;
        }
        markLongestRise(kept, start, b.size() - cut);
        return kept;
    }

    /// Patience sorting over the places in A of the rows `from` to `to` of B: `ends[k]` is the row of B
    /// that ends the
    /// rising subsequence of length k + 1 with the smallest last place; `before` leads back through it.
    private void markLongestRise(boolean[] kept, int from, int to) {
        int[] ends = new int[Math.max(0, to - from)];
        int[] before = new int[Math.max(0, to - from)];
        int length = 0;
        for (int row = from; row < to; row++) {
            if (row % CHECK_ROWS == 0) {
                context.checkCancelled();
            }
            int place = matching.inA(row);
            if (place == NONE) {
                continue;
            }
            int at = length > 0 && matching.inA(ends[length - 1]) < place ? length : search(ends, length, place);
            before[row - from] = at == 0 ? NONE : ends[at - 1];
            ends[at] = row;
            length = Math.max(length, at + 1);
        }
        for (int row = length == 0 ? NONE : ends[length - 1]; row != NONE; row = before[row - from]) {
            kept[matching.inA(row)] = true;
        }
    }

    /// The first end whose place is not below `place`.
    private int search(int[] ends, int length, int place) {
        int low = 0;
        int high = length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (matching.inA(ends[middle]) < place) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private int[] runs(boolean[] kept) {
        int[] runs = new int[48];
        int n = 0;
        int row = 0;
        while (row < a.size()) {
            if (!kept[row]) {
                row++;
                continue;
            }
            int start = row;
            int inB = matching.inB(start);
            do {
                row++;
            } while (row < a.size() && kept[row] && matching.inB(row) == inB + row - start);
            if (n + 3 > runs.length) {
                runs = Arrays.copyOf(runs, runs.length * 2);
            }
            runs[n++] = start;
            runs[n++] = inB;
            runs[n++] = row - start;
        }
        return Arrays.copyOf(runs, n);
    }
}
