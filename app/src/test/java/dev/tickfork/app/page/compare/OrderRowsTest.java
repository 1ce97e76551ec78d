package dev.tickfork.app.page.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.compare.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The lines against what they must say, for orders made by chance and for the one of the design.
class OrderRowsTest {
    private static OrderDiff diff(int[] a, int[] b) {
        return OrderDiff.of(new NumberedEntities(a), new NumberedEntities(b), ActionContext.silent());
    }

    private static int[] upTo(int n) {
        return IntStream.range(0, n).toArray();
    }

    private static int[] ints(List<Integer> all) {
        return all.stream().mapToInt(Integer::intValue).toArray();
    }

    /// A comparison in which the NBT of some rows of A differs by one path each.
    private static ChangedRows changed(OrderDiff order, Set<Integer> rows) {
        var changes = rows.stream()
                .map(row -> new Comparison.Change("u" + row, row, "Health", "1f", "2f"))
                .toList();
        var none = new Comparison.Gaps(0, 0, 0, 0, List.of());
        return ChangedRows.of(new Comparison(
                order,
                new Comparison.Types(List.of(), 0, List.of()),
                new Comparison.Motion(none, none, none, none),
                new Comparison.Trees(rows.size(), rows.size(), 0, 0, changes, rows.size()),
                Verdict.DIFFERENT));
    }

    private static List<OrderLine> lines(OrderRows rows) {
        return IntStream.range(0, rows.size()).mapToObj(rows::line).toList();
    }

    private static String words(OrderLine line) {
        return switch (line) {
            case OrderLine.Fold fold -> "fold " + fold.rowA() + " " + fold.rowB() + " x" + fold.length();
            case OrderLine.Same same -> "= " + same.rowA() + " " + same.rowB() + (same.changed() ? " ~" : "");
            case OrderLine.Left left -> "< " + left.rowA() + " to " + left.rowB();
            case OrderLine.Right right -> "> " + right.rowB() + " from " + right.rowA();
            case OrderLine.Field field -> "field " + field.rowA() + " " + field.index();
        };
    }

    /// One moved two later, one removed, one added at the end, one changed, one row around each.
    @Test
    void theLinesAreThoseOfTheDesign() {
        int[] a = upTo(20);
        var moved = new ArrayList<>(IntStream.range(0, 20).boxed().toList());
        moved.remove(Integer.valueOf(5));
        moved.add(7, 5); // 0 1 2 3 4 6 7 5 8 ...
        moved.remove(Integer.valueOf(12));
        moved.add(99);
        OrderDiff order = diff(a, ints(moved));
        var rows = new OrderRows(order, changed(order, Set.of(16)), 1, Set.of(), 20, 20);
        assertEquals(
                List.of(
                        "fold 0 0 x4",
                        "= 4 4",
                        "< 5 to 7",
                        "= 6 5",
                        "= 7 6",
                        "> 7 from 5",
                        "= 8 8",
                        "fold 9 9 x2",
                        "= 11 11",
                        "< 12 to -1",
                        "= 13 12",
                        "= 14 13",
                        "= 15 14",
                        "= 16 15 ~",
                        "field 16 0",
                        "= 17 16",
                        "= 18 17",
                        "= 19 18",
                        "> 19 from -1"),
                lines(rows).stream().map(OrderRowsTest::words).toList());
        assertEquals(
                List.of("MOVED 5 7", "REMOVED 12 -1", "CHANGED 16 15", "ADDED -1 19"),
                Differences.of(order, changed(order, Set.of(16)), 20).stream()
                        .map(d -> d.kind() + " " + d.rowA() + " " + d.rowB())
                        .toList());
    }

    @Test
    void everyRowStandsOnceInItsColumnWhateverIsFolded() {
        var random = new Random(523);
        for (int round = 0; round < 400; round++) {
            int n = random.nextInt(60);
            int[] a = upTo(n);
            int[] b = altered(n, random);
            OrderDiff order = diff(a, b);
            ChangedRows changed = changed(order, someKept(order, n, random));
            int context = new int[] {0, 1, 3, OrderRows.ALL}[random.nextInt(4)];
            Set<Integer> opened = random.nextBoolean() ? Set.of() : new TreeSet<>(List.of(0, n / 2));
            var rows = new OrderRows(order, changed, context, opened, n, b.length);
            String where = "round " + round + ": " + Arrays.toString(b) + " context " + context;
            assertEquals(IntStream.range(0, n).boxed().toList(), column(rows, true), where);
            assertEquals(IntStream.range(0, b.length).boxed().toList(), column(rows, false), where);
            linesAreFoundAgain(rows, n, b.length, where);
            foldsHideNoDifference(rows, changed, order, where);
        }
    }

    private static int[] altered(int n, Random random) {
        var list = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        for (int i = random.nextInt(4); i > 0 && !list.isEmpty(); i--) {
            int gone = random.nextInt(list.size());
            list.remove(/* index */ gone);
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            list.add(random.nextInt(list.size() + 1), 1_000 + i);
        }
        for (int i = random.nextInt(5); i > 0 && list.size() > 1; i--) {
            int from = random.nextInt(list.size());
            Integer taken = list.remove(/* index */ from);
            list.add(random.nextInt(list.size() + 1), taken);
        }
        if (random.nextInt(20) == 0) {
            Collections.shuffle(list, random);
        }
        return ints(list);
    }

