package dev.tickfork.bridge.snapshot;

/// Walks over JSON in a byte array (RFC 8259; also takes `NaN`, `Infinity` and `-Infinity`, which some
/// writers leave).
/// Strings stay where they are: [#start] and [#stop] tell their bytes. One thread; used again for every
/// line.
final class JsonCursor {
    /// Containers inside one another: records nest two deep, an unknown field may nest more.
    static final int MAX_DEPTH = 64;

    private static final byte PLAIN = 0;
    private static final byte STOP = 1;

    /// Bytes that end or may change a string: quote, backslash, control characters, the start of a
    /// multi-byte character.
    private static final byte[] CLASS = new byte[256];

    static {
        for (int c = 0; c < CLASS.length; c++) {
            CLASS[c] = c < 0x20 || c >= 0x80 || c == '"' || c == '\\' ? STOP : PLAIN;
        }
    }

    private byte[] bytes = new byte[0];
    private int at;
    private int end;
    private int start;
    private int stop;
    private boolean escaped;
    private boolean ascii;
    private final Numbers numbers = new Numbers();

    /// Starts at `from`; nothing at `to` or after it is looked at.
    void reset(byte[] line, int from, int to) {
        bytes = line;
        at = from;
        end = to;
        ascii = true;
    }

    byte[] bytes() {
        return bytes;
    }

    int at() {
        return at;
    }

    int end() {
        return end;
    }

    /// Moves to `index`; for readers of one kind of text that know the way themselves.
    void moveTo(int index) {
        at = index;
    }

    /// First byte of the last string, after its quote.
    int start() {
        return start;
    }

    /// The closing quote of the last string.
    int stop() {
        return stop;
    }

    /// Whether the last string holds a backslash.
    boolean escaped() {
        return escaped;
    }

    /// Whether every string so far was ASCII.
    boolean ascii() {
        return ascii;
    }

    void foundString(int from, int to, boolean withEscapes, boolean onlyAscii) {
        start = from;
        stop = to;
        escaped = withEscapes;
        ascii &= onlyAscii;
        at = to + 1;
    }

    /// The last number.
    Numbers number() {
        return numbers;
    }

    /// The next byte that is no space; -1 at the end.
    int peek() {
        while (at < end) {
            byte c = bytes[at];
            if (c != ' ' && c != '\t' && c != '\r' && c != '\n') {
                return c & 0xFF; // else the byte 0xFF would be the end
            }
            at++;
        }
        return -1;
    }

    /// Takes `c`, which must come next.
    void take(char c) throws BadJsonException {
        if (peek() != c) {
            throw new BadJsonException(at);
        }
        at++;
    }

    /// Takes `c` if it comes next.
    boolean takeIf(char c) {
        if (peek() != c) {
            return false;
        }
        at++;
        return true;
    }

    /// Nothing but space may follow.
    void expectEnd() throws BadJsonException {
        if (peek() != -1) {
            throw new BadJsonException(at);
        }
    }

    /// Takes a string.
    void string() throws BadJsonException {
        take('"');
        byte[] b = bytes;
        int from = at;
        int i = from;
        boolean withEscapes = false;
        boolean onlyAscii = true;
        while (true) {
            while (i < end && CLASS[b[i] & 0xFF] == PLAIN) {
                i++;
            }
            if (i >= end) {
                throw new BadJsonException(end);
            }
            byte c = b[i];
            if (c == '"') {
                foundString(from, i, withEscapes, onlyAscii);
                return;
            }
            if (c == '\\') {
                withEscapes = true;
                i = escape(i);
            } else if (c < 0) {
                onlyAscii = false;
                i++;
            } else {
                throw new BadJsonException(i);
            }
        }
    }

    /// @param i index of a backslash
    /// @return index after the escape
    int escape(int i) throws BadJsonException {
        if (i + 1 >= end) {
            throw new BadJsonException(end);
        }
        return switch (bytes[i + 1]) {
            case '"', '\\', '/', 'b', 'f', 'n', 'r', 't' -> i + 2;
            case 'u' -> {
                if (i + 6 > end || JsonText.hex4(bytes, i + 2) < 0) {
                    throw new BadJsonException(i);
                }
                yield i + 6;
            }
            default -> throw new BadJsonException(i);
        };
    }

    /// Takes a number if one comes next, otherwise takes nothing.
    boolean numberIf() throws BadJsonException {
        int c = peek();
        if (c != '-' && (c < '0' || c > '9') && c != 'N' && c != 'I') {
            return false;
        }
        int after = numbers.read(bytes, at, end);
        if (after < 0) {
            throw new BadJsonException(at);
        }
        at = after;
        return true;
    }

    /// Takes the word if it comes next.
    boolean wordIf(String word) {
        if (peek() != word.charAt(0) || end - at < word.length()) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (bytes[at + i] != word.charAt(i)) {
                return false;
            }
        }
        at += word.length();
        return true;
    }

    /// Takes any value.
    void skip() throws BadJsonException {
        skip(0);
    }

    private void skip(int depth) throws BadJsonException {
        int c = peek();
        if (c == '"') {
            string();
        } else if (c == '{' || c == '[') {
            if (depth >= MAX_DEPTH) {
                throw new BadJsonException(at);
            }
            at++;
            skipContent(c == '{', depth + 1);
        } else if (!numberIf() && !wordIf("true") && !wordIf("false") && !wordIf("null")) {
            throw new BadJsonException(at);
        }
    }

    private void skipContent(boolean object, int depth) throws BadJsonException {
        char close = object ? '}' : ']';
        if (takeIf(close)) {
            return;
        }
        do {
            if (object) {
                peek();
                string();
                take(':');
            }
            skip(depth);
        } while (takeIf(','));
        take(close);
    }
}
