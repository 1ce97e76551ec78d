package dev.tickfork.nbt;

import java.util.HexFormat;

/// Reads strings in quotes. One thread; see [SnbtCursor].
final class SnbtQuotedReader {
    private final SnbtCursor cursor;

    SnbtQuotedReader(SnbtCursor cursor) {
        this.cursor = cursor;
    }

    /// Reads from the opening quote, of either kind, to behind the closing one.
    String read() throws SnbtException {
        String text = cursor.text;
        int open = cursor.at;
        char quote = text.charAt(open);
        int close = text.indexOf(quote, open + 1);
        if (close < 0) {
            throw cursor.fault(SnbtException.Reason.UNCLOSED_STRING, open);
        }
        if (text.indexOf('\\', open + 1, close) < 0) {
            cursor.at = close + 1;
            return text.substring(open + 1, close);
        }
        return readEscaped(open, quote);
    }

    private String readEscaped(int open, char quote) throws SnbtException {
        String text = cursor.text;
        var value = new StringBuilder();
        cursor.at = open + 1;
        while (cursor.at < text.length()) {
            char c = text.charAt(cursor.at);
            if (c == quote) {
                cursor.at++;
                return value.toString();
            }
            if (c == '\\') {
                readEscape(value);
            } else {
                value.append(c);
                cursor.at++;
            }
        }
        throw cursor.fault(SnbtException.Reason.UNCLOSED_STRING, open);
    }

    private void readEscape(StringBuilder value) throws SnbtException {
        int backslash = cursor.at;
        char c = cursor.peek(backslash + 1);
        cursor.at += 2;
        switch (c) {
            case '\\', '"', '\'' -> value.append(c);
            case 'n' -> value.append('\n');
            case 't' -> value.append('\t');
            case 'r' -> value.append('\r');
            case 'b' -> value.append('\b');
            case 'f' -> value.append('\f');
            case 's' -> value.append(' ');
            case 'x' -> value.append((char) readHex(backslash, 2));
            case 'u' -> value.append((char) readHex(backslash, 4));
            case 'U' -> {
                int codePoint = readHex(backslash, 8);
                if (!Character.isValidCodePoint(codePoint)) {
                    throw cursor.fault(SnbtException.Reason.UNKNOWN_CHARACTER, backslash);
                }
                value.appendCodePoint(codePoint);
            }
            case 'N' -> value.appendCodePoint(readNamed(backslash));
            default -> throw cursor.fault(SnbtException.Reason.BAD_ESCAPE, backslash);
        }
    }

    private int readHex(int backslash, int digits) throws SnbtException {
        int value = 0;
        for (int i = 0; i < digits; i++) {
            char c = cursor.peek(cursor.at);
            if (!HexFormat.isHexDigit(c)) {
                throw cursor.fault(SnbtException.Reason.BAD_ESCAPE, backslash);
            }
            value = (value << 4) | HexFormat.fromHexDigit(c);
            cursor.at++;
        }
        return value;
    }

    /// Reads `{NAME}` behind `\N`; the names are those of [Character#codePointOf], as in the game.
    private int readNamed(int backslash) throws SnbtException {
        int close = cursor.peek() == '{' ? cursor.text.indexOf('}', cursor.at) : -1;
        if (close < 0) {
            throw cursor.fault(SnbtException.Reason.BAD_ESCAPE, backslash);
        }
        String name = cursor.text.substring(cursor.at + 1, close);
        cursor.at = close + 1;
        boolean wellFormed = !name.isEmpty() && name.chars().allMatch(SnbtQuotedReader::isNamePart);
        try {
            if (wellFormed) {
                return Character.codePointOf(name);
            }
        } catch (IllegalArgumentException e) {
            SnbtException unknown = cursor.fault(SnbtException.Reason.UNKNOWN_CHARACTER, backslash);
            unknown.initCause(e);
            throw unknown;
        }
        throw cursor.fault(SnbtException.Reason.BAD_ESCAPE, backslash);
    }

    private static boolean isNamePart(int c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == ' ';
    }
}
