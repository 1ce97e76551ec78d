package dev.tickfork.bridge.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class OrderDiffTest {
    private static OrderDiff diff(EntitySequence a, EntitySequence b) {
        return OrderDiff.of(a, b, ActionContext.silent());
    }

    private static String id(int id) {
        return new UUID(0, id).toString();
    }

    @Test
    void equalOrdersAreOneRun() {
        OrderDiff diff = diff(Entities.ids(5, 3, 9), Entities.ids(5, 3, 9));
        assertTrue(diff.equal());
        assertNull(diff.firstDivergence());
        assertEquals(List.of(), diff.moves());
        assertEquals(List.of(new OrderDiff.Run(0, 0, 3)), diff.runs());
    }

    @Test
    void oneMovedToTheEndIsOneMove() {
        OrderDiff diff = diff(Entities.ids(1, 2, 3, 4, 5), Entities.ids(1, 3, 4, 5, 2));
        assertEquals(List.of(new OrderDiff.Move(id(2), 1, 4)), diff.moves());
        assertEquals(new OrderDiff.Divergence(1, id(2), id(3)), diff.firstDivergence());
        assertEquals(List.of(new OrderDiff.Run(0, 0, 1), new OrderDiff.Run(2, 1, 3)), diff.runs());
    }

    @Test
    void oneGoneAndOneNew() {
        OrderDiff diff = diff(Entities.ids(1, 2, 3), Entities.ids(1, 4, 3, 5));
        assertEquals(List.of(new OrderDiff.Single(id(2), 1)), diff.removed());
        assertEquals(List.of(new OrderDiff.Single(id(4), 1), new OrderDiff.Single(id(5), 3)), diff.added());
        assertEquals(List.of(), diff.moves());
        assertEquals(2, diff.inB(2));
        assertEquals(-1, diff.inA(3));
    }

    @Test
    void oneSideEndsFirst() {
        OrderDiff diff = diff(Entities.ids(1, 2), Entities.ids(1));
        assertFalse(diff.equal());
        assertEquals(new OrderDiff.Divergence(1, id(2), null), diff.firstDivergence());
        assertEquals(
                new OrderDiff.Divergence(0, null, id(1)),
                diff(Entities.ids(), Entities.ids(1)).firstDivergence());
    }

    @Test
    void emptyAgainstEmptyIsEqual() {
        assertTrue(diff(Entities.ids(), Entities.ids()).equal());
    }

    @Test
    void repeatedUuidsArePairedByOccurrence() {
        OrderDiff diff = diff(Entities.ids(1, 2, 1), Entities.ids(1, 1, 1, 2));
        assertEquals(3, diff.duplicates());
        assertEquals(0, diff.inB(0));
        assertEquals(1, diff.inB(2));
        assertEquals(List.of(new OrderDiff.Single(id(1), 2)), diff.added());
        assertReproduces(Entities.ids(1, 2, 1), Entities.ids(1, 1, 1, 2));
    }

    /// All pairs of short orders: fewest moves by trying, and the way from A to B walked.
    @Test
    void fewestMovesByBruteForce() {
        var random = new Random(114);
        for (int round = 0; round < 4_000; round++) {
            int[] a = shuffled(random, random.nextInt(9));
            int[] b = shuffled(random, random.nextInt(9));
            OrderDiff diff = diff(Entities.ids(a), Entities.ids(b));
            assertEquals(diff.matched() - longestCommon(a, b), diff.moves().size());
            assertReproduces(Entities.ids(a), Entities.ids(b));
        }
    }

    @Test
    void repeatedUuidsStillLeadFromAToB() {
        var random = new Random(119);
        for (int round = 0; round < 4_000; round++) {
            assertReproduces(Entities.ids(repeating(random)), Entities.ids(repeating(random)));
        }
    }

    @Test
    void aThousandMovesInALongOrder() {
        var random = new Random(7);
        var order = new ArrayList<Integer>();
        for (int i = 0; i < 50_000; i++) {
            order.add(i);
        }
        int[] a = ints(order);
        for (int i = 0; i < 1_000; i++) {
            int from = random.nextInt(order.size());
            Integer taken = order.get(from);
            order.subList(from, from + 1).clear();
            order.add(random.nextInt(order.size() + 1), taken);
        }
        OrderDiff diff = diff(Entities.ids(a), Entities.ids(ints(order)));
        assertTrue(diff.moves().size() <= 1_000, "no more than were made");
        assertReproduces(Entities.ids(a), Entities.ids(ints(order)));
    }

    private static void assertReproduces(EntitySequence a, EntitySequence b) {
        OrderDiff diff = diff(a, b);
        var gone = new boolean[a.size()];
        var put = new TreeMap<Integer, String>();
        diff.removed().forEach(single -> gone[single.index()] = true);
        diff.added().forEach(single -> put.put(single.index(), single.uuid()));
        diff.moves().forEach(move -> {
            assertEquals(a.uuid(move.from()), move.uuid());
            gone[move.from()] = true;
            put.put(move.to(), move.uuid());
        });
        var result = new ArrayList<String>();
        for (int row = 0; row < a.size(); row++) {
            if (!gone[row]) {
                result.add(a.uuid(row));
            }
        }
        put.forEach(result::add);
        assertEquals(uuids(b), result);
        assertEquals(
                result.size() - put.size(),
                diff.runs().stream().mapToInt(OrderDiff.Run::length).sum());
        for (OrderDiff.Run run : diff.runs()) {
            for (int i = 0; i < run.length(); i++) {
                assertEquals(a.uuid(run.a() + i), b.uuid(run.b() + i));
            }
        }
        assertEquals(uuids(a).equals(uuids(b)), diff.equal());
    }

    private static List<String> uuids(EntitySequence sequence) {
        var uuids = new ArrayList<String>();
        for (int row = 0; row < sequence.size(); row++) {
            uuids.add(sequence.uuid(row));
        }
        return uuids;
    }

    private static int longestCommon(int[] a, int[] b) {
        int[][] best = new int[a.length + 1][b.length + 1];
        for (int i = 1; i <= a.length; i++) {
            for (int j = 1; j <= b.length; j++) {
                best[i][j] = a[i - 1] == b[j - 1] ? best[i - 1][j - 1] + 1 : Math.max(best[i - 1][j], best[i][j - 1]);
            }
        }
        return best[a.length][b.length];
    }

    private static int[] shuffled(Random random, int size) {
        var ids = new ArrayList<Integer>();
        for (int id = 0; id < 10; id++) {
            ids.add(id);
        }
        java.util.Collections.shuffle(ids, random);
        return ints(ids.subList(0, size));
    }

    private static int[] repeating(Random random) {
        return random.ints(random.nextInt(9), 0, 4).toArray();
    }

    private static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }
}
