package dev.tickfork.nbt.region;

import static dev.tickfork.nbt.Tags.assertSame;
import static dev.tickfork.nbt.Tags.bytes;
import static dev.tickfork.nbt.Tags.compound;
import static dev.tickfork.nbt.Tags.i;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.nbt.region.RegionFile.Durability;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RegionWriteTest {
    /// Data of one chunk that needs a file of its own: one byte more than 255 sectors hold.
    private static final int FIRST_EXTERNAL = 255 * 4096 - 5 + 1;

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("r.0.0.mca");
    }

    private RegionFile open() throws IOException {
        return RegionFile.openReadWrite(file(), Durability.PROCESS);
    }

    private static ChunkPayload raw(int seed, int size) {
        byte[] data = new byte[size];
        new Random(seed).nextBytes(data);
        return new ChunkPayload(2, data);
    }

    private static byte[] packed(@Nullable ChunkPayload payload) {
        return payload == null ? new byte[] {-1} : payload.packed();
    }

    @Test
    void writesTheBytesOfTheFormat() throws IOException {
        try (RegionFile region = open()) {
            region.write(3, 2, new ChunkPayload(3, RegionBuilder.numbered(5)), 1_790_000_000);
        }
        byte[] expected = Files.readAllBytes(new RegionBuilder()
                .entry(3, 2, 2, 1)
                .chunk(2, 3, RegionBuilder.numbered(5))
                .write(folder.resolve("expected.mca")));
        assertArrayEquals(expected, Files.readAllBytes(file()));
    }

    @Test
    void everyCompressionComesBack() throws IOException {
        CompoundBinaryTag chunk = compound("n", i(1), "b", bytes(new int[10_000]));
        for (ChunkCompression compression : ChunkCompression.values()) {
            try (RegionFile region = open()) {
                region.write(compression.id(), 0, ChunkPayload.of(chunk, compression), 0);
            }
            try (RegionFile region = RegionFile.openReadOnly(file())) {
                ChunkPayload payload = Objects.requireNonNull(region.read(compression.id(), 0));
                assertEquals(compression, payload.compression());
                assertSame(chunk, payload.read());
            }
        }
    }

    @Test
    void chunksThatAreNotWrittenKeepEveryByte() throws IOException {
        new RegionBuilder()
                .entry(0, 0, 2, 1)
                .chunk(2, 3, RegionBuilder.numbered(1))
                .entry(1, 0, 3, 1)
                .chunk(3, 0x4F, new byte[] {9, 9, 9})
                .entry(2, 0, 4, 1)
                .chunk(4, 0x7FFFFFFF, 2, new byte[] {8, 8})
                .entry(3, 0, 5, 0)
                .chunk(5, 2, new byte[] {7, 7})
                .entry(4, 0, 900, 2)
                .write(file());
        byte[] before = Files.readAllBytes(file());
        try (RegionFile region = open()) {
            region.write(0, 0, raw(1, 20_000), 5);
            region.write(9, 9, raw(2, 5_000_00), 5);
            region.write(10, 9, raw(3, 900 * 1024), 5);
        }
        byte[] after = Files.readAllBytes(file());
        assertArrayEquals(
                Arrays.copyOfRange(before, 3 * 4096, 6 * 4096), Arrays.copyOfRange(after, 3 * 4096, 6 * 4096));
        assertArrayEquals(Arrays.copyOfRange(before, 4, 20), Arrays.copyOfRange(after, 4, 20));
        try (RegionFile region = RegionFile.openReadOnly(file())) {
            assertFalse(region.entries().stream().anyMatch(e -> e.problems().contains(ChunkProblem.OVERLAPS)));
            for (RegionEntry entry : region.entries()) {
                boolean inClaim = entry.sector() < 902 && entry.sector() + entry.sectorCount() > 900;
                assertEquals(entry.x() == 4 && entry.z() == 0, inClaim);
            }
            assertArrayEquals(packed(raw(3, 900 * 1024)), packed(region.read(10, 9)));
        }
    }

    @Test
    void freedSectorsAreUsedAgain() throws IOException {
        try (RegionFile region = open()) {
            region.write(0, 0, raw(1, 10_000), 0);
            region.write(1, 0, raw(2, 10_000), 0);
            for (int round = 0; round < 50; round++) {
                region.write(0, 0, raw(round, 10_000), round);
                assertArrayEquals(packed(raw(round, 10_000)), packed(region.read(0, 0)));
            }
            assertArrayEquals(packed(raw(2, 10_000)), packed(region.read(1, 0)));
            assertEquals(49, region.entries().getFirst().timestamp());
        }
        assertEquals(11 * 4096, Files.size(file()));
    }

    @Test
    void theOldChunkStandsUntilTheHeaderPointsToTheNewOne() throws IOException {
        try (RegionFile region = open()) {
            region.write(0, 0, raw(1, 5_000), 0);
        }
        byte[] before = Files.readAllBytes(file());
        try (RegionFile region = open()) {
            region.write(0, 0, raw(2, 6_000), 0);
        }
        // As after a stop just before the last step: all new sectors, the old header.
        byte[] stopped = Files.readAllBytes(file());
        System.arraycopy(before, 0, stopped, 0, 8192);
        Files.write(file(), stopped);
        try (RegionFile region = RegionFile.openReadOnly(file())) {
            assertArrayEquals(packed(raw(1, 5_000)), packed(region.read(0, 0)));
        }
    }

    @Test
    void largeChunksGoIntoTheirOwnFileAndComeBackIn() throws IOException {
        Path external = folder.resolve("c.4.5.mcc");
        try (RegionFile region = open()) {
            region.write(4, 5, raw(1, FIRST_EXTERNAL - 1), 0);
            assertFalse(Files.exists(external));
            assertEquals(255, region.entries().getFirst().sectorCount());

            region.write(4, 5, raw(2, FIRST_EXTERNAL), 0);
            assertArrayEquals(packed(raw(2, FIRST_EXTERNAL)), Files.readAllBytes(external));
            RegionEntry entry = region.entries().getFirst();
            assertEquals(1, entry.sectorCount());
            byte[] stub =
                    Arrays.copyOfRange(Files.readAllBytes(file()), entry.sector() * 4096, entry.sector() * 4096 + 5);
            assertArrayEquals(ByteBuffer.allocate(5).putInt(1).put((byte) 0x82).array(), stub);
            assertArrayEquals(packed(raw(2, FIRST_EXTERNAL)), packed(region.read(4, 5)));

            region.write(4, 5, raw(3, 100), 0);
            assertFalse(Files.exists(external));
            assertArrayEquals(packed(raw(3, 100)), packed(region.read(4, 5)));

            region.write(4, 5, raw(4, 2_000_000), 0);
            region.remove(4, 5);
            assertFalse(Files.exists(external));
            assertNull(region.read(4, 5));
        }
    }

    @Test
    void anUnpaddedLastChunkIsPaddedByTheNextWrite() throws IOException {
        byte[] data = RegionBuilder.numbered(7);
        new RegionBuilder()
                .entry(0, 0, 2, 1)
                .chunk(2, 3, data)
                .cut(8192 + 5 + data.length)
                .write(file());
        try (RegionFile region = open()) {
            region.write(1, 0, raw(1, 10), 0);
            assertEquals(
                    List.of(Set.of(), Set.of()),
                    region.entries().stream().map(RegionEntry::problems).toList());
            CompoundBinaryTag first = region.readTag(0, 0);
            assertTrue(first != null && first.getInt("n") == 7);
        }
        assertEquals(4 * 4096, Files.size(file()));
    }

    @Test
    void anySequenceOfWritesIsAsAMapWouldHaveIt() throws IOException {
        for (int seed = 1; seed <= 6; seed++) {
            Path home = Files.createDirectory(folder.resolve("seed " + seed));
            runAgainstModel(home, new Random(seed));
        }
    }

    private static void runAgainstModel(Path home, Random random) throws IOException {
        Path file = home.resolve("r.0.0.mca");
        Map<Integer, ChunkPayload> model = new HashMap<>();
        for (int session = 0; session < 5; session++) {
            try (RegionFile region =
                    RegionFile.openReadWrite(file, session == 0 ? Durability.DISK : Durability.PROCESS)) {
                for (int step = 0; step < 40; step++) {
                    int place = random.nextInt(40) * 25;
                    if (random.nextInt(4) == 0) {
                        region.remove(place % 32, place / 32);
                        model.remove(place);
                    } else {
                        int size = random.nextInt(20) == 0 ? 1_100_000 : random.nextInt(1, 30_000);
                        ChunkPayload payload = raw(random.nextInt(), size);
                        region.write(place % 32, place / 32, payload, step);
                        model.put(place, payload);
                    }
                }
            }
            assertHolds(home, file, model);
        }
    }

    private static void assertHolds(Path home, Path file, Map<Integer, ChunkPayload> model) throws IOException {
        try (RegionFile region = RegionFile.openReadOnly(file)) {
            assertEquals(model.size(), region.chunkCount());
            for (RegionEntry entry : region.entries()) {
                assertEquals(Set.of(), entry.problems());
            }
            for (int place = 0; place < 1024; place++) {
                assertArrayEquals(packed(model.get(place)), packed(region.read(place % 32, place / 32)));
            }
        }
        assertEquals(0, Files.size(file) % 4096);
        try (var files = Files.list(home)) {
            long external = model.values().stream()
                    .filter(p -> p.packed().length >= FIRST_EXTERNAL)
                    .count();
            assertEquals(
                    external, files.filter(f -> f.toString().endsWith(".mcc")).count());
        }
    }

    @Test
    void foldersFindChunksByTheirCoordinates() throws IOException {
        Path entities = folder.resolve("entities");
        InstantSource clock = InstantSource.fixed(Instant.ofEpochSecond(1_790_000_123));
        try (RegionFolder regions = RegionFolder.openReadWrite(entities, Durability.PROCESS, clock)) {
            assertNull(regions.read(0, 0));
            assertFalse(Files.exists(entities));
            regions.write(-1, 32, compound("n", i(1)), ChunkCompression.ZLIB);
            regions.write(31, 31, compound("n", i(2)), ChunkCompression.LZ4);
            regions.sync();
            assertTrue(regions.contains(-1, 32));
            assertFalse(regions.contains(-1, 33));
            regions.remove(31, 31);
            assertNull(regions.read(31, 31));
        }
        try (RegionFolder regions = RegionFolder.openReadOnly(entities)) {
            assertEquals(List.of(new RegionPos(0, 0), new RegionPos(-1, 1)), regions.regions());
            assertSame(compound("n", i(1)), Objects.requireNonNull(regions.read(-1, 32)));
            assertThrows(IllegalStateException.class, () -> regions.write(-1, 32, compound(), ChunkCompression.ZLIB));
        }
        try (RegionFile region = RegionFile.openReadOnly(entities.resolve("r.-1.1.mca"))) {
            assertEquals(
                    new RegionEntry(31, 0, 2, 1, 1_790_000_123, Set.of()),
                    region.entries().getFirst());
        }
        try (RegionFolder none = RegionFolder.openReadOnly(folder.resolve("none"))) {
            assertEquals(List.of(), none.regions());
            assertNull(none.read(5, 5));
        }
    }

    @Test
    void foldersHoldOnlySoManyFilesOpen() throws IOException {
        try (RegionFolder regions = RegionFolder.openReadWrite(folder, Durability.PROCESS, InstantSource.system())) {
            for (int x = 0; x < 300; x++) {
                regions.write(x * 32, 0, compound("n", i(x)), ChunkCompression.NONE);
            }
            for (int x = 0; x < 300; x++) {
                assertSame(compound("n", i(x)), Objects.requireNonNull(regions.read(x * 32, 0)));
            }
        }
    }

    @Test
    void regionNames() {
        assertEquals(new RegionPos(-1, 1), RegionPos.ofChunk(-1, 32));
        assertEquals("r.-1.1.mca", new RegionPos(-1, 1).fileName());
        assertEquals("c.-32.63.mcc", new RegionPos(-1, 1).externalName(0, 31));
        assertEquals(new RegionPos(-12, 7), RegionPos.ofFileName("r.-12.7.mca").orElseThrow());
        for (String other : List.of("r.1.mca", "r.1.2.mcr", "r.a.b.mca", "c.1.2.mcc", "r.1.2.mca.tmp")) {
            assertTrue(RegionPos.ofFileName(other).isEmpty());
        }
    }
}
