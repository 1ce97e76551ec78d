package dev.tickfork.bridge.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.tickfork.bridge.action.ActionContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class OrderStatisticsTest {
    private static final ActionContext SILENT = ActionContext.silent();

    private static OrderDiff diff(int[] a, int[] b) {
        return OrderDiff.of(Entities.ids(a), Entities.ids(b), SILENT);
    }

    private static int[] ids(int... ids) {
        return ids;
    }

    @Test
    void nothingAgainstNothingHasNoRunAndNoDistance() {
        OrderStatistics none = OrderStatistics.of(diff(ids(), ids()), SILENT);
        assertNull(none.longest());
        assertEquals(0, none.middle());
        assertEquals(0, none.largest());
        assertEquals(List.of(), none.histogram());
    }

    @Test
    void oneEmptySideHasOnlySingles() {
        OrderStatistics none = OrderStatistics.of(diff(ids(1, 2, 3), ids()), SILENT);
        assertNull(none.longest());
        assertEquals(3, none.singles());
        assertEquals(0, OrderPlot.of(diff(ids(), ids(4)), 8, SILENT).kept()[0]);
    }

    @Test
    void distanceCountsKeptEntitiesNotRows() {
        // 9 leaves before the moved 2, so every row shifts by one; 2 still jumps over 3, 4 and 5 alone.
        OrderStatistics found = OrderStatistics.of(diff(ids(9, 1, 2, 3, 4, 5), ids(1, 3, 4, 5, 2)), SILENT);
        assertEquals(1, found.moves());
        assertEquals(3, found.largest());
        assertEquals(3, found.middle());
        assertEquals(List.of(new OrderStatistics.Bin(1, 1, 0), new OrderStatistics.Bin(2, 3, 1)), found.histogram());
    }

    @Test
    void earlierIsNegativeAndStandsLeft() {
        OrderStatistics found = OrderStatistics.of(diff(ids(1, 2, 3, 4, 5), ids(5, 1, 2, 3, 4)), SILENT);
        assertEquals(-4, found.largest());
        assertEquals(4, found.middle());
        assertEquals(new OrderStatistics.Bin(-7, -4, 1), found.histogram().getFirst());
    }

    @Test
    void theLongestStretchMayBeOneThatMoved() {
        // Kept is 1 2 7 8 (four in two pieces) or the three that moved together: three in a row is the longest stretch.
        OrderStatistics found = OrderStatistics.of(diff(ids(1, 2, 4, 5, 6, 7, 8), ids(4, 5, 6, 1, 2, 9, 7, 8)), SILENT);
        assertEquals(new OrderDiff.Run(2, 0, 3), found.longest());
    }

    @Test
    void agreesWithTheNaiveWay() {
        var random = new Random(7);
        for (int round = 0; round < 400; round++) {
            int[] a = shuffled(random, random.nextInt(12));
            int[] b = shuffled(random, random.nextInt(12));
            OrderDiff diff = diff(a, b);
            OrderStatistics found = OrderStatistics.of(diff, SILENT);
            assertEquals(
                    naiveLongest(a, b),
                    found.longest() == null ? 0 : found.longest().length());
            int[] distances = OrderStatistics.distances(diff, SILENT);
            for (int i = 0; i < distances.length; i++) {
                assertEquals(naiveDistance(diff, diff.moves().get(i)), distances[i], Arrays.toString(a));
            }
            assertEquals(
                    found.moves(),
                    found.histogram().stream()
                            .mapToInt(OrderStatistics.Bin::count)
                            .sum());
        }
    }

    @Test
    void aMatchIsTheDiagonalOfThePlot() {
        int[] ids = IntStream.range(0, 1_000).toArray();
        OrderPlot plot = OrderPlot.of(diff(ids, ids), 10, SILENT);
        for (int cell = 0; cell < 100; cell++) {
            assertEquals(cell % 11 == 0 ? 100 : 0, plot.kept()[cell]);
            assertEquals(0, plot.moved()[cell]);
        }
    }

    @Test
    @Timeout(60)
    void aMillionWithAThousandMovesIsDoneInSeconds() {
        int size = 1_000_000;
        var order = new ArrayList<Integer>(IntStream.range(0, size).boxed().toList());
        var random = new Random(3);
        for (int i = 0; i < 500; i++) {
            Collections.swap(order, random.nextInt(size), random.nextInt(size));
        }
        int[] b = order.stream().mapToInt(Integer::intValue).toArray();
        OrderDiff diff = OrderDiff.of(numbers(IntStream.range(0, size).toArray()), numbers(b), SILENT);
        OrderStatistics found = OrderStatistics.of(diff, SILENT);
        OrderPlot plot = OrderPlot.of(diff, 512, SILENT);
        assertNotNull(found.longest());
        assertEquals(
                size,
                Arrays.stream(plot.kept()).sum() + Arrays.stream(plot.moved()).sum());
        assertEquals(found.moves(), diff.moves().size());
    }

    private static EntitySequence numbers(int[] ids) {
        return new EntityColumns(
                ids.length,
                Integer::toString,
                _ -> "minecraft:pig",
                _ -> null,
                _ -> null,
                List.of(_ -> 0L, row -> ids[row], _ -> 0L),
                Collections.nCopies(8, _ -> 0.0));
    }

    private static int[] shuffled(Random random, int size) {
        var all = new ArrayList<Integer>(IntStream.range(0, 14).boxed().toList());
        if (random.nextBoolean()) {
            Collections.shuffle(all, random);
        } else {
            Collections.rotate(all.subList(0, 9), random.nextInt(9));
        }
        return all.stream().limit(size).mapToInt(Integer::intValue).toArray();
    }

    private static int naiveLongest(int[] a, int[] b) {
        int best = 0;
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b.length; j++) {
                int n = 0;
                while (i + n < a.length && j + n < b.length && a[i + n] == b[j + n]) {
                    n++;
                }
                best = Math.max(best, n);
            }
        }
        return best;
    }

    /// Kept rows before it in B less those before it in A, counted one by one.
    private static int naiveDistance(OrderDiff diff, OrderDiff.Move move) {
        int before = 0;
        for (OrderDiff.Run run : diff.runs()) {
            for (int i = 0; i < run.length(); i++) {
                before += (run.b() + i < move.to() ? 1 : 0) - (run.a() + i < move.from() ? 1 : 0);
            }
        }
        return before;
    }
}
