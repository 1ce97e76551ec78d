package dev.tickfork.sandbox.world;

import dev.tickfork.nbt.io.NbtFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
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
        return NbtFile.read(file);
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
        Files.createDirectories(file.getParent());
        NbtFile.write(file, whole);
    }

    /// Replaces `file`; the version before goes to `old`. At no moment are both missing.
    static void replaceKeepingOld(Path file, Path old, CompoundBinaryTag whole) throws IOException {
        if (Files.exists(file)) {
            Path copy = old.resolveSibling(old.getFileName() + ".new");
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            Files.move(copy, old, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        }
        NbtFile.write(file, whole);
    }
}
