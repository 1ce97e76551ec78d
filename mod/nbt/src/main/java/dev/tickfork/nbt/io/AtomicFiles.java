package dev.tickfork.nbt.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/// Replaces files whole or not at all. Stateless, any thread.
public final class AtomicFiles {
    /// Writes the new content.
    public interface Content {
        void writeTo(FileChannel channel) throws IOException;
    }

    private AtomicFiles() {}

    /// Writes `content` under a temporary name beside `file`, forces it to the disk, and renames it over `file`.
    /// A link at `file` is replaced itself, never what it points to. On failure `file` is as it was.
    public static void replace(Path file, Content content) throws IOException {
        Path name = file.getFileName();
        Path temporary = file.resolveSibling("." + name + "." + UUID.randomUUID() + ".tmp");
        try {
            try (var channel = FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                content.writeTo(channel);
                channel.force(true);
            }
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
