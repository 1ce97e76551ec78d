package dev.tickfork.nbt;

/// Escaping of strings: which characters have to be written as escapes so that a text stays one readable line.
final class SnbtStrings {
    private static final char[] HEX = "0123456789abcdef".toCharArray();

    private SnbtStrings() {}

    /// Appends `value` between double quotes.
    static void appendQuoted(StringBuilder out, String value) {
        out.append('"');
        int plainFrom = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c >= ' ' && c < 0x7F && c != '"' && c != '\\') {
                continue;
            }
            if (c > 0x9F && !isUnsafe(value, i)) {
                continue;
            }
            out.append(value, plainFrom, i);
            appendEscape(out, c);
            plainFrom = i + 1;
        }
        out.append(value, plainFrom, value.length()).append('"');
    }

    /// Appends `text[from, to)` with everything escaped that would break a line or not be seen; quotes stay.
    static void appendVisible(StringBuilder out, String text, int from, int to) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c < ' ' || (c >= 0x7F && c <= 0x9F) || isUnsafe(text, i)) {
                appendEscape(out, c);
            } else {
                out.append(c);
            }
        }
    }

    /// Whether the character would be lost, break a line or reorder it: line and paragraph separators, byte order
    /// marks, direction controls, and surrogates without their other half.
    private static boolean isUnsafe(String text, int at) {
        char c = text.charAt(at);
        if (Character.isHighSurrogate(c)) {
            return at + 1 >= text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return at == 0 || !Character.isHighSurrogate(text.charAt(at - 1));
        }
        return c == 0x2028
                || c == 0x2029
                || c == 0xFEFF
                || c == 0x200E
                || c == 0x200F
                || (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2066 && c <= 0x2069)
                || c >= 0xFFFE;
    }

    private static void appendEscape(StringBuilder out, char c) {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            case '\b' -> out.append("\\b");
            case '\f' -> out.append("\\f");
            default ->
                out.append("\\u")
                        .append(HEX[c >> 12])
                        .append(HEX[(c >> 8) & 0xF])
                        .append(HEX[(c >> 4) & 0xF])
                        .append(HEX[c & 0xF]);
        }
    }
}
