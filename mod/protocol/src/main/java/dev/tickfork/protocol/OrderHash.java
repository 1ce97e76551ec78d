package dev.tickfork.protocol;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The value that proves an order: the first 16 hex digits of SHA-256 over the UUID texts in tick order,
/// joined by `:` (snapshot protocol v1). It is taken over the texts exactly as they are written, so upper
/// case changes it. Fed one by one, it holds no list. One thread at a time.
public final class OrderHash {
    /// The hash of no entity at all. Two empty snapshots share it, which proves nothing.
    public static final String EMPTY = "e3b0c44298fc1c14";

    private static final int BYTES = 8;

    private final MessageDigest digest = sha256();
    private boolean first = true;

    /// The hash of these texts in this order.
    public static String of(Iterable<String> uuids) {
        var hash = new OrderHash();
        uuids.forEach(hash::add);
        return hash.finish();
    }

    /// Takes the next UUID text.
    public void add(String uuid) {
        if (!first) {
            digest.update((byte) ':');
        }
        first = false;
        digest.update(uuid.getBytes(StandardCharsets.UTF_8));
    }

    /// Takes several texts at once, given as UTF-8 and joined with `:` already.
    public void addJoined(byte[] utf8, int offset, int length) {
        if (!first) {
            digest.update((byte) ':');
        }
        first = false;
        digest.update(utf8, offset, length);
    }

    /// The 16 lower-case hex digits; afterwards the object is as new.
    public String finish() {
        first = true;
        return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java runtime must have SHA-256", e);
        }
    }
}
