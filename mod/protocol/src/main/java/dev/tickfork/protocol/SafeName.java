package dev.tickfork.protocol;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Names that are the same file on every system: `[A-Za-z0-9][A-Za-z0-9_-]{0,63}`, no Windows device, no
/// case twin. People see a title in any script; [#fromTitle] maps it. Stateless.
public final class SafeName {
    private static final Pattern SAFE =
            Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,%d}".formatted(Limits.NAME_CHARS - 1));
    private static final Pattern DEVICE = Pattern.compile("CON|PRN|AUX|NUL|COM[0-9]|LPT[0-9]");
    private static final Pattern UNSAFE_RUN = Pattern.compile("[^A-Za-z0-9_]+");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final int DIGEST_BYTES = 5;
    private static final String NO_LETTERS = "name";

    private SafeName() {}

    /// Whether the name may be used on disk as it is.
    public static boolean isSafe(String name) {
        return problem(name).isEmpty();
    }

    /// Why the name may not be used, as the end of a sentence that begins with the name; empty when it may.
    public static Optional<String> problem(String name) {
        if (!SAFE.matcher(name).matches()) {
            return Optional.of("is not a safe name: 1 to " + Limits.NAME_CHARS
                    + " of A-Z a-z 0-9 _ -, the first a letter or digit");
        }
        if (DEVICE.matcher(name.toUpperCase(Locale.ROOT)).matches()) {
            return Optional.of("is a device on Windows: choose another name");
        }
        return Optional.empty();
    }

    /// A name among the existing ones that differs from this one in case only: the same file on Windows
    /// and macOS.
    public static Optional<String> twin(String name, Collection<String> existing) {
        return existing.stream()
                .filter(other -> other.equalsIgnoreCase(name) && !other.equals(name))
                .findFirst();
    }

    /// Maps a title in any script to a safe name, the same one each time. A title that is a safe name
    /// stays; any other keeps its Latin letters and digits and ends in ten hex digits of its own hash, so
    /// that two titles which look alike without their other letters do not meet.
    public static String fromTitle(String title) {
        if (isSafe(title)) {
            return title;
        }
        String plain =
                MARKS.matcher(Normalizer.normalize(title, Normalizer.Form.NFKD)).replaceAll("");
        String folded = trimDashes(UNSAFE_RUN.matcher(plain).replaceAll("-"));
        String tail = "-" + digest(title);
        String head = folded.isEmpty() ? NO_LETTERS : folded;
        return head.substring(0, Math.min(head.length(), Limits.NAME_CHARS - tail.length())) + tail;
    }

    private static String trimDashes(String text) {
        int from = 0;
        int to = text.length();
        while (from < to && !isLetterOrDigit(text.charAt(from))) {
            from++;
        }
        while (to > from && text.charAt(to - 1) == '-') {
            to--;
        }
        return text.substring(from, to);
    }

    private static boolean isLetterOrDigit(char c) {
        return c != '-' && c != '_';
    }

    private static String digest(String title) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(title.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, DIGEST_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java runtime must have SHA-256", e);
        }
    }
}
