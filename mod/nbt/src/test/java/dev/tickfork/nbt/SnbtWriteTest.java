package dev.tickfork.nbt;

import static dev.tickfork.nbt.Tags.assertSame;
import static dev.tickfork.nbt.Tags.b;
import static dev.tickfork.nbt.Tags.bytes;
import static dev.tickfork.nbt.Tags.compound;
import static dev.tickfork.nbt.Tags.d;
import static dev.tickfork.nbt.Tags.f;
import static dev.tickfork.nbt.Tags.i;
import static dev.tickfork.nbt.Tags.ints;
import static dev.tickfork.nbt.Tags.l;
import static dev.tickfork.nbt.Tags.list;
import static dev.tickfork.nbt.Tags.longs;
import static dev.tickfork.nbt.Tags.s;
import static dev.tickfork.nbt.Tags.str;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.nbt.UnwritableNbtException.Reason;
import java.util.Random;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.EndBinaryTag;
import org.junit.jupiter.api.Test;

class SnbtWriteTest {
    @Test
    void writesTheCanonicalForm() throws UnwritableNbtException {
        CompoundBinaryTag tree = CompoundBinaryTag.builder()
                .put("z", b(1))
                .put("Motion", list(d(0), d(-0.0784000015258789), d(-0.0)))
                .put("UUID", ints(1, -2))
                .put("a b", s(2))
                .put("l", l(3))
                .put("f", f(1.5f))
                .put("bytes", bytes(1, -2))
                .put("longs", longs(1, 2))
                .put("small", d(1.0E-5))
                .put("i", i(4))
                .put("text", str("a\"b'c\\d"))
                .put("none", list())
                .put("mixed", list(i(1), str("x"), compound()))
                .build();
        String expected = "{\"Motion\":[0.0d,-0.0784000015258789d,-0.0d],\"UUID\":[I;1,-2],\"a b\":2s,"
                + "\"bytes\":[B;1b,-2b],\"f\":1.5f,\"i\":4,\"l\":3L,\"longs\":[L;1L,2L],\"mixed\":[1,\"x\",{}],"
                + "\"none\":[],\"small\":1.0E-5d,\"text\":\"a\\\"b'c\\\\d\",\"z\":1b}";
        assertEquals(expected, Snbt.write(tree));
        assertEquals(expected, Snbt.writeForCommand(tree));
    }

    @Test
    void b019EscapesWhatWouldBreakALineOrBeLost() throws SnbtException {
        String hard = "\b\u0000\u2028\u0085\n\r\t\f\u007F\u202E\uFEFF\uD800\uDC00x\uDC00\uD800";
        String expected = "\"\\b\\u0000\\u2028\\u0085\\n\\r\\t\\f\\u007f\\u202e\\ufeff\uD800\uDC00x\\udc00\\ud800\"";
        assertEquals(expected, Snbt.write(str(hard)));
        assertEquals(expected, Snbt.quote(hard));
        assertSame(str(hard), Snbt.parse(expected, SnbtMode.STRICT));
        assertEquals("\"量子硫方怪 😀 é\"", Snbt.write(str("量子硫方怪 😀 é")));
    }

    @Test
    void b007EmptyKeysComeBack() throws SnbtException {
        String text = "{\"\":\"\",\"a\":{\"\":1b}}";
        assertEquals(text, Snbt.write(Snbt.parse(text)));
    }

    @Test
    void b010CommandsRefuseNonFiniteNumbersAndNameThePlace() {
        BinaryTag tree = compound("Motion", list(d(0), d(Double.NaN), d(0)));
        assertEquals("{\"Motion\":[0.0d,NaNd,0.0d]}", Snbt.write(tree));
        assertRefused(tree, Reason.NON_FINITE, "Motion[1]");
        assertRefused(compound("a", compound("b:c", f(Float.NEGATIVE_INFINITY))), Reason.NON_FINITE, "a.\"b:c\"");
    }

    @Test
    void commandsRefuseWhatTheGrammarCannotSay() {
        assertRefused(compound("a", list(compound("", i(1)))), Reason.EMPTY_KEY, "a[0].\"\"");
        assertRefused(compound("e", EndBinaryTag.endBinaryTag()), Reason.END_TAG, "e");
        assertEquals("{\"e\":{}}", Snbt.write(compound("e", EndBinaryTag.endBinaryTag())));
    }

