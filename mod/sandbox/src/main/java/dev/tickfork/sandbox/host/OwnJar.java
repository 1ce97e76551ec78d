package dev.tickfork.sandbox.host;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/// The jar that this code came from. Any thread; reads the whole file.
final class OwnJar {
    private OwnJar() {}

    /// Its SHA-256 in hex, null when the code came from a folder of classes or the jar cannot be read.
    static @Nullable String sha256() {
        CodeSource source = OwnJar.class.getProtectionDomain().getCodeSource();
        if (source == null) {
            return null;
        }
        try {
            Path file = Path.of(source.getLocation().toURI());
            if (!Files.isRegularFile(file)) {
                return null;
            }
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
                in.transferTo(OutputStream.nullOutputStream());
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException | URISyntaxException _) {
            return null;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
