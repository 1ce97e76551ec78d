package dev.tickfork.nbt;

/// The text being read and the place reached, shared by the parts of [SnbtReader]. One thread.
final class SnbtCursor {
    /// What [#peek] answers at the end of the text.
    static final char END = '\uFFFF';

    private static final boolean[] WORD = new boolean[128];

    static {
        for (char c = 0; c < WORD.length; c++) {
            boolean letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
            WORD[c] = letter || (c >= '0' && c <= '9') || c == '_' || c == '+' || c == '-' || c == '.';
        }
    }

    final String text;
    final boolean strict;
    int at;

    SnbtCursor(String text, int at, boolean strict) {
        this.text = text;
        this.at = at;
        this.strict = strict;
    }

    char peek() {
        return at < text.length() ? text.charAt(at) : END;
    }

    char peek(int index) {
        return index < text.length() ? text.charAt(index) : END;
    }

    /// Skips what `Character.isWhitespace` calls so, as the game does, and answers what follows.
    char peekToken() {
        if (at < text.length()) {
            char c = text.charAt(at);
            return c > ' ' && c < 0x1680 ? c : skipWhitespace();
        }
        return END;
    }

    private char skipWhitespace() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (!Character.isWhitespace(c)) {
                return c;
            }
            at++;
        }
        return END;
    }

    /// Whether an unquoted string can hold the character.
    static boolean isWord(char c) {
        return c < WORD.length && WORD[c];
    }

    /// Takes the longest run of characters that an unquoted string can hold.
    String takeWord() {
        int start = at;
        while (at < text.length() && isWord(text.charAt(at))) {
            at++;
        }
        return text.substring(start, at);
    }

    SnbtException fault(SnbtException.Reason reason) {
        return fault(reason, at);
    }

    SnbtException fault(SnbtException.Reason reason, int offset) {
        return new SnbtException(reason, text, Math.min(offset, text.length()));
    }
}
