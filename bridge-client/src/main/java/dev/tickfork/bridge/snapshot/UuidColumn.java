package dev.tickfork.bridge.snapshot;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;

/// UUID texts as two longs each. A text in the usual form (36 characters, lower case) is its number; any
/// other is kept as
/// it is, and its longs are a hash of it. Equal longs mean equal text. One thread while it grows, then any.
final class UuidColumn {
    private static final int LENGTH = 36;
    private static final Pattern ANY_CASE = Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");
    private static final byte[] HEX = new byte[256];

    static {
        Arrays.fill(HEX, (byte) -1);
        for (int digit = 0; digit < 16; digit++) {
            HEX[Character.forDigit(digit, 16)] = (byte) digit;
        }
    }

    private long[] high = new long[16];
    private long[] low = new long[16];
    private final Map<Integer, String> odd = new HashMap<>();
    private int size;

    int size() {
        return size;
    }

    long high(int index) {
        return high[index];
    }

    long low(int index) {
        return low[index];
    }

    /// The text as it was written.
    String text(int index) {
        String text = odd.get(index);
        return text != null ? text : new UUID(high[index], low[index]).toString();
    }

    /// Index to text of all that are not in the usual form.
    Map<Integer, String> odd() {
        return odd;
    }

    /// Whether a text is a UUID in another letter case, as against no UUID at all.
    static boolean isUuid(String text) {
        return ANY_CASE.matcher(text).matches();
    }

    /// Adds a text given by its bytes.
    ///
    /// @return whether it is in the usual form
    boolean add(byte[] bytes, int from, int to, boolean escaped) {
        if (!escaped && to - from == LENGTH) {
            long upper = number(bytes, from, 8, 4, 4);
            long lower = number(bytes, from + 19, 4, 12, 0);
            if (usual(bytes, from)) {
                put(upper, lower);
                return true;
            }
        }
        return add(JsonText.decode(bytes, from, to));
    }

    /// Adds a text; @return whether it is in the usual form
    boolean add(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length == LENGTH && usual(bytes, 0)) {
            put(number(bytes, 0, 8, 4, 4), number(bytes, 19, 4, 12, 0));
            return true;
        }
        odd.put(size, text);
        put(Fingerprint.of(bytes, 0, bytes.length, 1), Fingerprint.of(bytes, 0, bytes.length, 2));
        return false;
    }

    void addAll(UuidColumn other) {
        ensure(size + other.size);
        System.arraycopy(other.high, 0, high, size, other.size);
        System.arraycopy(other.low, 0, low, size, other.size);
        other.odd.forEach((index, text) -> odd.put(size + index, text));
        size += other.size;
    }

    /// Takes the last one back.
    void dropLast() {
        size--;
        odd.remove(size);
    }

    void trim() {
        high = Arrays.copyOf(high, size);
        low = Arrays.copyOf(low, size);
    }

    private void put(long upper, long lower) {
        ensure(size + 1);
        high[size] = upper;
        low[size++] = lower;
    }

    private void ensure(int capacity) {
        if (capacity > high.length) {
            int grown = Math.max(capacity, high.length + (high.length >> 1));
            high = Arrays.copyOf(high, grown);
            low = Arrays.copyOf(low, grown);
        }
    }

    private static boolean usual(byte[] bytes, int from) {
        int bad = 0;
        for (int i = 0; i < LENGTH; i++) {
            byte c = bytes[from + i];
            bad |= i == 8 || i == 13 || i == 18 || i == 23 ? c ^ '-' : HEX[c & 0xFF];
        }
        // A byte that is no digit sets the sign, a dash out of place sets any bit: digits stay within 0 to 15.
        return (bad & ~15) == 0 && dashes(bytes, from);
    }

    private static boolean dashes(byte[] bytes, int from) {
        return bytes[from + 8] == '-' && bytes[from + 13] == '-' && bytes[from + 18] == '-' && bytes[from + 23] == '-';
    }

    /// The hex digits of up to three groups with one byte between them.
    private static long number(byte[] bytes, int from, int one, int two, int three) {
        long value = group(bytes, from, one, 0);
        value = group(bytes, from + one + 1, two, value);
        return three == 0 ? value : group(bytes, from + one + two + 2, three, value);
    }

    private static long group(byte[] bytes, int from, int length, long before) {
        long value = before;
        for (int i = from; i < from + length; i++) {
            value = value << 4 | (HEX[bytes[i] & 0xFF] & 15);
        }
        return value;
    }
}
