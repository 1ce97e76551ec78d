package dev.tickfork.nbt;

import static dev.tickfork.nbt.Tags.assertSame;
import static dev.tickfork.nbt.Tags.compound;
import static dev.tickfork.nbt.Tags.d;
import static dev.tickfork.nbt.Tags.f;
import static dev.tickfork.nbt.Tags.i;
import static dev.tickfork.nbt.Tags.list;
import static dev.tickfork.nbt.Tags.str;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.nbt.NbtDifference.Kind;
import java.util.List;
import java.util.Random;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.junit.jupiter.api.Test;

class NbtDiffTest {
    private static List<String> diff(String a, String b, String... ignored) throws SnbtException {
        return NbtDiff.diff(Snbt.parse(a), Snbt.parse(b), IgnoredPaths.parse(List.of(ignored))).stream()
                .map(difference -> difference.path() + " " + difference.kind())
                .toList();
    }

    @Test
    void keyOrderNeverCounts() throws SnbtException {
        assertEquals(List.of(), diff("{a:1,b:{c:2,d:3}}", "{b:{d:3,c:2},a:1}"));
    }

    @Test
    void namesEveryPlaceInOrder() throws SnbtException {
        assertEquals(
                List.of("Items[0].count VALUE", "Items[1] REMOVED", "a TYPE", "new ADDED", "old REMOVED", "u VALUE"),
                diff(
                        "{old:1,a:1,Items:[{id:x,count:5},{}],u:[I;1,2],same:{x:1}}",
                        "{new:1,a:1b,Items:[{id:x,count:64}],u:[I;1,3],same:{x:1}}"));
    }

    @Test
    void carriesBothValues() throws SnbtException {
        NbtDifference difference = NbtDiff.diff(Snbt.parse("{a:[1,2]}"), Snbt.parse("{a:[1,3]}"), IgnoredPaths.NONE)
                .getFirst();
        assertEquals(new NbtDifference(NbtPath.parse("a[1]"), i(2), i(3)), difference);
        assertEquals(Kind.VALUE, difference.kind());
    }

    @Test
    void floatsAreComparedByBits() {
        assertFalse(NbtDiff.equal(d(0.0), d(-0.0)));
        assertFalse(NbtDiff.equal(f(0.0f), f(-0.0f)));
        assertTrue(NbtDiff.equal(d(Double.NaN), d(Double.NaN)));
        assertFalse(NbtDiff.equal(d(Double.NaN), d(Double.longBitsToDouble(0x7ff8000000000001L))));
        assertFalse(NbtDiff.equal(f(Float.NaN), f(Float.intBitsToFloat(0x7fc00001))));
        assertFalse(NbtDiff.equal(f(1), d(1)));
        assertFalse(NbtDiff.equal(d(0.1), d(Math.nextUp(0.1))));
    }

    @Test
    void differentRootsDifferAtTheRoot() {
        NbtDifference difference =
                NbtDiff.diff(list(), compound(), IgnoredPaths.NONE).getFirst();
        assertEquals(NbtPath.ROOT, difference.path());
        assertEquals(Kind.TYPE, difference.kind());
    }

    @Test
    void ignoredPathsAreNotLookedInto() throws SnbtException {
        String a = "{Brain:{x:1},Items:[{count:1,id:a},{count:2}],Pos:[1.0d,2.0d]}";
        String b = "{Items:[{count:9,id:b},{count:8}],Pos:[5.0d,6.0d]}";
        assertEquals(List.of("Items[0].id VALUE", "Pos[1] VALUE"), diff(a, b, "Brain", "Items[].count", "Pos[0]"));
        assertEquals(List.of(), diff(a, b, ""));
    }

    @Test
    void stopsAtTheLimit() throws SnbtException {
        BinaryTag a = Snbt.parse("{a:1,b:1,c:[1,1,1]}");
        BinaryTag b = Snbt.parse("{a:2,b:2,c:[2,2,2]}");
        assertEquals(5, NbtDiff.diff(a, b, IgnoredPaths.NONE).size());
        assertEquals(3, NbtDiff.diff(a, b, IgnoredPaths.NONE, 3).size());
        assertThrows(IllegalArgumentException.class, () -> NbtDiff.diff(a, b, IgnoredPaths.NONE, 0));
    }

    @Test
    void b012MixedListsAreKeptAsRecordedAndCanBeCompared() throws SnbtException {
        BinaryTag plain = Snbt.parse("[1,'a',{b:3}]");
        BinaryTag stored = Snbt.parse("[{\"\":1},{\"\":'a'},{b:3}]");
        assertEquals("[1,\"a\",{\"b\":3}]", Snbt.write(plain));
        assertEquals("[{\"\":1},{\"\":\"a\"},{\"b\":3}]", Snbt.write(stored));
        List<NbtDifference> differences = NbtDiff.diff(plain, stored, IgnoredPaths.NONE);
        assertEquals(2, differences.size());
        assertTrue(differences.stream().allMatch(NbtDifference::sameAfterUnwrapping));
        assertFalse(new NbtDifference(NbtPath.ROOT, i(1), compound("", i(2))).sameAfterUnwrapping());
        assertFalse(new NbtDifference(NbtPath.ROOT, i(1), null).sameAfterUnwrapping());
        assertSame(stored, MixedLists.wrapMixed(plain));
        assertSame(plain, MixedLists.unwrapMixed(stored));
    }

    @Test
    void wrappersInsideListsOfCompoundsAreWrappedOnceMore() throws SnbtException {
        BinaryTag tree = Snbt.parse("{l:[{\"\":1},{a:[1,x]}]}");
        assertEquals(
                "{\"l\":[{\"\":{\"\":1}},{\"a\":[{\"\":1},{\"\":\"x\"}]}]}", Snbt.write(MixedLists.wrapMixed(tree)));
        assertSame(tree, MixedLists.unwrapMixed(MixedLists.wrapMixed(tree)));
    }

    @Test
    void wrappingAnyTreeCanBeTakenBack() {
        var trees = new RandomTrees(new Random(12), true);
        for (int round = 0; round < 1_000; round++) {
            CompoundBinaryTag tree = trees.compound(5);
            assertSame(tree, MixedLists.unwrapMixed(MixedLists.wrapMixed(tree)));
        }
    }

    @Test
    void aListTakesItsElementsType() {
        assertEquals(i(1).type(), list(i(1), i(2)).elementType());
        assertTrue(MixedLists.isMixed(list(i(1), str("a"))));
        assertFalse(MixedLists.isMixed(list()));
    }
}
