package dev.tickfork.bridge.lab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.UUID;

/// Writes files that nobody else may read, by temporary name and rename.
final class PrivateFiles {
    private static final String OWNER_ONLY = "rw-------";

    private PrivateFiles() {}

    static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path part = file.resolveSibling("." + file.getFileName() + "." + UUID.randomUUID() + ".part");
        try {
            create(part);
            Files.writeString(part, text, StandardCharsets.UTF_8, StandardOpenOption.WRITE);
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /// Creates the file if it is missing.
    static void createIfMissing(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try {
            create(file);
        } catch (FileAlreadyExistsException _) {
            // as wished
        }
    }

    /// Never readable by others, not even for a moment.
    private static void create(Path file) throws IOException {
        boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        FileAttribute<?>[] attributes = posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(OWNER_ONLY))
                }
                : new FileAttribute<?>[0];
        Files.createFile(file, attributes);
    }
}
