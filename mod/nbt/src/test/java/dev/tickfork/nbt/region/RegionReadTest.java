package dev.tickfork.nbt.region;

import static dev.tickfork.nbt.Tags.assertSame;
import static dev.tickfork.nbt.Tags.compound;
import static dev.tickfork.nbt.Tags.i;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.nbt.region.RegionFile.Durability;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import net.jpountz.lz4.LZ4BlockOutputStream;
import net.kyori.adventure.nbt.BinaryTag;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RegionReadTest {
    @TempDir
    private Path folder;

    private static BinaryTag present(@Nullable BinaryTag tag) {
        if (tag == null) {
            throw new AssertionError("no such chunk");
        }
        return tag;
    }

    private interface Packing {
        OutputStream pack(OutputStream out) throws IOException;
    }

    private static byte[] packed(Packing packing, byte[] plain) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (OutputStream out = packing.pack(bytes)) {
            out.write(plain);
        }
        return bytes.toByteArray();
    }

    private Path file() {
        return folder.resolve("r.-1.2.mca");
    }

    private static Map<String, Set<ChunkProblem>> problems(RegionFile region) throws IOException {
        return region.entries().stream().collect(Collectors.toMap(e -> e.x() + "," + e.z(), RegionEntry::problems));
    }

    @Test
    void readsEveryCompression() throws IOException {
        new RegionBuilder()
                .entry(0, 0, 2, 1)
                .chunk(2, 1, packed(GZIPOutputStream::new, RegionBuilder.numbered(1)))
                .entry(31, 0, 3, 1)
                .chunk(3, 2, packed(DeflaterOutputStream::new, RegionBuilder.numbered(2)))
                .entry(0, 31, 4, 1)
                .chunk(4, 3, RegionBuilder.numbered(3))
                .entry(31, 31, 5, 1)
                .chunk(5, 4, packed(LZ4BlockOutputStream::new, RegionBuilder.numbered(4)))
                .write(file());
        try (RegionFile region = RegionFile.openReadOnly(file())) {
            assertSame(compound("n", i(1)), present(region.readTag(0, 0)));
            assertSame(compound("n", i(2)), present(region.readTag(31, 0)));
            assertSame(compound("n", i(3)), present(region.readTag(0, 31)));
            assertSame(compound("n", i(4)), present(region.readTag(31, 31)));
            assertNull(region.readTag(1, 1));
            assertEquals(4, region.chunkCount());
            assertEquals(
                    new RegionEntry(31, 0, 3, 1, 1_790_000_000, Set.of()),
                    region.entries().get(1));
            assertTrue(region.contains(31, 31));
            assertFalse(region.contains(1, 1));
            assertThrows(IndexOutOfBoundsException.class, () -> region.read(32, 0));
            assertThrows(IndexOutOfBoundsException.class, () -> region.read(0, -1));
        }
    }

    @Test
    void b026b027EmptyFilesAndHeadersHaveNoChunks() throws IOException {
        for (int size : new int[] {0, 8192}) {
            Files.write(file(), new byte[size]);
            try (RegionFile region = RegionFile.openReadOnly(file())) {
                assertEquals(0, region.chunkCount());
                assertTrue(region.entries().isEmpty());
                assertNull(region.read(0, 0));
            }
        }
    }

    @Test
    void b028TheLastChunkMayBeUnpadded() throws IOException {
        byte[] data = RegionBuilder.numbered(7);
        new RegionBuilder()
                .entry(3, 4, 2, 1)
                .chunk(2, 3, data)
                .cut(8192 + 5 + data.length)
                .write(file());
        try (RegionFile region = RegionFile.openReadOnly(file())) {
            assertEquals(Map.of("3,4", Set.of(ChunkProblem.UNPADDED)), problems(region));
            assertTrue(region.entries().getFirst().readable());
            assertSame(compound("n", i(7)), present(region.readTag(3, 4)));
        }
        new RegionBuilder()
                .entry(3, 4, 2, 1)
                .chunk(2, 3, data)
                .cut(8192 + 4 + data.length)
                .write(file());
        assertUnreadable(3, 4, ChunkProblem.TRUNCATED);
    }

    private void assertUnreadable(int x, int z, ChunkProblem problem) throws IOException {
        try (RegionFile region = RegionFile.openReadOnly(file())) {
            assertTrue(problems(region).getOrDefault(x + "," + z, Set.of()).contains(problem));
            assertEquals(
                    problem,
                    assertThrows(ChunkUnreadableException.class, () -> region.read(x, z))
                            .problem());
        }
    }

    @Test
    void b029b032DamagedEntriesLeaveTheOthersUsable() throws IOException {
        new RegionBuilder()
                .entry(0, 0, 2, 0)
                .entry(1, 0, 2, 1)
                .chunk(2, 3, RegionBuilder.numbered(1))
                .entry(2, 0, 9_999, 1)
                .entry(3, 0, 1, 1)
                .entry(4, 0, 3, 1)
                .chunk(3, 0x7FFFFFFF, 2, new byte[10])
                .entry(5, 0, 4, 1)
                .chunk(4, 0, 2, new byte[10])
                .entry(6, 0, 5, 1)
                .chunk(5, 4093, 3, new byte[10])
                .entry(7, 0, 6, 1)
                .chunk(6, -5, 2, new byte[10])
                .write(file());
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (RegionFile region = RegionFile.openReadOnly(file())) {
            assertEquals(
                    Map.of(
                            "0,0", Set.of(ChunkProblem.NO_SECTORS),
                            "1,0", Set.of(),
                            "2,0", Set.of(ChunkProblem.BEYOND_END),
                            "3,0", Set.of(ChunkProblem.IN_HEADER),
                            "4,0", Set.of(ChunkProblem.BAD_LENGTH),
                            "5,0", Set.of(ChunkProblem.BAD_LENGTH),
                            "6,0", Set.of(ChunkProblem.BAD_LENGTH),
                            "7,0", Set.of(ChunkProblem.BAD_LENGTH)),
                    problems(region));
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int x = 0; x < 8; x++) {
                int chunk = x;
                if (x != 1) {
                    assertThrows(ChunkUnreadableException.class, () -> region.read(chunk, 0));
                }
            }
            long allocated = threads.getCurrentThreadAllocatedBytes() - before;
            assertTrue(allocated < 16 << 20, "allocated " + allocated);
            assertSame(compound("n", i(1)), present(region.readTag(1, 0)));
        }
    }

    @Test
    void overlappingChunksAreBothMarked() throws IOException {
        new RegionBuilder()
                .entry(0, 0, 2, 3)
                .chunk(2, 3, new byte[9000])
                .entry(1, 0, 4, 1)
                .chunk(4, 3, RegionBuilder.numbered(2))
                .entry(2, 0, 5, 1)
                .chunk(5, 3, RegionBuilder.numbered(3))
                .write(file());
        try (RegionFile region = RegionFile.openReadOnly(file())) {
            assertEquals(
                    Map.of(
                            "0,0", Set.of(ChunkProblem.OVERLAPS),
                            "1,0", Set.of(ChunkProblem.OVERLAPS),
                            "2,0", Set.of()),
                    problems(region));
            assertSame(compound("n", i(2)), present(region.readTag(1, 0)));
        }
    }

    @Test
    void b030GarbageIsNoRegionAndIsNeverWritten() throws IOException {
        var random = new Random(1);
        byte[] noise = new byte[20_000];
        random.nextBytes(noise);
        byte[] text = "not a region file at all, but a long text. ".repeat(500).getBytes(StandardCharsets.US_ASCII);
        for (byte[] garbage :
                new byte[][] {"seventeen bytes!!".getBytes(StandardCharsets.US_ASCII), new byte[8191], text}) {
            Files.write(file(), garbage);
            assertThrows(InvalidRegionException.class, () -> RegionFile.openReadOnly(file()));
            var refused = assertThrows(
                    InvalidRegionException.class, () -> RegionFile.openReadWrite(file(), Durability.PROCESS));
            assertTrue(String.valueOf(refused.getMessage()).startsWith("invalid region header"));
            assertArrayEquals(garbage, Files.readAllBytes(file()));
        }
        Files.write(file(), noise);
        assertThrows(InvalidRegionException.class, () -> RegionFile.openReadOnly(file()));
    }

    @Test
    void b035UnknownCompressionIsNamedInHexAndCanBeCopied() throws IOException {
        new RegionBuilder()
                .entry(0, 0, 2, 1)
                .chunk(2, 0x4F, new byte[] {1, 2, 3})
                .write(file());
        try (RegionFile region = RegionFile.openReadOnly(file())) {
            assertEquals(Map.of("0,0", Set.of(ChunkProblem.UNKNOWN_COMPRESSION)), problems(region));
            ChunkPayload payload = region.read(0, 0);
            assertTrue(payload != null && Arrays.equals(new byte[] {1, 2, 3}, payload.packed()));
            var refused = assertThrows(ChunkUnreadableException.class, () -> region.readTag(0, 0));
            assertEquals(ChunkProblem.UNKNOWN_COMPRESSION, refused.problem());
            assertEquals("unknown compression 0x4F", refused.getMessage());
        }
    }

    @Test
    void externalChunksAreReadFromTheirOwnFile() throws IOException {
        new RegionBuilder().entry(5, 6, 2, 1).chunk(2, 0x82, new byte[0]).write(file());
        assertUnreadable(5, 6, ChunkProblem.EXTERNAL_MISSING);
        Files.write(folder.resolve("c.-27.70.mcc"), packed(DeflaterOutputStream::new, RegionBuilder.numbered(9)));
        try (RegionFile region = RegionFile.openReadOnly(file())) {
            assertEquals(Map.of("5,6", Set.of()), problems(region));
            assertSame(compound("n", i(9)), present(region.readTag(5, 6)));
        }
        Path renamed = Files.move(file(), folder.resolve("copy of region.mca"));
        try (RegionFile region = RegionFile.openReadOnly(renamed)) {
            assertEquals(Map.of("5,6", Set.of(ChunkProblem.EXTERNAL_UNKNOWN)), problems(region));
        }
    }

    @Test
    void damagedDataIsToldApartFromAFailingDisk() throws IOException {
        byte[] noise = new byte[100];
        new Random(3).nextBytes(noise);
        var builder = new RegionBuilder();
        for (int type = 1; type <= 4; type++) {
            builder.entry(type, 0, type + 1, 1).chunk(type + 1, type, noise);
        }
        builder.write(file());
        try (RegionFile region = RegionFile.openReadOnly(file())) {
            for (int type = 1; type <= 4; type++) {
                int x = type;
                assertEquals(
                        ChunkProblem.DAMAGED,
                        assertThrows(ChunkUnreadableException.class, () -> region.readTag(x, 0))
                                .problem());
            }
        }
    }

    @Test
    void readOnlyStaysReadOnly() throws IOException {
        new RegionBuilder()
                .entry(0, 0, 2, 1)
                .chunk(2, 3, RegionBuilder.numbered(1))
                .write(file());
        byte[] before = Files.readAllBytes(file());
        try (RegionFile region = RegionFile.openReadOnly(file())) {
            assertThrows(IllegalStateException.class, () -> region.writeTag(0, 0, compound(), 0));
            assertThrows(IllegalStateException.class, () -> region.remove(0, 0));
        }
        assertArrayEquals(before, Files.readAllBytes(file()));
    }
}
