package dev.tickfork.bridge.lab;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;

/// Where folders go that are no longer wanted: nothing that somebody may miss is deleted.
final class Trash {
    private static final DateTimeFormatter WHEN =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

    private final Path folder;

    Trash(Path home) {
        this.folder = home.resolve("trash");
    }

    /// @return where it is now
    Path take(Path what, String name) throws IOException {
        Files.createDirectories(folder);
        Path target = folder.resolve(name + "-" + WHEN.format(Instant.now()));
        return Files.move(what, target, StandardCopyOption.ATOMIC_MOVE);
    }

    /// Deletes a half copy of our own making; links in it are removed, not followed. Nothing there is fine.
    void erase(Path part) throws IOException {
        if (!Files.exists(part)) {
            return;
        }
        Files.walkFileTree(part, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException problem)
                    throws IOException {
                if (problem != null) {
                    throw problem;
                }
                Files.delete(directory);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
