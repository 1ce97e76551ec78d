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

import java.util.stream.Stream;
import net.kyori.adventure.nbt.BinaryTag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The golden set: texts typed by hand from the grammar of 1.21.5, with the tags that they mean in both modes.
class SnbtReadTest {
    static Stream<Arguments> golden() {
        return Stream.of(numbers(), floats(), strings(), structure()).flatMap(rows -> rows);
    }

    private static Stream<Arguments> numbers() {
        return Stream.of(
                row("0b", b(0)),
                row("0B", b(0)),
                row("0b1", i(1)),
                row("0b1b", b(1)),
                row("0B101", i(5)),
                row("0x1F", i(31)),
                row("0x1d", i(29)),
                row("0xb", i(11)),
                row("0x1s", s(1)),
                row("0x1sb", b(1)),
                row("0xFFub", b(-1)),
                row("0xFFFFFFFF", i(-1)),
                row("-0x80sb", b(-128)),
                row("1_000", i(1000)),
                row("0x12_34", i(0x1234)),
                row("+5", i(5)),
                row("-5", i(-5)),
                row("0", i(0)),
                row("-0", i(0)),
                row("1s", s(1)),
                row("1S", s(1)),
                row("1sb", b(1)),
                row("1si", i(1)),
                row("1ss", s(1)),
                row("1i", i(1)),
                row("200ub", b(-56)),
                row("65535us", s(-1)),
                row("4294967295u", null),
                row("4294967295ui", i(-1)),
                row("18446744073709551615ul", l(-1)),
                row("-128b", b(-128)),
                row("127b", b(127)),
                row("-32768s", s(-32768)),
                row("2147483647", i(Integer.MAX_VALUE)),
                row("-2147483648", i(Integer.MIN_VALUE)),
                row("9223372036854775807L", l(Long.MAX_VALUE)),
                row("-9223372036854775808l", l(Long.MIN_VALUE)),
                row("9_223_372_036_854_775_807L", l(Long.MAX_VALUE)));
    }

    private static Stream<Arguments> floats() {
        return Stream.of(
                row("1.5", d(1.5)),
                row("1.", d(1)),
                row(".5", d(0.5)),
                row("-.5f", f(-0.5f)),
                row("1f", f(1)),
                row("1d", d(1)),
                row("0d", d(0)),
                row("-0.0d", d(-0.0)),
                row("1e3", d(1000)),
                row("1E-5D", d(1.0E-5)),
                row("1.0E-5d", d(1.0E-5)),
                row("1e+2f", f(100)),
                row("00.5", d(0.5)),
                row("1_0.2_5", d(10.25)),
                row("72.0d", d(72)),
                row("-0.0784000015258789d", d(-0.0784000015258789)),
                row("0.1", d(0.1)),
                row("0.1f", f(0.1f)),
                row("16777217f", f(16777216f)),
                row("123456789012345678901234567890d", d(1.2345678901234568E29)),
                row("4.9E-324d", d(Double.MIN_VALUE)),
                row("1.7976931348623157E308d", d(Double.MAX_VALUE)),
                row("1e-400", d(0)));
    }

    private static Stream<Arguments> strings() {
        return Stream.of(
                row("\"\"", str("")),
                row("''", str("")),
                row("minecraft", str("minecraft")),
                row("a+b-c.d_e1", str("a+b-c.d_e1")),
                row("_1", str("_1")),
                row("true", b(1)),
                row("false", b(0)),
                row("TRUE", b(1)),
                row("truely", str("truely")),
                row("\"true\"", str("true")),
                row("'{\"text\":\"Dryad\\'s\"}'", str("{\"text\":\"Dryad's\"}")),
                row("\"\\'\"", str("'")),
                row("'\\\"'", str("\"")),
                row("\"\\\\\\\"\\'\\b\\s\\t\\n\\f\\r\"", str("\\\"'\b \t\n\f\r")),
                row("\"\\x41\\u00e9\\U0001F600\"", str("Aé😀")),
                row("\"\\N{Snowman}\\N{LATIN SMALL LETTER A}\"", str("☃a")),
                row("\"\\ud83d\\ude00\"", str("😀")),
                row("\"\\uD800\"", str("\uD800")),
                row("\"a\nb\u0000\"", str("a\nb\u0000")),
                row("量", null),
                row("\"量子\"", str("量子")));
    }

