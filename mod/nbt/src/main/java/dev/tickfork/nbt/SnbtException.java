package dev.tickfork.nbt;

/// A text that is no SNBT: why, and where. Immutable but for the stack trace.
public final class SnbtException extends Exception {
    /// Stable codes; a surface looks its text up by the name.
    public enum Reason {
        EXPECTED_VALUE("a value was expected"),
        EXPECTED_KEY("a key was expected"),
        EMPTY_KEY("a key must not be empty"),
        EXPECTED_COLON("':' was expected after the key"),
        EXPECTED_COMMA_OR_END("',' or the end of the list or compound was expected"),
        UNCLOSED_STRING("the string has no closing quote"),
        BAD_ESCAPE("no escape of SNBT"),
        UNKNOWN_CHARACTER("no such Unicode character"),
        BAD_NUMBER("no number"),
        NUMBER_OUT_OF_RANGE("the number does not fit its type"),
        NEGATIVE_UNSIGNED("an unsigned number cannot be negative"),
        LEADING_ZERO("a decimal number cannot start with 0"),
        MISPLACED_UNDERSCORE("an underscore may only stand between digits"),
        NON_FINITE("infinite numbers and NaN are not allowed"),
        UNQUOTED_START("an unquoted string cannot start with a digit, '+', '-' or '.'"),
        ARRAY_ELEMENT("the element does not fit the array's type"),
        UNKNOWN_OPERATION("no such operation; there are bool(x) and uuid(\"...\")"),
        BAD_ARGUMENT("the operation cannot take this argument"),
        TOO_DEEP("nested too deeply"),
        TRAILING_TEXT("there is more text after the value"),
        NOT_A_COMPOUND("a compound, {...}, was expected"),
        BAD_PATH("no NBT path");

        private final String sentence;

        Reason(String sentence) {
            this.sentence = sentence;
        }
    }

    private static final long serialVersionUID = 1L;

    /// Characters shown on either side of the place; a line of a window or a terminal holds them.
    private static final int NEARBY = 30;

    private final Reason reason;
    private final int offset;
    private final int line;
    private final int column;
    private final String nearby;
    private final int caret;

    /// @param text   the whole text that was read
    /// @param offset index into `text` in `char`s, 0 to its length
    public SnbtException(Reason reason, String text, int offset) {
        this(reason, offset, Place.of(text, offset));
    }

    private SnbtException(Reason reason, int offset, Place place) {
        super(reason.sentence + " (line " + place.line + ", column " + place.column + "), near: " + place.nearby);
        this.reason = reason;
        this.offset = offset;
        this.line = place.line;
        this.column = place.column;
        this.nearby = place.nearby;
        this.caret = place.caret;
    }

    public Reason reason() {
        return reason;
    }

    /// Where it went wrong, in `char`s from the start of the text.
    public int offset() {
        return offset;
    }

    /// Line from 1; LF, CR and CR LF end one.
    public int line() {
        return line;
    }

    /// Column from 1, in Unicode code points.
    public int column() {
        return column;
    }

    /// The text around the place on one line: control characters shown as escapes, cut ends shown as `…`.
    public String nearby() {
        return nearby;
    }

    /// Two lines: [#nearby] and a caret below the place.
    public String rendered() {
        return nearby + "\n" + " ".repeat(caret) + "^";
    }

    private record Place(int line, int column, String nearby, int caret) {
        static Place of(String text, int offset) {
            int line = 1;
            int lineStart = 0;
            for (int i = 0; i < offset; i++) {
                char c = text.charAt(i);
                if (c == '\n' || (c == '\r' && (i + 1 >= text.length() || text.charAt(i + 1) != '\n'))) {
                    line++;
                    lineStart = i + 1;
                }
            }
            int from = boundary(text, Math.max(0, offset - NEARBY));
            int to = boundary(text, Math.min(text.length(), offset + NEARBY));
            var nearby = new StringBuilder(from > 0 ? "…" : "");
            SnbtStrings.appendVisible(nearby, text, from, offset);
            int caret = nearby.codePointCount(0, nearby.length());
            SnbtStrings.appendVisible(nearby, text, offset, to);
            if (to < text.length()) {
                nearby.append('…');
            }
            return new Place(line, text.codePointCount(lineStart, offset) + 1, nearby.toString(), caret);
        }

        private static int boundary(String text, int at) {
            boolean splitsPair = at > 0
                    && at < text.length()
                    && Character.isLowSurrogate(text.charAt(at))
                    && Character.isHighSurrogate(text.charAt(at - 1));
            return splitsPair ? at - 1 : at;
        }
    }
}
