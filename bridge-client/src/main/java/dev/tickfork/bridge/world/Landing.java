package dev.tickfork.bridge.world;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/// Writes a small file so that a reader sees the old one or the new one whole, also after a power cut:
/// temporary name, flush to the device, rename.
public final class Landing {
    private Landing() {}

    /// The parent folder must exist. Costs one flush of the device.
    public static void write(Path file, byte[] content) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try (var out = FileChannel.open(
                part, StandardOpenOption.WRITE, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING)) {
            var buffer = ByteBuffer.wrap(content);
            while (buffer.hasRemaining()) {
                out.write(buffer);
            }
            out.force(true);
        }
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        Path parent = part.toAbsolutePath().getParent();
        if (parent != null) {
            flushFolder(parent);
        }
    }

    /// Makes the names in a folder last through a power cut. Windows has no such call and keeps them by itself.
    public static void flushFolder(Path folder) throws IOException {
        if (System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows")) {
            return;
        }
        try (var names = FileChannel.open(folder, StandardOpenOption.READ)) {
            names.force(true);
        }
    }
}
