package dev.tickfork.app.page.compare;

import dev.tickfork.bridge.compare.OrderDiff;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/// All lines of the order view, made when asked for: stretches of lines with prefix sums, so that a million
/// entities cost a few numbers a stretch. Immutable; another context or an opened fold makes another one.
/// Any thread.
///
/// Entities that keep their order stand level. Between two of them come first those that left (A only),
/// then those that arrived (B only).
final class OrderRows {
    /// Rows of unchanged order that are shown around a difference; this many means all.
    static final int ALL = Integer.MAX_VALUE;

    /// Rows that are shown at each end where nothing differs at all.
    private static final int ENDS = 11;

    private enum Kind {
        FOLD,
        SAME,
        LEFT,
        RIGHT,
        FIELDS
    }

    private final OrderDiff order;
    private final ChangedRows changed;
    private final int context;
    private final Set<Integer> opened;
    private Kind[] kinds = new Kind[64];
    private int[] startA = new int[64];
    private int[] startB = new int[64];
    private int[] firstLine = new int[65];
    private int stretches;

    /// @param context rows shown around each difference, 0 to [#ALL]
    /// @param opened  first rows in A of the folds that the user opened
    OrderRows(OrderDiff order, ChangedRows changed, int context, Set<Integer> opened, int sizeA, int sizeB) {
        this.order = order;
        this.changed = changed;
        this.context = context;
        this.opened = new TreeSet<>(opened);
        int a = 0;
        int b = 0;
        for (OrderDiff.Run run : order.runs()) {
            left(a, run.a());
            right(b, run.b());
            run(run, sizeA, sizeB);
            a = run.a() + run.length();
            b = run.b() + run.length();
        }
        left(a, sizeA);
        right(b, sizeB);
    }

    private void left(int from, int to) {
        int start = from;
        for (int row = from; row < to; row++) {
            if (changed.has(row)) {
                add(Kind.LEFT, start, -1, row + 1 - start);
                add(Kind.FIELDS, row, order.inB(row), changed.of(row).size());
                start = row + 1;
            }
        }
        add(Kind.LEFT, start, -1, to - start);
    }

    private void right(int from, int to) {
        add(Kind.RIGHT, -1, from, to - from);
    }

    /// A run of entities that keep their order: its changed rows are shown, and `context` rows around each
    /// difference.
    private void run(OrderDiff.Run run, int sizeA, int sizeB) {
        boolean first = run.a() == 0 && run.b() == 0;
        boolean last = run.a() + run.length() == sizeA && run.b() + run.length() == sizeB;
        int end = run.a() + run.length();
        int place = changed.placeFrom(run.a());
        boolean match = first && last && place >= changed.size();
        int ends = match ? Math.min(ENDS, run.length()) : 0;
        int shown = run.a() + (first ? ends : Math.min(context, run.length()));
        if (place < changed.size()) {
            shown = Math.min(shown, changed.row(place));
        }
        same(run, run.a(), shown);
        for (; place < changed.size() && changed.row(place) < end; place++) {
            int row = changed.row(place);
            shown = unchanged(run, shown, Math.max(shown, row - Math.min(context, row)));
            same(run, shown, row + 1);
            add(Kind.FIELDS, row, run.b() + row - run.a(), changed.of(row).size());
            shown = row + 1;
            int until = (int) Math.min(end, (long) row + 1 + context);
            int next = place + 1 < changed.size() ? Math.min(changed.row(place + 1), until) : until;
            same(run, shown, Math.max(shown, next));
            shown = Math.max(shown, next);
        }
        int tail = last ? Math.max(shown, end - ends) : Math.max(shown, end - Math.min(context, run.length()));
        shown = unchanged(run, shown, tail);
        same(run, shown, end);
    }

    /// Rows without any difference: folded, unless there is one only or the user opened them.
    private int unchanged(OrderDiff.Run run, int from, int to) {
        if (to - from < 2 || context == ALL || opened.contains(from)) {
            same(run, from, to);
        } else {
            add(Kind.FOLD, from, run.b() + from - run.a(), 1);
        }
        return Math.max(from, to);
    }

    private void same(OrderDiff.Run run, int from, int to) {
        add(Kind.SAME, from, run.b() + from - run.a(), to - from);
    }

