package dev.tickfork.bridge.evidence;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/// The last bytes of a bundle, which are the zip file's comment: a word and the SHA-256 of every byte
/// before them. So no byte of the file can change unseen, those that hold no content included. It shows
/// damage, not who made the file.
final class BundleSeal {
    private static final String WORD = "tickfork-evidence sha256 ";
    private static final int DIGITS = 64;
    private static final int LENGTH = WORD.length() + DIGITS;
    private static final int BUFFER = 256 << 10;

    private BundleSeal() {}

    /// The comment to write while the hash is not known.
    static String blank() {
        return WORD + "0".repeat(DIGITS);
    }

    /// Puts the hash into the end of a file that was written with [#blank].
    static void set(Path file, LongConsumer progress) throws IOException {
        try (var out = new RandomAccessFile(file.toFile(), "rw")) {
            byte[] seal = (WORD + hash(out, progress)).getBytes(StandardCharsets.US_ASCII);
            out.seek(out.length() - LENGTH);
            out.write(seal);
            out.getFD().sync();
        }
    }

    /// @return whether the seal holds; null where the file has none, so that it is no bundle
    static @Nullable Boolean holds(Path file, LongConsumer progress) throws IOException {
        try (var in = new RandomAccessFile(file.toFile(), "r")) {
            if (in.length() < LENGTH) {
                return null;
            }
            byte[] end = new byte[LENGTH];
            in.seek(in.length() - LENGTH);
            in.readFully(end);
            String seal = new String(end, StandardCharsets.US_ASCII);
            if (!seal.startsWith(WORD)) {
                return null;
            }
            return seal.equals(WORD + hash(in, progress));
        }
    }

    private static String hash(RandomAccessFile file, LongConsumer progress) throws IOException {
        MessageDigest digest = sha256();
        byte[] buffer = new byte[BUFFER];
        long left = file.length() - LENGTH;
        file.seek(0);
        while (left > 0) {
            int read = file.read(buffer, 0, (int) Math.min(left, BUFFER));
            if (read < 0) {
                throw new IOException("the file became shorter while it was read");
            }
            digest.update(buffer, 0, read);
            left -= read;
            progress.accept(read);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
