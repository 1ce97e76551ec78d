package dev.tickfork.bridge.compare;

import static dev.tickfork.bridge.compare.Entities.one;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.compare.Comparison.Change;
import dev.tickfork.bridge.compare.Comparison.TypeDelta;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static final int X = 0;
    private static final int Y = 1;
    private static final int VY = 4;
    private static final int YAW = 6;

    private static Comparison compare(EntitySequence a, EntitySequence b, CompareOptions options) throws ActionFailure {
        return Comparison.of(a, b, options, ActionContext.silent());
    }

    private static Comparison compare(Entities.One a, Entities.One b) throws ActionFailure {
        return compare(Entities.of(a), Entities.of(b), CompareOptions.EXACT);
    }

    private static Comparison compare(Entities.One a, Entities.One b, double pos, double vel, double rot)
            throws ActionFailure {
        return compare(Entities.of(a), Entities.of(b), new CompareOptions(pos, vel, rot, List.of(), 10));
    }

    private static List<String> paths(Comparison comparison) {
        return comparison.nbt().changed().stream().map(Change::path).toList();
    }

    @Test
    void equalIsIdenticalAndNothingIsEmpty() throws Exception {
        assertEquals(Verdict.IDENTICAL, compare(one(1), one(1)).verdict());
        assertEquals(
                Verdict.EMPTY,
                compare(Entities.ids(), Entities.ids(), CompareOptions.EXACT).verdict());
        assertEquals(
                Verdict.DIFFERENT,
                compare(Entities.ids(1), Entities.ids(), CompareOptions.EXACT).verdict());
        assertEquals(
                Verdict.DIFFERENT,
                compare(Entities.ids(1, 2), Entities.ids(2, 1), CompareOptions.EXACT)
                        .verdict());
    }

    @Test
    void typesAreCountedCommonestFirst() throws Exception {
        var comparison = compare(
                Entities.of(one(1).type("b"), one(2).type("a"), one(3).type("c"), one(4).type("c")),
                Entities.of(one(1).type("b"), one(2).type("z")),
                CompareOptions.EXACT);
        assertEquals(
                List.of(
                        new TypeDelta("c", 2, 0),
                        new TypeDelta("a", 1, 0),
                        new TypeDelta("b", 1, 1),
                        new TypeDelta("z", 0, 1)),
                comparison.types().counts());
        assertEquals(1, comparison.types().mismatches());
        assertEquals(
                new Change(one(2).uuid(), 1, "type", "a", "z"),
                comparison.types().sample().getFirst());
    }

    @Test
    void tolerancesAreInclusiveAndZeroMeansBits() throws Exception {
        var moved = one(1).with(X, 1.25);
        assertEquals(1, compare(one(1), moved).motion().positions().mismatches());
        assertEquals(Verdict.IDENTICAL, compare(one(1), moved, 0.25, 0, 0).verdict());
        assertEquals(Verdict.DIFFERENT, compare(one(1), moved, 0.24, 9, 9).verdict());
        assertEquals(0.25, compare(one(1), moved, 1, 0, 0).motion().positions().largest());
        var zero = one(1).with(X, 0.0);
        var minus = one(1).with(X, -0.0);
        assertEquals(1, compare(zero, minus).motion().positions().mismatches());
        assertEquals(Verdict.IDENTICAL, compare(zero, minus, 1e-9, 0, 0).verdict());
    }

    @Test
    void velocityAndRotationHaveTheirOwn() throws Exception {
        var falls = one(1).with(VY, -0.1);
        assertEquals(1, compare(one(1), falls, 9, 0, 9).motion().velocities().mismatches());
        assertEquals(Verdict.IDENTICAL, compare(one(1), falls, 0, 0.03, 0).verdict());
        var west = one(1).with(YAW, -179.5);
        var beyond = one(1).with(YAW, 179.5);
        var gaps = compare(west, beyond, 0, 0, 1.5).motion().rotations();
        assertEquals(0, gaps.mismatches());
        assertEquals(1.0, gaps.largest());
    }

    @Test
    void aSideThatIsMissingIsNeverAllowed() throws Exception {
        var without = one(1).with(X, Double.NaN).with(Y, Double.NaN).with(2, Double.NaN);
        var comparison = compare(one(1), without, 1e9, 0, 0);
        assertEquals(1, comparison.motion().positions().mismatches());
        assertEquals(0, compare(without, without).motion().positions().compared());
    }

    @Test
    void theLargestGapsAreKept() throws Exception {
        var a = new ArrayList<Entities.One>();
        var b = new ArrayList<Entities.One>();
        for (int i = 0; i < 50; i++) {
            a.add(one(i));
            b.add(one(i).with(X, 1 + (i * 7) % 50));
        }
        var gaps = compare(Entities.of(a), Entities.of(b), new CompareOptions(0, 0, 0, List.of(), 3))
                .motion()
                .positions();
        assertEquals(49, gaps.mismatches());
        assertEquals(
                List.of(49.0, 48.0, 47.0),
                gaps.sample().stream().map(Comparison.Gap::size).toList());
    }

    @Test
    void aRidersPlaceIsToldAndIsNoMismatch() throws Exception {
        var comparison = compare(one(1).riding("v"), one(1).riding("v").with(X, 7));
        assertEquals(0, comparison.motion().positions().compared());
        assertEquals(1, comparison.motion().derived().mismatches());
        assertEquals(Verdict.IDENTICAL, comparison.verdict());
    }

    @Test
    void anotherVehicleIsAMismatch() throws Exception {
        var comparison = compare(one(1).riding("v"), one(1));
        assertEquals(1, comparison.nbt().vehicles());
        assertEquals(
                List.of(new Change(one(1).uuid(), 0, "vehicle", "v", null)),
                comparison.nbt().changed());
        assertEquals(Verdict.DIFFERENT, comparison.verdict());
    }

    @Test
    void orderOfKeysAndSpellingOfNumbersNeverCount() throws Exception {
        var comparison = compare(one(1).nbt("{a:1,\"b\":{c:1.50d,d:2b}}"), one(1).nbt("{\"b\":{d:2B,c:1.5d},a:1}"));
        assertEquals(Verdict.IDENTICAL, comparison.verdict());
        assertEquals(1, comparison.nbt().compared());
    }

    @Test
    void changesAreNamedByPath() throws Exception {
        var comparison = compare(
                one(1).nbt("{Items:[{id:\"a\",count:1},{id:\"b\",count:2}],gone:1b,t:1}"),
                one(1).nbt("{Items:[{id:\"a\",count:1},{id:\"b\",count:3}],t:1L,z:\"new\"}"));
        assertEquals(
                List.of(
                        new Change(one(1).uuid(), 0, "Items[1].count", "2", "3"),
                        new Change(one(1).uuid(), 0, "gone", "1b", null),
                        new Change(one(1).uuid(), 0, "t", "1", "1L"),
                        new Change(one(1).uuid(), 0, "z", null, "\"new\"")),
                comparison.nbt().changed());
        assertEquals(1, comparison.nbt().mismatches());
        assertEquals(4, comparison.nbt().total());
    }

    @Test
    void ignoredPathsAreLeftOutWithAllBelow() throws Exception {
        var options = new CompareOptions(0, 0, 0, List.of("Items[*].count", "x"), 10);
        var comparison = compare(
                Entities.of(one(1).nbt("{Items:[{count:1}],x:{y:1}}")),
                Entities.of(one(1).nbt("{Items:[{count:2}],x:{y:2}}")),
                options);
        assertEquals(Verdict.IDENTICAL, comparison.verdict());
        var failure = assertThrows(
                ActionFailure.class,
                () -> compare(Entities.ids(1), Entities.ids(1), new CompareOptions(0, 0, 0, List.of("a[", "b"), 10)));
        assertEquals(Codes.INVALID_REQUEST, failure.code());
        assertEquals("a[", failure.text().args().getFirst());
    }

    @Test
    void unreadableNbtIsNeverEqual() throws Exception {
        var comparison = compare(one(1).nbt("{a:1"), one(1).nbt("{a:1}"));
        assertEquals(
                List.of(new Change(one(1).uuid(), 0, "nbt", "{a:1", "{a:1}")),
                comparison.nbt().changed());
        assertEquals(1, comparison.nbt().unreadable());
        assertEquals(Verdict.DIFFERENT, comparison.verdict());
        assertEquals(
                Verdict.DIFFERENT,
                compare(one(1).nbt("{a:1"), one(1).nbt("{a: 1")).verdict());
        assertEquals(
                Verdict.DIFFERENT, compare(one(1).nbt(null), one(1).nbt("{}")).verdict());
        assertEquals(0, compare(one(1).nbt(null), one(1)).nbt().unreadable());
    }

    @Test
    void theTreesOwnPositionDoesNotDefeatTheTolerance() throws Exception {
        var a = one(1).nbt("{Pos:[1.0d,2.0d,3.0d],Motion:[0.0d,-0.0784d,0.0d],Rotation:[90.0f,0.0f]}");
        var b = one(1).with(X, 1.005).nbt("{Pos:[1.005d,2.0d,3.0d],Motion:[0.0d,-0.0784d,0.0d],Rotation:[90.0f,0.0f]}");
        assertEquals(Verdict.IDENTICAL, compare(a, b, 0.01, 0, 0).verdict());
        var exact = compare(a, b);
        assertEquals(1, exact.motion().positions().mismatches());
        assertEquals(List.of(), paths(exact), "told once, by the columns");
    }

    @Test
    void aTreeThatContradictsItsColumnsIsComparedItself() throws Exception {
        var a = one(1).nbt("{Motion:[0.0d,-0.0784d,0.0d]}");
        var b = one(1).nbt("{Motion:[0.0d,-0.5d,0.0d]}");
        assertEquals(List.of("Motion"), paths(compare(a, b)));
        assertEquals(Verdict.IDENTICAL, compare(a, b, 0, 0.5, 0).verdict());
        assertEquals(List.of("Motion"), paths(compare(a, one(1).nbt("{Motion:[0.0f,-0.0784f,0.0f]}"), 9, 9, 9)));
    }

    @Test
    void nestedPassengersFollowTheSameRules() throws Exception {
        String nested = "{Passengers:[{id:\"pig\",Pos:[%s,0.0d,0.0d],Motion:[%s,0.0d,0.0d],Health:%s}]}";
        var a = one(1).nbt(nested.formatted("1.0d", "0.5d", "10.0f"));
        assertEquals(
                Verdict.IDENTICAL,
                compare(a, one(1).nbt(nested.formatted("9.0d", "0.5d", "10.0f")))
                        .verdict());
        assertEquals(
                List.of("Passengers[0].Motion"),
                paths(compare(a, one(1).nbt(nested.formatted("1.0d", "0.6d", "10.0f")))));
        assertEquals(
                Verdict.IDENTICAL,
                compare(a, one(1).nbt(nested.formatted("1.0d", "0.6d", "10.0f")), 0, 0.2, 0)
                        .verdict());
        assertEquals(
                List.of("Passengers[0].Health"),
                paths(compare(a, one(1).nbt(nested.formatted("1.0d", "0.5d", "9.0f")), 9, 9, 9)));
        assertEquals(List.of("Passengers"), paths(compare(a, one(1))));
    }

    @Test
    void samplesAreBoundedAndTotalsAreNot() throws Exception {
        var a = new ArrayList<Entities.One>();
        var b = new ArrayList<Entities.One>();
        for (int i = 0; i < 10_000; i++) {
            a.add(one(i).nbt("{n:" + i + ",m:0}"));
            b.add(one(i).nbt("{n:" + (i + 1) + ",m:1}"));
        }
        var comparison = compare(Entities.of(a), Entities.of(b), CompareOptions.EXACT.withTop(5));
        assertEquals(5, comparison.nbt().changed().size());
        assertEquals(20_000, comparison.nbt().total());
        assertEquals(10_000, comparison.nbt().mismatches());
        var all = compare(Entities.of(a), Entities.of(b), CompareOptions.EXACT.withTop(0));
        assertEquals(20_000, all.nbt().changed().size());
        for (int i = 1; i < all.nbt().changed().size(); i++) {
            assertTrue(
                    all.nbt().changed().get(i - 1).row()
                            <= all.nbt().changed().get(i).row(),
                    "by row");
        }
    }
}
