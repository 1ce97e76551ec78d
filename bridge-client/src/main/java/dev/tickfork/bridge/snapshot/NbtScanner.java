package dev.tickfork.bridge.snapshot;

/// Takes an NBT text, which makes up most of a line, in one pass: finds its end and notes what a closer
/// look is worth.
/// One thread.
final class NbtScanner {
    private static final byte PLAIN = 0;
    private static final byte STOP = 1;
    private static final byte LOOK = 2;
    private static final byte[] CLASS = new byte[256];

    static {
        for (int c = 0; c < CLASS.length; c++) {
            boolean stops = c < 0x20 || c >= 0x7F || c == '"' || c == '\\';
            CLASS[c] = stops ? STOP : c == 'N' || c == 'I' || c == '\'' ? LOOK : PLAIN;
        }
    }

    private boolean suspicious;
    private boolean controls;

    /// Whether it may hold what the game cannot read back: a number that is not finite, an empty key.
    boolean suspicious() {
        return suspicious;
    }

    /// Whether it holds a control character or a line separator of Unicode.
    boolean controls() {
        return controls;
    }

    /// Takes the string that comes next.
    void read(JsonCursor cursor) throws BadJsonException {
        suspicious = false;
        controls = false;
        cursor.take('"');
        byte[] b = cursor.bytes();
        int from = cursor.at();
        int end = cursor.end();
        int i = from;
        boolean escapes = false;
        boolean ascii = true;
        while (true) {
            byte kind = PLAIN;
            while (i < end && (kind = CLASS[b[i] & 0xFF]) == PLAIN) {
                i++;
            }
            if (i >= end) {
                throw new BadJsonException(end);
            }
            byte c = b[i];
            if (c == '\\' && i + 2 < end && b[i + 1] == '"') {
                // By far the commonest stop: a quote of the NBT.
                escapes = true;
                if (b[i + 2] == '\\') {
                    lookAtEmptyKey(b, from, i, end);
                }
                i += 2;
            } else if (kind == LOOK) {
                look(b, i, end);
                i++;
            } else if (c == '"') {
                cursor.foundString(from, i, escapes, ascii);
                return;
            } else if (c == '\\') {
                escapes = true;
                lookAtEscape(b, i, end);
                i = cursor.escape(i);
            } else if (c < 0) {
                ascii = false;
                controls |= separator(b, i, end);
                i++;
            } else if (c == 0x7F) {
                controls = true;
                i++;
            } else {
                throw new BadJsonException(i);
            }
        }
    }

    private void look(byte[] b, int i, int end) {
        suspicious |= i + 2 < end
                && switch (b[i]) {
                    case 'N' -> b[i + 1] == 'a' && b[i + 2] == 'N';
                    case 'I' -> b[i + 1] == 'n' && b[i + 2] == 'f';
                    default -> b[i + 1] == '\'' && b[i + 2] == ':';
                };
    }

    private void lookAtEscape(byte[] b, int i, int end) {
        if (i + 1 >= end) {
            return;
        }
        switch (b[i + 1]) {
            case 'b', 'f', 'n', 'r', 't' -> controls = true;
            case 'u' -> {
                int code = i + 6 <= end ? JsonText.hex4(b, i + 2) : -1;
                controls |= code >= 0 && isControl(code);
                // A quote or a letter in disguise could hide what is looked for.
                suspicious |= code >= 0x20 && code < 0x7F;
            }
            default -> {}
        }
    }

    /// `{"":` or `,"":` with escaped quotes.
    private void lookAtEmptyKey(byte[] b, int from, int i, int end) {
        suspicious |=
                i > from && i + 4 < end && b[i + 3] == '"' && b[i + 4] == ':' && (b[i - 1] == '{' || b[i - 1] == ',');
    }

    /// U+0080 to U+009F, U+2028 and U+2029 in UTF-8.
    private static boolean separator(byte[] b, int i, int end) {
        if (i + 1 < end && b[i] == (byte) 0xC2) {
            return (b[i + 1] & 0xFF) < 0xA0;
        }
        return i + 2 < end
                && b[i] == (byte) 0xE2
                && b[i + 1] == (byte) 0x80
                && (b[i + 2] == (byte) 0xA8 || b[i + 2] == (byte) 0xA9);
    }

    private static boolean isControl(int code) {
        return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029;
    }
}
