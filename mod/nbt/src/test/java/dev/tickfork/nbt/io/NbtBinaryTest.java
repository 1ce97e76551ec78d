package dev.tickfork.nbt.io;

import static dev.tickfork.nbt.Tags.assertSame;
import static dev.tickfork.nbt.Tags.bytes;
import static dev.tickfork.nbt.Tags.compound;
import static dev.tickfork.nbt.Tags.d;
import static dev.tickfork.nbt.Tags.i;
import static dev.tickfork.nbt.Tags.list;
import static dev.tickfork.nbt.Tags.str;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.nbt.MixedLists;
import dev.tickfork.nbt.RandomTrees;
import dev.tickfork.nbt.Snbt;
import dev.tickfork.nbt.io.NbtFormatException.Reason;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.HexFormat;
import java.util.Random;
import net.kyori.adventure.nbt.BinaryTagIO;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NbtBinaryTest {
    private static CompoundBinaryTag read(String hex) throws NbtFormatException {
        return NbtBinary.read(HexFormat.of().parseHex(hex.replace(" ", "")), NbtLimits.FILE);
    }

    @Test
    void readsEveryTypeByTheBytesOfTheFormat() throws Exception {
        CompoundBinaryTag read = read("0a 0002 6869"
                + "01 0001 61 ff"
                + "02 0001 62 8000"
                + "03 0001 63 00000102"
                + "04 0001 64 ffffffffffffffff"
                + "05 0001 65 3fc00000"
                + "06 0001 66 bff8000000000000"
                + "07 0001 67 00000002 01ff"
                + "08 0001 68 0001 78"
                + "09 0001 69 03 00000002 00000001 00000002"
                + "0a 0001 6a 00"
                + "0b 0001 6b 00000001 00000005"
                + "0c 0001 6c 00000001 0000000000000006"
                + "00");
        assertEquals(
                "{\"a\":-1b,\"b\":-32768s,\"c\":258,\"d\":-1L,\"e\":1.5f,\"f\":-1.5d,\"g\":[B;1b,-1b],\"h\":\"x\","
                        + "\"i\":[1,2],\"j\":{},\"k\":[I;5],\"l\":[L;6L]}",
                Snbt.write(read));
    }

    @Test
    void b025StringsAreModifiedUtf8() throws Exception {
        CompoundBinaryTag read = read("0a 0000 08 0001 61 0008 eda0bd edb880 c080 00");
        assertSame(compound("a", str("😀\u0000")), read);
        assertArrayEquals(
                HexFormat.of().parseHex("0a0000080001610008eda0bdedb880c08000"),
                NbtBinary.toBytes(compound("a", str("😀\u0000"))));
        assertSame(compound("é量", str("\uD800")), roundTrip(compound("é量", str("\uD800"))));
    }

    private static CompoundBinaryTag roundTrip(CompoundBinaryTag tree) throws NbtFormatException {
        return NbtBinary.read(NbtBinary.toBytes(tree), NbtLimits.FILE);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        08000000,                                       NOT_A_COMPOUND
        0a,                                             TRUNCATED
        0a0000,                                         TRUNCATED
        0a00000d00016100,                               UNKNOWN_TYPE
        0a0000ff00016100,                               UNKNOWN_TYPE
        0a00000300016100,                               TRUNCATED
        0a00000900016100 00000001 00,                   UNKNOWN_TYPE
        0a0000090001610d 00000001 00,                   UNKNOWN_TYPE
        0a00000900016101 7fffffff 00,                   COUNT_TOO_LARGE
        0a00000900016103 00000002 0000000000,           COUNT_TOO_LARGE
        0a000007000161 7fffffff 00,                     COUNT_TOO_LARGE
        0a00000b000161 40000000 00,                     COUNT_TOO_LARGE
        0a00000c000161 7fffffff 00,                     COUNT_TOO_LARGE
        0a00000b000161 ffffffff 00,                     BAD_COUNT
        0a000008000161 0001 ff 00,                      BAD_TEXT
        0a000008000161 0001 c2 00,                      BAD_TEXT
        0a000008000161 0002 c241 00,                    BAD_TEXT
        0a000008000161 0004 f09f9880 00,                BAD_TEXT
        0a000008000161 ffff 61 00,                      TRUNCATED
        """)
    void refusesWhatIsNoNbt(String hex, Reason reason) {
        assertEquals(
                reason, assertThrows(NbtFormatException.class, () -> read(hex)).reason());
    }

    @Test
    void negativeListCountsAreEmptyListsAsInTheGame() throws Exception {
        assertSame(compound("a", list()), read("0a0000 09 0001 61 01 ffffffff 00"));
    }

    @Test
    void b021HostileCountsAllocateNothing() throws Exception {
        var bytes = new ByteArrayOutputStream();
        var out = new DataOutputStream(bytes);
        out.writeByte(10);
        out.writeUTF("");
        out.writeByte(9);
        out.writeUTF("a");
        for (int level = 0; level < 8; level++) {
            out.writeByte(9);
            out.writeInt(0x7FFFFFFF);
        }
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        NbtFormatException fault =
                assertThrows(NbtFormatException.class, () -> NbtBinary.read(bytes.toByteArray(), NbtLimits.FILE));
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertEquals(Reason.COUNT_TOO_LARGE, fault.reason());
        assertTrue(allocated < 16 << 20, "allocated " + allocated);
    }

    @Test
    void b022LargeTagsOfFilesAreRead() throws Exception {
        CompoundBinaryTag tree = compound("big", bytes(new int[3 << 20]), "rest", i(1));
        assertSame(tree, roundTrip(tree));
    }

    @Test
    void limitsHold() throws Exception {
        byte[] bytes = NbtBinary.toBytes(compound("a", list(i(1), i(2), i(3)), "b", i(4)));
        assertLimit(Reason.TOO_LARGE, bytes, new NbtLimits(bytes.length - 1, 100, 10));
        assertLimit(Reason.TOO_LARGE, bytes, new NbtLimits(1000, 4, 10));
        assertLimit(Reason.TOO_DEEP, bytes, new NbtLimits(1000, 100, 1));
        NbtBinary.read(bytes, new NbtLimits(bytes.length, 5, 2));
        var endless = new java.io.SequenceInputStream(
                new ByteArrayInputStream(bytes), new ByteArrayInputStream(new byte[100]));
        assertThrows(NbtFormatException.class, () -> NbtBinary.read(endless, new NbtLimits(bytes.length, 5, 2)));
    }

    private static void assertLimit(Reason reason, byte[] bytes, NbtLimits limits) {
        assertEquals(
                reason,
                assertThrows(NbtFormatException.class, () -> NbtBinary.read(bytes, limits))
                        .reason());
    }

    @Test
    void hostileNestingIsRefused() {
        var hex = new StringBuilder("0a0000");
        hex.append("0a0000".repeat(100_000));
        assertEquals(
                Reason.TOO_DEEP,
                assertThrows(NbtFormatException.class, () -> read(hex.toString()))
                        .reason());
    }

    @Test
    void stringsThatDoNotFitAreNamedInsteadOfDamaged() {
        CompoundBinaryTag tree = compound("a", str("量".repeat(21_846)));
        assertEquals(
                Reason.TEXT_TOO_LONG,
                assertThrows(NbtFormatException.class, () -> NbtBinary.toBytes(tree))
                        .reason());
    }

    @Test
    void mixedListsAreWrittenWrappedAndReadAsStored() throws Exception {
        CompoundBinaryTag mixed = compound("l", list(i(1), str("a"), compound("", d(1)), compound("b", i(2))));
        CompoundBinaryTag stored = roundTrip(mixed);
        assertEquals("{\"l\":[{\"\":1},{\"\":\"a\"},{\"\":{\"\":1.0d}},{\"b\":2}]}", Snbt.write(stored));
        assertSame(stored, roundTrip(stored));
        assertSame(mixed, MixedLists.unwrapMixed(stored));
    }

    @Test
    void anyTreeComesBackAndAdventureReadsItToo() throws IOException {
        var trees = new RandomTrees(new Random(33), false);
        for (int round = 0; round < 2_000; round++) {
            CompoundBinaryTag tree = trees.compound(5);
            byte[] bytes = NbtBinary.toBytes(tree);
            assertSame(tree, NbtBinary.read(bytes, NbtLimits.FILE));
            assertSame(tree, NbtBinary.read(new ByteArrayInputStream(bytes), NbtLimits.FILE));
            assertSame(tree, NbtBinary.readNameless(NbtBinary.toNamelessBytes(tree), NbtLimits.FILE));
            assertArrayEquals(bytes, NbtBinary.toBytes(NbtBinary.read(bytes, NbtLimits.FILE)));
            assertSame(tree, BinaryTagIO.unlimitedReader().read(new ByteArrayInputStream(bytes)));
        }
    }

    @Test
    void anyCutOfAFileIsRefusedAndNeverAnotherFailure() throws Exception {
        byte[] bytes = NbtBinary.toBytes(new RandomTrees(new Random(5), false).compound(6));
        for (int length = 0; length < bytes.length; length++) {
            int cut = length;
            assertThrows(NbtFormatException.class, () -> NbtBinary.read(bytes, 0, cut, NbtLimits.FILE));
        }
    }
}