    private static Stream<Arguments> structure() {
        return Stream.of(
                row("{}", compound()),
                row(" { } ", compound()),
                row("[]", list()),
                row("{a:1,b:2}", compound("a", i(1), "b", i(2))),
                row("{a:1,}", compound("a", i(1))),
                row("{a:1,a:2}", compound("a", i(2))),
                row("{\"a b\":1,'c':2}", compound("a b", i(1), "c", i(2))),
                row("{ a\t:\n1 , b : [ 1 , 2 , ] }", compound("a", i(1), "b", list(i(1), i(2)))),
                row("{true:1,1b:2}", compound("true", i(1), "1b", i(2))),
                row("[1,'a',{b:3}]", list(i(1), str("a"), compound("b", i(3)))),
                row("[{\"x\":1},{}]", list(compound("x", i(1)), compound())),
                row("[[],[1b]]", list(list(), list(b(1)))),
                row("[B;]", bytes()),
                row("[B;1b,-2,0xFF,200ub]", bytes(1, -2, -1, -56)),
                row("[I;1,2s,3b,-1,]", ints(1, 2, 3, -1)),
                row("[ I ; 1 , 2 ]", ints(1, 2)),
                row("[L;1L,2,3i,4s,5b]", longs(1, 2, 3, 4, 5)),
                row("[I]", list(str("I"))),
                row("[B,L]", list(str("B"), str("L"))),
                row("bool(1)", b(1)),
                row("bool(0.0)", b(0)),
                row("bool(true)", b(1)),
                row("{a:bool(5L)}", compound("a", b(1))),
                row(
                        "uuid(\"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\")",
                        ints(-132296786, 2112623056, -1486552928, -920753162)),
                row(
                        "uuid(f81d4fae-7dec-11d0-a765-00a0c91e6bf6)",
                        ints(-132296786, 2112623056, -1486552928, -920753162)));
    }

    private static Arguments row(String text, @org.jspecify.annotations.Nullable BinaryTag expected) {
        return Arguments.of(text, expected);
    }

    @ParameterizedTest
    @MethodSource("golden")
    void meansTheSameInBothModes(String text, @org.jspecify.annotations.Nullable BinaryTag expected)
            throws SnbtException {
        if (expected == null) {
            org.junit.jupiter.api.Assertions.assertThrows(SnbtException.class, () -> Snbt.parse(text, SnbtMode.STRICT));
            return;
        }
        assertSame(expected, Snbt.parse(text, SnbtMode.STRICT));
        assertSame(expected, Snbt.parse(text, SnbtMode.LENIENT));
    }

    @Test
    void b001EscapesInsideStrings() throws SnbtException {
        BinaryTag read = Snbt.parse("{CustomName:\"a\\nb\\tc\\\"d\\\\e\"}", SnbtMode.STRICT);
        assertSame(compound("CustomName", str("a\nb\tc\"d\\e")), read);
        assertEquals("{\"CustomName\":\"a\\nb\\tc\\\"d\\\\e\"}", Snbt.write(read));
    }

    @Test
    void b002QuotesOfTheOtherKindEscaped() throws SnbtException {
        assertSame(compound("t", str("'"), "u", str("\"")), Snbt.parse("{t:\"\\'\",u:'\\\"'}", SnbtMode.STRICT));
    }

    @Test
    void b004ByteZeroIsNoBinaryNumber() throws SnbtException {
        BinaryTag read = Snbt.parse("{a:0b,b:0b1,c:0x1F,d:1b}", SnbtMode.STRICT);
        assertEquals("{\"a\":0b,\"b\":1,\"c\":31,\"d\":1b}", Snbt.write(read));
    }

    @Test
    void b005NumberLikeStringsKeepTheirType() throws SnbtException {
        String text = "{\"0\":\"1.2.3\",\"t\":\"true\",\"v\":\"1b\",\"w\":\" x \"}";
        assertEquals(text, Snbt.write(Snbt.parse("{\"0\":\"1.2.3\",v:\"1b\",w:\" x \",t:\"true\"}")));
        assertSame(Snbt.parse(text), Snbt.parse(Snbt.write(Snbt.parse(text))));
    }

    @Test
    void b008EmptyContainersEnd() throws SnbtException {
        assertEquals("{\"a\":{},\"b\":[],\"c\":\"\"}", Snbt.write(Snbt.parse("{\"a\":{},\"b\":[],\"c\":\"\"}")));
    }

    @Test
    void b011WholeDoublesStayDoubles() throws SnbtException {
        BinaryTag read = Snbt.parse("{Pos:[-301.5d,72.0d,9.0d]}", SnbtMode.STRICT);
        assertEquals("{\"Pos\":[-301.5d,72.0d,9.0d]}", Snbt.write(read));
    }

    @Test
    void b018AMillionIntsAreOneArray() throws SnbtException {
        var text = new StringBuilder("[I;");
        int[] expected = new int[1_000_000];
        for (int i = 0; i < expected.length; i++) {
            expected[i] = i * 7919;
            text.append(i == 0 ? "" : ",").append(expected[i]);
        }
        BinaryTag read = Snbt.parse(text.append(']').toString(), SnbtMode.STRICT);
        assertSame(ints(expected), read);
        assertEquals(text.toString(), Snbt.write(read));
    }

    @Test
    void readsInTheMiddleOfACommandAndTellsWhereItEnded() throws SnbtException {
        String line = "execute run data merge entity @s {a:1} trailing";
        var reader = new SnbtReader(line, line.indexOf('{'));
        assertSame(compound("a", i(1)), reader.readCompound());
        assertEquals(line.indexOf(" trailing"), reader.end());

        String word = "value foo bar";
        var words = new SnbtReader(word, 6);
        assertSame(str("foo"), words.readValue());
        assertEquals(9, words.end());
    }
}
