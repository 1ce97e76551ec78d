package dev.tickfork.bridge.world;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.LongConsumer;

/// Size and SHA-256 of a file as it was read.
///
/// @param sha256 64 lower-case hex digits
public record FileHash(long size, String sha256) {
    /// A read larger than this gains nothing; a smaller one costs calls.
    private static final int BUFFER = 256 << 10;

    /// @param progress told of bytes as they are read; may throw to stop
    public static FileHash of(Path file, LongConsumer progress) throws IOException {
        MessageDigest digest = newDigest();
        byte[] buffer = new byte[BUFFER];
        long size = 0;
        try (var in = Files.newInputStream(file)) {
            int read = in.read(buffer);
            while (read >= 0) {
                digest.update(buffer, 0, read);
                size += read;
                progress.accept(read);
                read = in.read(buffer);
            }
        }
        return new FileHash(size, HexFormat.of().formatHex(digest.digest()));
    }

    private static MessageDigest newDigest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
