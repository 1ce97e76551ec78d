package dev.tickfork.app.page.compare;

import dev.tickfork.bridge.compare.OrderDiff;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/// All differences in the order in which the order view shows them: by the row in A before which, or at
/// which, each is seen. A view over numbers; a difference is made when asked for. Immutable, any thread.
final class Differences extends AbstractList<Difference> implements RandomAccess {
    /// Their places are two bits of a key.
    private static final List<Difference.Kind> KINDS =
            List.of(Difference.Kind.MOVED, Difference.Kind.ADDED, Difference.Kind.REMOVED, Difference.Kind.CHANGED);

    private final long[] keys;
    private final int[] rowA;
    private final int[] rowB;

    private Differences(long[] keys, int[] rowA, int[] rowB) {
        this.keys = keys;
        this.rowA = rowA;
        this.rowB = rowB;
    }

    /// O(n log n) in the number of differences.
    static Differences of(OrderDiff order, ChangedRows changed, int sizeA) {
        var rows = new Builder(
                order.moves().size() + order.added().size() + order.removed().size() + changed.size());
        rows.arrivals(order, sizeA);
        for (OrderDiff.Single removed : order.removed()) {
            rows.add(after(removed.index()), Difference.Kind.REMOVED, removed.index(), -1);
        }
        for (int row : changed.rows()) {
            rows.add(after(row), Difference.Kind.CHANGED, row, order.inB(row));
        }
        return rows.build();
    }

    /// What arrives stands before the kept row that follows it.
    private static long before(int row) {
        return 2L * row;
    }

    private static long after(int row) {
        return 2L * row + 1;
    }

    /// The kept row of A before which a row of B that arrived is shown, after all that left; the size of A
    /// at the end.
    private static int anchor(OrderDiff order, int rowB, int sizeA) {
        int low = 0;
        int high = order.runs().size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (order.runs().get(middle).b() <= rowB) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < order.runs().size() ? order.runs().get(low).a() : sizeA;
    }

    @Override
    public Difference get(int index) {
        Difference.Kind kind = KINDS.get((int) (keys[index] & 3));
        int at = (int) ((keys[index] >>> 2) & 0xFFF_FFFF);
        return new Difference(kind, rowA[at], rowB[at]);
    }

    @Override
    public int size() {
        return keys.length;
    }

    /// Collects and sorts. A key is: place beside a row of A (32 bits), number (28 bits), kind (2 bits);
    /// the number keeps equal places apart.
    private static final class Builder {
        private final long[] keys;
        private final int[] rowA;
        private final int[] rowB;
        private int size;

        Builder(int capacity) {
            keys = new long[capacity];
            rowA = new int[capacity];
            rowB = new int[capacity];
        }

        /// Moved and added entities in rising order of B, so that those in one gap stand as they are shown.
        void arrivals(OrderDiff order, int sizeA) {
            List<OrderDiff.Move> moves = order.moves();
            List<OrderDiff.Single> added = order.added();
            int m = 0;
            for (int i = 0; i <= added.size(); i++) {
                int until = i < added.size() ? added.get(i).index() : Integer.MAX_VALUE;
                for (; m < moves.size() && moves.get(m).to() < until; m++) {
                    OrderDiff.Move move = moves.get(m);
                    long place =
                            move.to() >= move.from() ? after(move.from()) : before(anchor(order, move.to(), sizeA));
                    add(place, Difference.Kind.MOVED, move.from(), move.to());
                }
                if (i < added.size()) {
                    add(before(anchor(order, until, sizeA)), Difference.Kind.ADDED, -1, until);
                }
            }
        }

        void add(long anchor, Difference.Kind kind, int a, int b) {
            keys[size] = (anchor << 30) | ((long) size << 2) | KINDS.indexOf(kind);
            rowA[size] = a;
            rowB[size] = b;
            size++;
        }

        Differences build() {
            long[] sorted = Arrays.copyOf(keys, size);
            Arrays.sort(sorted);
            return new Differences(sorted, rowA, rowB);
        }
    }
}
