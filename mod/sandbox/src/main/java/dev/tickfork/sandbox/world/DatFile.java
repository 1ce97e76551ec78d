package dev.tickfork.sandbox.world;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import net.kyori.adventure.nbt.BinaryTagIO;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// gzip-compressed NBT files, written by temporary name and rename. Game thread only.
final class DatFile {
    /// Data version of 26.2.
    static final int DATA_VERSION = 4903;

    private DatFile() {}

    /// Reads a whole file.
    ///
    /// @throws IOException the file is missing or is no NBT; the message names it
    static CompoundBinaryTag read(Path file) throws IOException {
        try {
            return BinaryTagIO.unlimitedReader().read(file, BinaryTagIO.Compression.GZIP);
        } catch (IOException | IllegalArgumentException e) {
            throw new IOException("Cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    /// A saved-data file: the payload in `data` beside `DataVersion`. An unchanged file is left alone.
    static void writeData(Path file, CompoundBinaryTag payload) throws IOException {
        CompoundBinaryTag whole = CompoundBinaryTag.builder()
                .put("data", payload)
                .putInt("DataVersion", DATA_VERSION)
                .build();
        if (Files.exists(file) && read(file).equals(whole)) {
            return;
        }
        Path written = writeBeside(file, whole);
        Files.move(written, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /// Replaces `file`; the version before goes to `old`. At no moment are both missing.
    static void replaceKeepingOld(Path file, Path old, CompoundBinaryTag whole) throws IOException {
        Path written = writeBeside(file, whole);
        if (Files.exists(file)) {
            Path copy = old.resolveSibling(old.getFileName() + ".new");
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            Files.move(copy, old, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        }
        Files.move(written, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private static Path writeBeside(Path file, CompoundBinaryTag whole) throws IOException {
        Files.createDirectories(file.getParent());
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try (OutputStream out = Files.newOutputStream(fresh)) {
            BinaryTagIO.writer().write(whole, out, BinaryTagIO.Compression.GZIP);
        }
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        return fresh;
    }
}