    private static Set<Integer> someKept(OrderDiff order, int n, Random random) {
        return IntStream.range(0, n)
                .filter(row -> order.inB(row) >= 0 && random.nextInt(12) == 0)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// The rows of one side from top to bottom, folds opened.
    private static List<Integer> column(OrderRows rows, boolean sideA) {
        var all = new ArrayList<Integer>();
        for (OrderLine line : lines(rows)) {
            switch (line) {
                case OrderLine.Fold fold -> {
                    int from = sideA ? fold.rowA() : fold.rowB();
                    IntStream.range(from, from + fold.length()).forEach(all::add);
                }
                case OrderLine.Same same -> all.add(sideA ? same.rowA() : same.rowB());
                case OrderLine.Left left -> {
                    if (sideA) {
                        all.add(left.rowA());
                    }
                }
                case OrderLine.Right right -> {
                    if (!sideA) {
                        all.add(right.rowB());
                    }
                }
                case OrderLine.Field _ -> {
                    // a line of the entity above
                }
            }
        }
        return all;
    }

    private static void linesAreFoundAgain(OrderRows rows, int sizeA, int sizeB, String where) {
        for (int row = 0; row < sizeA; row++) {
            int found = rows.lineOfA(row);
            boolean shows = switch (rows.line(found)) {
                case OrderLine.Fold fold -> fold.rowA() <= row && row < fold.rowA() + fold.length();
                case OrderLine.Same same -> same.rowA() == row;
                case OrderLine.Left left -> left.rowA() == row;
                default -> false;
            };
            assertTrue(shows, where + " A " + row + " at " + found + ": " + rows.line(found));
        }
        for (int row = 0; row < sizeB; row++) {
            int found = rows.lineOfB(row);
            boolean shows = switch (rows.line(found)) {
                case OrderLine.Fold fold -> fold.rowB() <= row && row < fold.rowB() + fold.length();
                case OrderLine.Same same -> same.rowB() == row;
                case OrderLine.Right right -> right.rowB() == row;
                default -> false;
            };
            assertTrue(shows, where + " B " + row + " at " + found + ": " + rows.line(found));
        }
    }

    private static void foldsHideNoDifference(OrderRows rows, ChangedRows changed, OrderDiff order, String where) {
        for (OrderLine line : lines(rows)) {
            if (line instanceof OrderLine.Fold fold) {
                assertTrue(fold.length() >= 2, where);
                for (int i = 0; i < fold.length(); i++) {
                    assertFalse(changed.has(fold.rowA() + i), where);
                    assertEquals(fold.rowB() + i, order.inB(fold.rowA() + i), where);
                }
            }
        }
    }

    /// Each difference once, in the order in which the lines show them.
    @Test
    void differencesFollowTheLines() {
        var random = new Random(9825);
        for (int round = 0; round < 300; round++) {
            int n = random.nextInt(50);
            int[] b = altered(n, random);
            OrderDiff order = diff(upTo(n), b);
            ChangedRows changed = changed(order, someKept(order, n, random));
            Differences all = Differences.of(order, changed, n);
            assertEquals(
                    order.moves().size()
                            + order.added().size()
                            + order.removed().size()
                            + changed.size(),
                    all.size());
            var rows = new OrderRows(order, changed, 1, Set.of(), n, b.length);
            int before = -1;
            for (Difference one : all) {
                int line = one.kind() == Difference.Kind.ADDED
                                || (one.kind() == Difference.Kind.MOVED && one.distance() < 0)
                        ? rows.lineOfB(one.rowB())
                        : rows.lineOfA(one.rowA());
                assertTrue(line >= before, "round " + round + " " + Arrays.toString(b) + " " + one);
                before = line;
            }
        }
    }

    @Test
    void nothingHasNoLines() {
        OrderDiff order = diff(new int[0], new int[0]);
        assertEquals(0, new OrderRows(order, ChangedRows.NONE, 1, Set.of(), 0, 0).size());
        OrderDiff oneSided = diff(new int[0], upTo(3));
        assertEquals(3, new OrderRows(oneSided, ChangedRows.NONE, 1, Set.of(), 0, 3).size());
    }

    /// A million entities with a thousand moves are a few thousand stretches, not a million lines in memory.
    @Test
    void aMillionRowsAreFolded() {
        int n = 1_000_000;
        int[] b = upTo(n);
        for (int i = 500; i < n; i += 1_000) {
            int taken = b[i];
            System.arraycopy(b, i + 1, b, i, 3);
            b[i + 3] = taken;
        }
        OrderDiff order = diff(upTo(n), b);
        var rows = new OrderRows(order, ChangedRows.NONE, 1, Set.of(), n, n);
        assertEquals(1_000, Differences.of(order, ChangedRows.NONE, n).size());
        assertTrue(rows.size() < 10_000, "lines " + rows.size());
        assertEquals("< 500500 to 500503", words(rows.line(rows.lineOfA(500_500))));
    }
}
