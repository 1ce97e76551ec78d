package dev.tickfork.bridge.snapshot;

/// Checks UTF-8 by the table of RFC 3629: no overlong forms, no surrogates, nothing over U+10FFFF.
/// Stateless.
final class Utf8 {
    private Utf8() {}

    static boolean valid(byte[] bytes, int from, int to) {
        int i = from;
        while (i < to) {
            if (bytes[i] >= 0) {
                i++;
                continue;
            }
            int length = length(bytes, i, to);
            if (length == 0) {
                return false;
            }
            i += length;
        }
        return true;
    }

    /// Bytes of the character that starts here, 0 if it is none.
    private static int length(byte[] bytes, int at, int to) {
        int first = bytes[at] & 0xFF;
        int length = first >= 0xC2 && first <= 0xDF ? 2 : first >= 0xE0 && first <= 0xEF ? 3 : 4;
        if (first < 0xC2 || first > 0xF4 || to - at < length) {
            return 0;
        }
        int second = bytes[at + 1] & 0xFF;
        int low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
        int high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
        if (second < low || second > high) {
            return 0;
        }
        for (int i = at + 2; i < at + length; i++) {
            if ((bytes[i] & 0xC0) != 0x80) {
                return 0;
            }
        }
        return length;
    }
}
