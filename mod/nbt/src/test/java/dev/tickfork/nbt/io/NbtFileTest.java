package dev.tickfork.nbt.io;

import static dev.tickfork.nbt.Tags.assertSame;
import static dev.tickfork.nbt.Tags.compound;
import static dev.tickfork.nbt.Tags.i;
import static dev.tickfork.nbt.Tags.str;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.nbt.io.NbtFormatException.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import net.kyori.adventure.nbt.BinaryTagIO;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NbtFileTest {
    private static final CompoundBinaryTag LEVEL = compound("Data", compound("LevelName", str("量子硫方怪"), "v", i(19133)));

    @TempDir
    private Path folder;

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void readsEveryCompressionByItsFirstBytes() throws IOException {
        for (NbtCompression compression : NbtCompression.values()) {
            Path file = folder.resolve(compression + ".dat");
            NbtFile.write(file, LEVEL, compression);
            assertSame(LEVEL, NbtFile.read(file));
            assertEquals(compression, NbtFile.compression(file));
        }
        assertSame(LEVEL, BinaryTagIO.reader().read(folder.resolve("GZIP.dat"), BinaryTagIO.Compression.GZIP));
        assertSame(LEVEL, BinaryTagIO.reader().read(folder.resolve("ZLIB.dat"), BinaryTagIO.Compression.ZLIB));
    }

    @Test
    void writesGzipAndReplacesWithoutLeavings() throws IOException {
        Path file = folder.resolve("level.dat");
        NbtFile.write(file, compound());
        NbtFile.write(file, LEVEL);
        assertSame(LEVEL, NbtFile.read(file));
        assertEquals(NbtCompression.GZIP, NbtFile.compression(file));
        assertEquals(List.of("level.dat"), names());
    }

    @Test
    void aFailedWriteLeavesTheOldFile() throws IOException {
        Path file = folder.resolve("level.dat");
        NbtFile.write(file, LEVEL);
        CompoundBinaryTag unwritable = compound("a", str("x".repeat(65_536)));
        assertThrows(NbtFormatException.class, () -> NbtFile.write(file, unwritable));
        assertSame(LEVEL, NbtFile.read(file));
        assertEquals(List.of("level.dat"), names());
    }

    @Test
    void aLinkIsReplacedAndNotFollowed() throws IOException {
        Path source = folder.resolve("source.dat");
        NbtFile.write(source, LEVEL);
        Path link = Files.createSymbolicLink(folder.resolve("level.dat"), source);
        NbtFile.write(link, compound("a", i(1)));
        assertSame(LEVEL, NbtFile.read(source));
        assertSame(compound("a", i(1)), NbtFile.read(link));
    }

    @Test
    void damagedFilesAreNamed() throws IOException {
        Path file = folder.resolve("level.dat");
        NbtFile.write(file, LEVEL);
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(whole, whole.length / 2));
        NbtFormatException cut = assertThrows(NbtFormatException.class, () -> NbtFile.read(file));
        assertEquals(Reason.BAD_COMPRESSION, cut.reason());
        assertTrue(String.valueOf(cut.getMessage()).contains("level.dat"));
        whole[whole.length / 2] ^= 0x55;
        Files.write(file, whole);
        assertThrows(NbtFormatException.class, () -> NbtFile.read(file));
        Files.write(file, new byte[0]);
        assertEquals(
                Reason.TRUNCATED,
                assertThrows(NbtFormatException.class, () -> NbtFile.read(file)).reason());
        Files.write(file, new byte[] {0x1F, (byte) 0x8B});
        assertEquals(
                Reason.BAD_COMPRESSION,
                assertThrows(NbtFormatException.class, () -> NbtFile.read(file)).reason());
        assertThrows(NoSuchFileException.class, () -> NbtFile.read(folder.resolve("none.dat")));
    }

    @Test
    void packedBombsStopAtTheLimit() throws IOException {
        Path file = folder.resolve("bomb.dat");
        NbtFile.write(file, compound("a", dev.tickfork.nbt.Tags.bytes(new int[1 << 20])));
        assertTrue(Files.size(file) < 10_000);
        var limits = new NbtLimits(1 << 16, 1_000, 10);
        assertEquals(
                Reason.TOO_LARGE,
                assertThrows(NbtFormatException.class, () -> NbtFile.read(file, limits))
                        .reason());
    }
}
