package dev.tickfork.nbt;

import static dev.tickfork.nbt.Tags.assertSame;
import static dev.tickfork.nbt.Tags.b;
import static dev.tickfork.nbt.Tags.bytes;
import static dev.tickfork.nbt.Tags.compound;
import static dev.tickfork.nbt.Tags.d;
import static dev.tickfork.nbt.Tags.f;
import static dev.tickfork.nbt.Tags.list;
import static dev.tickfork.nbt.Tags.str;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tickfork.nbt.SnbtException.Reason;
import net.kyori.adventure.nbt.BinaryTag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is refused, why, and where; and what only the lenient mode takes.
class SnbtFaultTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        ``                 | EXPECTED_VALUE        | 0
        {                  | EXPECTED_KEY          | 1
        {a                 | EXPECTED_COLON        | 2
        {a:                | EXPECTED_VALUE        | 3
        {a:1               | EXPECTED_COMMA_OR_END | 4
        {a:1 b:2}          | EXPECTED_COMMA_OR_END | 5
        {a:1,,b:2}         | EXPECTED_KEY          | 5
        {,}                | EXPECTED_KEY          | 1
        {more;normal,x:1}  | EXPECTED_COLON        | 5
        {:1}               | EMPTY_KEY             | 1
        [1                 | EXPECTED_COMMA_OR_END | 2
        [,]                | EXPECTED_VALUE        | 1
        [1,,2]             | EXPECTED_VALUE        | 3
        [I;1               | EXPECTED_COMMA_OR_END | 4
        [I;1.5]            | ARRAY_ELEMENT         | 3
        [I;1L]             | ARRAY_ELEMENT         | 3
        [I;a]              | ARRAY_ELEMENT         | 3
        [B;1s]             | ARRAY_ELEMENT         | 3
        [B;300]            | NUMBER_OUT_OF_RANGE   | 3
        'a                 | UNCLOSED_STRING       | 0
        'a\\'              | UNCLOSED_STRING       | 0
        'ab\\q'            | BAD_ESCAPE            | 3
        'ab\\x4'           | BAD_ESCAPE            | 3
        'a\\uD8'           | BAD_ESCAPE            | 2
        '\\UFFFFFFFF'      | UNKNOWN_CHARACTER     | 1
        '\\U00110000'      | UNKNOWN_CHARACTER     | 1
        '\\N{No such one}' | UNKNOWN_CHARACTER     | 1
        '\\N{}'            | BAD_ESCAPE            | 1
        '\\Nx'             | BAD_ESCAPE            | 1
        128b               | NUMBER_OUT_OF_RANGE   | 0
        -129b              | NUMBER_OUT_OF_RANGE   | 0
        256ub              | NUMBER_OUT_OF_RANGE   | 0
        0xFFsb             | NUMBER_OUT_OF_RANGE   | 0
        32768s             | NUMBER_OUT_OF_RANGE   | 0
        2147483648         | NUMBER_OUT_OF_RANGE   | 0
        0x100000000        | NUMBER_OUT_OF_RANGE   | 0
        9223372036854775808L | NUMBER_OUT_OF_RANGE | 0
        99999999999999999999999999L | NUMBER_OUT_OF_RANGE | 0
        -1ub               | NEGATIVE_UNSIGNED     | 0
        -0x1               | NEGATIVE_UNSIGNED     | 0
        007                | LEADING_ZERO          | 0
        -01b               | LEADING_ZERO          | 0
        1_                 | MISPLACED_UNDERSCORE  | 0
        0x_1               | MISPLACED_UNDERSCORE  | 0
        1._5               | MISPLACED_UNDERSCORE  | 0
        1e400              | NON_FINITE            | 0
        1e39f              | NON_FINITE            | 0
        nope(1)            | UNKNOWN_OPERATION     | 0
        bool()             | UNKNOWN_OPERATION     | 0
        bool(a)            | BAD_ARGUMENT          | 0
        uuid('x')          | BAD_ARGUMENT          | 0
        uuid(1)            | BAD_ARGUMENT          | 0
        {} x               | TRAILING_TEXT         | 3
        1 b                | TRAILING_TEXT         | 2
        """)
    void isRefusedInBothModes(String text, Reason reason, int offset) {
        for (SnbtMode mode : SnbtMode.values()) {
            SnbtException fault = assertThrows(SnbtException.class, () -> Snbt.parse(text, mode));
            assertEquals(reason, fault.reason());
            assertEquals(offset, fault.offset());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        1.2.3       | BAD_NUMBER
        1x          | BAD_NUMBER
        0b2         | BAD_NUMBER
        1e          | BAD_NUMBER
        -Infinityd  | UNQUOTED_START
        +abc        | UNQUOTED_START
        .abc        | UNQUOTED_START
        [B;true]    | ARRAY_ELEMENT
        {"":1}      | EMPTY_KEY
        """)
    void isRefusedOnlyByTheStrictMode(String text, Reason reason) throws SnbtException {
        assertEquals(
                reason,
                assertThrows(SnbtException.class, () -> Snbt.parse(text, SnbtMode.STRICT))
                        .reason());
        Snbt.parse(text, SnbtMode.LENIENT);
    }

    @Test
    void b016TellsLineColumnAndShowsTheCaret() {
        SnbtException fault = assertThrows(SnbtException.class, () -> Snbt.parse("{a:1,,b:2}"));
        assertEquals(1, fault.line());
        assertEquals(6, fault.column());
        assertEquals("{a:1,,b:2}\n     ^", fault.rendered());
        assertEquals("a key was expected (line 1, column 6), near: {a:1,,b:2}", fault.getMessage());
    }

    @Test
    void countsLinesAndCodePoints() {
        SnbtException fault = assertThrows(SnbtException.class, () -> Snbt.parse("{a:\r\n 1,\n '😀':;}"));
        assertEquals(3, fault.line());
        assertEquals(6, fault.column());
        assertEquals("{a:\\r\\n 1,\\n '😀':;}", fault.nearby());
    }

    @Test
    void cutsLongTextsAroundThePlace() {
        String text = "{" + "a:1,".repeat(1000) + ";" + "b:1,".repeat(1000) + "}";
        SnbtException fault = assertThrows(SnbtException.class, () -> Snbt.parse(text));
        String[] lines = fault.rendered().split("\n", -1);
        assertEquals(62, lines[0].length());
        assertEquals(';', lines[0].charAt(lines[1].indexOf('^')));
    }

    @Test
    void lenientReadsWhatOtherWritersLeave() throws SnbtException {
        BinaryTag read = Snbt.parse("{Motion:[NaNd,-Infinityd,Infinityd],r:[NaNf,Infinityf,-Infinityf]}");
        assertSame(
                compound(
                        "Motion",
                        list(d(Double.NaN), d(Double.NEGATIVE_INFINITY), d(Double.POSITIVE_INFINITY)),
                        "r",
                        list(f(Float.NaN), f(Float.POSITIVE_INFINITY), f(Float.NEGATIVE_INFINITY))),
                read);
        assertSame(bytes(1, 0), Snbt.parse("[B;true,false]"));
        assertSame(list(str("1.2.3"), str("466e11e1-7dec")), Snbt.parse("[1.2.3,466e11e1-7dec]"));
        assertSame(compound("end", compound()), Snbt.parse("{end:{}}"));
        assertSame(compound("", str(""), "a", compound("", b(1))), Snbt.parse("{\"\":\"\",a:{\"\":1b}}"));
    }

    @Test
    void b010TheGameTakesNaNForAString() throws SnbtException {
        assertSame(
                compound("Motion", list(str("NaNd"), d(0), d(0))),
                Snbt.parse("{Motion:[NaNd,0.0d,0.0d]}", SnbtMode.STRICT));
    }

    @Test
    void nestingEndsWhereTheModeSays() throws SnbtException {
        assertDepth(Snbt.COMMAND_DEPTH, SnbtMode.STRICT);
        assertDepth(Snbt.MAX_DEPTH, SnbtMode.LENIENT);
    }

    private static void assertDepth(int depth, SnbtMode mode) throws SnbtException {
        String allowed = "[".repeat(depth) + "]".repeat(depth);
        assertEquals(allowed, Snbt.write(Snbt.parse(allowed, mode)));
        String tooDeep = "{a:" + allowed + "}";
        assertEquals(
                Reason.TOO_DEEP,
                assertThrows(SnbtException.class, () -> Snbt.parse(tooDeep, mode))
                        .reason());
    }

    @Test
    void hostileNestingDoesNotEndTheStack() throws Exception {
        for (String bracket : new String[] {"[", "{a:", "bool(", "[{a:["}) {
            String text = bracket.repeat(1_000_000);
            var reason = new java.util.concurrent.CompletableFuture<Reason>();
            var thread = new Thread(
                    null,
                    () -> {
                        try {
                            Snbt.parse(text);
                        } catch (SnbtException e) {
                            reason.complete(e.reason());
                        } catch (StackOverflowError e) {
                            reason.completeExceptionally(e);
                        }
                    },
                    "the stack that a thread has by default",
                    1024 * 1024);
            thread.start();
            assertEquals(Reason.TOO_DEEP, reason.get(60, java.util.concurrent.TimeUnit.SECONDS));
        }
    }
}
