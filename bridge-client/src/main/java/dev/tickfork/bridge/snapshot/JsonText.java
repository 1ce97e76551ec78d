package dev.tickfork.bridge.snapshot;

import java.nio.charset.StandardCharsets;

/// Turns the bytes between two quotes of JSON into text. Stateless.
final class JsonText {
    private JsonText() {}

    /// @param from first byte after the opening quote
    /// @param to   the closing quote; what lies between was checked by [JsonCursor]
    static String decode(byte[] bytes, int from, int to) {
        int backslash = from;
        while (backslash < to && bytes[backslash] != '\\') {
            backslash++;
        }
        if (backslash == to) {
            return new String(bytes, from, to - from, StandardCharsets.UTF_8);
        }
        var text = new StringBuilder(to - from);
        int plain = from;
        int i = backslash;
        while (i < to) {
            if (bytes[i] != '\\') {
                i++;
                continue;
            }
            appendPlain(text, bytes, plain, i);
            text.append(escaped(bytes, i));
            i += bytes[i + 1] == 'u' ? 6 : 2;
            plain = i;
        }
        appendPlain(text, bytes, plain, to);
        return text.toString();
    }

    /// The value of four hex digits, -1 if they are not.
    static int hex4(byte[] bytes, int from) {
        int value = 0;
        for (int i = from; i < from + 4; i++) {
            int digit = Character.digit(bytes[i], 16);
            if (digit < 0) {
                return -1;
            }
            value = value << 4 | digit;
        }
        return value;
    }

    private static void appendPlain(StringBuilder text, byte[] bytes, int from, int to) {
        if (to > from) {
            text.append(new String(bytes, from, to - from, StandardCharsets.UTF_8));
        }
    }

    private static char escaped(byte[] bytes, int backslash) {
        return switch (bytes[backslash + 1]) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> (char) hex4(bytes, backslash + 2);
            default -> (char) bytes[backslash + 1];
        };
    }
}