    private static void assertRefused(BinaryTag tree, Reason reason, String path) {
        var refused = assertThrows(UnwritableNbtException.class, () -> Snbt.writeForCommand(tree));
        assertEquals(reason, refused.reason());
        assertEquals(path, refused.path().toString());
        assertTrue(String.valueOf(refused.getMessage()).endsWith(", at " + path));
    }

    @Test
    void commandsRefuseNestingThatTheGameDoesNotRead() throws Exception {
        BinaryTag tree = nested(Snbt.COMMAND_DEPTH);
        assertSame(tree, Snbt.parse(Snbt.writeForCommand(tree), SnbtMode.STRICT));
        var refused =
                assertThrows(UnwritableNbtException.class, () -> Snbt.writeForCommand(nested(Snbt.COMMAND_DEPTH + 1)));
        assertEquals(Reason.TOO_DEEP, refused.reason());
        assertEquals(Snbt.COMMAND_DEPTH, refused.path().steps().size());
        BinaryTag deep = nested(Snbt.MAX_DEPTH);
        assertSame(deep, Snbt.parse(Snbt.write(deep)));
        assertThrows(IllegalArgumentException.class, () -> Snbt.write(nested(Snbt.MAX_DEPTH + 1)));
    }

    private static BinaryTag nested(int depth) {
        BinaryTag tree = compound();
        for (int level = 1; level < depth; level++) {
            tree = compound("a", tree);
        }
        return tree;
    }

    @Test
    void anyTreeComesBackEqualByBits() throws SnbtException {
        var trees = new RandomTrees(new Random(20261130), true);
        for (int round = 0; round < 3_000; round++) {
            CompoundBinaryTag tree = trees.compound(5);
            String text = Snbt.write(tree);
            assertTrue(text.chars().noneMatch(c -> c < ' '), text);
            CompoundBinaryTag read = Snbt.parseCompound(text);
            assertSame(tree, read);
            assertEquals(text, Snbt.write(read));
        }
    }

    @Test
    void whatCommandsTakeTheStrictModeReadsBackEqual() throws SnbtException {
        var trees = new RandomTrees(new Random(4903), true);
        int written = 0;
        for (int round = 0; round < 3_000; round++) {
            CompoundBinaryTag tree = trees.compound(4);
            String text;
            try {
                text = Snbt.writeForCommand(tree);
            } catch (UnwritableNbtException e) {
                assertThrows(Exception.class, () -> assertReadsBack(tree, Snbt.write(tree)));
                continue;
            }
            assertReadsBack(tree, text);
            written++;
        }
        assertTrue(written > 500, "only " + written);
    }

    private static void assertReadsBack(BinaryTag tree, String text) throws SnbtException {
        BinaryTag read = Snbt.parse(text, SnbtMode.STRICT);
        if (!NbtDiff.equal(tree, read)) {
            throw new IllegalStateException("reads back as " + Snbt.write(read));
        }
    }

    @Test
    void everyNumberIsReadBackByItsBits() throws SnbtException {
        var random = new Random(7);
        for (int round = 0; round < 60_000; round++) {
            double any = Double.longBitsToDouble(random.nextLong());
            double shorter = random.nextInt(2_000_000) * Math.pow(10, random.nextInt(-30, 30));
            float single = Float.intBitsToFloat(random.nextInt());
            for (double value : new double[] {any, shorter, -shorter}) {
                if (!Double.isNaN(value)) {
                    assertSame(d(value), Snbt.parse(Snbt.write(d(value))));
                }
            }
            if (!Float.isNaN(single)) {
                assertSame(f(single), Snbt.parse(Snbt.write(f(single))));
            }
        }
    }

    @Test
    void shortDecimalsAreReadAsJavaReadsThem() throws SnbtException {
        var random = new Random(11);
        for (int round = 0; round < 60_000; round++) {
            String digits = Long.toString(random.nextLong(1L << random.nextInt(1, 63)));
            int dot = random.nextInt(digits.length() + 1);
            int exponent = random.nextInt(-60, 60);
            String text = digits.substring(0, dot) + "." + digits.substring(dot) + "e" + exponent;
            assertSame(d(Double.parseDouble(text)), Snbt.parse(text));
            float single = Float.parseFloat(text);
            if (!Float.isInfinite(single)) {
                assertSame(f(single), Snbt.parse(text + "f"));
            }
        }
    }
}