    private void add(Kind kind, int a, int b, int lines) {
        if (lines <= 0) {
            return;
        }
        if (stretches == kinds.length) {
            kinds = Arrays.copyOf(kinds, stretches * 2);
            startA = Arrays.copyOf(startA, stretches * 2);
            startB = Arrays.copyOf(startB, stretches * 2);
            firstLine = Arrays.copyOf(firstLine, stretches * 2 + 1);
        }
        kinds[stretches] = kind;
        startA[stretches] = a;
        startB[stretches] = b;
        firstLine[stretches + 1] = firstLine[stretches] + lines;
        stretches++;
    }

    int size() {
        return firstLine[stretches];
    }

    OrderLine line(int index) {
        int s = stretchOf(index);
        int at = index - firstLine[s];
        int a = startA[s] + at;
        int b = startB[s] + at;
        return switch (kinds[s]) {
            case FOLD -> new OrderLine.Fold(startA[s], startB[s], foldLength(s));
            case SAME -> new OrderLine.Same(a, b, changed.has(a));
            case LEFT -> new OrderLine.Left(a, order.inB(a), changed.has(a));
            case RIGHT -> new OrderLine.Right(order.inA(b), b, changed.has(order.inA(b)));
            case FIELDS -> new OrderLine.Field(startA[s], startB[s], at);
        };
    }

    /// A fold ends where the next stretch of its run begins; both count rows of A.
    private int foldLength(int s) {
        for (int next = s + 1; next < stretches; next++) {
            if (kinds[next] == Kind.SAME || kinds[next] == Kind.LEFT) {
                return startA[next] - startA[s];
            }
            if (kinds[next] == Kind.RIGHT) {
                return startB[next] - startB[s];
            }
        }
        return lastRow(s) - startA[s];
    }

    private int lastRow(int s) {
        for (OrderDiff.Run run : order.runs().reversed()) {
            if (run.a() <= startA[s]) {
                return run.a() + run.length();
            }
        }
        throw new IllegalStateException("a fold outside of every run");
    }

    private int stretchOf(int line) {
        if (line < 0 || line >= size()) {
            throw new IndexOutOfBoundsException(line);
        }
        int at = Arrays.binarySearch(firstLine, 0, stretches + 1, line);
        return at < 0 ? -at - 2 : at;
    }

    /// The line that shows a row of A; a fold's line where it is folded.
    int lineOfA(int row) {
        for (int s = firstStretchOfA(row); s < stretches; s++) {
            if (kinds[s] == Kind.RIGHT || kinds[s] == Kind.FIELDS) {
                continue;
            }
            int length = kinds[s] == Kind.FOLD ? foldLength(s) : firstLine[s + 1] - firstLine[s];
            if (row < startA[s] + length) {
                return firstLine[s] + (kinds[s] == Kind.FOLD ? 0 : row - startA[s]);
            }
        }
        return size() - 1;
    }

    /// Rows of A rise over the stretches that have any, so that the search can leave out most.
    private int firstStretchOfA(int row) {
        int low = 0;
        int high = stretches - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            int probe = middle;
            while (probe > low && kinds[probe] == Kind.RIGHT) {
                probe--;
            }
            if (kinds[probe] == Kind.RIGHT || startA[probe] > row) {
                if (kinds[probe] == Kind.RIGHT) {
                    low = middle;
                } else {
                    high = probe - 1;
                }
            } else {
                low = middle;
            }
        }
        while (low > 0 && (kinds[low] == Kind.RIGHT || startA[low] > row || kinds[low] == Kind.FIELDS)) {
            low--;
        }
        return Math.max(0, low);
    }

    /// The line that shows a row of B on the right side.
    int lineOfB(int row) {
        int a = order.inA(row);
        if (a >= 0) {
            int line = lineOfA(a);
            boolean level = switch (line(line)) {
                case OrderLine.Same same -> same.rowB() == row;
                case OrderLine.Fold fold -> fold.rowB() <= row && row < fold.rowB() + fold.length();
                default -> false;
            };
            if (level) {
                return line;
            }
        }
        for (int s = 0; s < stretches; s++) {
            if (kinds[s] == Kind.RIGHT && startB[s] <= row && row < startB[s] + firstLine[s + 1] - firstLine[s]) {
                return firstLine[s] + row - startB[s];
            }
        }
        return 0;
    }
}
