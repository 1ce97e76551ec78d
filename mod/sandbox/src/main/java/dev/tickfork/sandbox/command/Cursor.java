package dev.tickfork.sandbox.command;

/// A position in one command line, with the small reads every argument is made of. Not safe to share.
public final class Cursor {
    private final String text;
    private int position;

    /// Starts before the first character.
    ///
    /// @param text the whole line, without a leading slash
    public Cursor(String text) {
        this.text = text;
    }

    /// The whole line.
    public String text() {
        return text;
    }

    /// Index of the next character, 0 to the length of the line.
    public int position() {
        return position;
    }

    /// Goes to another place.
    ///
    /// @param position 0 to the length of the line
    public void moveTo(int position) {
        this.position = position;
    }

    /// Whether a character is left.
    public boolean canRead() {
        return position < text.length();
    }

    /// The next character, NUL at the end of the line.
    public char peek() {
        return canRead() ? text.charAt(position) : '\0';
    }

    /// The next character, which is then behind the cursor; NUL at the end of the line.
    public char next() {
        char c = peek();
        if (canRead()) {
            position++;
        }
        return c;
    }

    /// What is left of the line.
    public String rest() {
        return text.substring(position);
    }

    /// Moves over blanks.
    public void skipBlanks() {
        while (canRead() && Character.isWhitespace(peek())) {
            position++;
        }
    }

    /// Takes `c` if it comes next.
    public boolean take(char c) {
        if (canRead() && peek() == c) {
            position++;
            return true;
        }
        return false;
    }

    /// Takes `c` or fails in the game's words.
    public void expect(char c) throws CommandException {
        if (!take(c)) {
            throw error("Expected '" + c + "'");
        }
    }

    /// Everything up to the next space or the end; may be empty.
    public String readToSpace() {
        int start = position;
        while (canRead() && peek() != ' ') {
            position++;
        }
        return text.substring(start, position);
    }

    /// A run of the characters that need no quotes: letters, digits, `_`, `-`, `.`, `+`; may be empty.
    public String readUnquoted() {
        int start = position;
        while (canRead() && isUnquoted(peek())) {
            position++;
        }
        return text.substring(start, position);
    }

    /// A quoted string without its quotes, or an unquoted one.
    public String readString() throws CommandException {
        char quote = peek();
        if (quote != '"' && quote != '\'') {
            return readUnquoted();
        }
        position++;
        var out = new StringBuilder();
        while (canRead()) {
            char c = next();
            if (c == quote) {
                return out.toString();
            }
            if (c != '\\') {
                out.append(c);
            } else if (peek() == quote || peek() == '\\') {
                out.append(next());
            } else {
                throw error("Invalid escape sequence '" + peek() + "' in quoted string");
            }
        }
        throw error("Unclosed quoted string");
    }

    /// An int in the given range, both ends included.
    public int readInt(int min, int max) throws CommandException {
        int start = position;
        String digits = readNumber();
        if (digits.isEmpty()) {
            throw error("Expected integer");
        }
        int value;
        try {
            value = Integer.parseInt(digits);
        } catch (NumberFormatException _) {
            position = start;
            throw error("Invalid integer '" + digits + "'");
        }
        checkRange(start, value, min, max, "Integer", Integer.toString(min), Integer.toString(max), digits);
        return value;
    }

    /// A double in the given range, both ends included; never NaN.
    public double readDouble(String kind, double min, double max) throws CommandException {
        int start = position;
        String digits = readNumber();
        if (digits.isEmpty()) {
            throw error("Expected " + kind);
        }
        double value;
        try {
            value = Double.parseDouble(digits);
        } catch (NumberFormatException _) {
            position = start;
            throw error("Invalid " + kind + " '" + digits + "'");
        }
        String name = kind.equals("float") ? "Float" : "Double";
        checkRange(start, value, min, max, name, Double.toString(min), Double.toString(max), digits);
        return value;
    }

    /// `true` or `false`.
    public boolean readBoolean() throws CommandException {
        int start = position;
        String word = readString();
        if (word.isEmpty()) {
            throw error("Expected bool");
        }
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            default -> {
                position = start;
                throw error("Invalid bool, expected true or false but found '" + word + "'");
            }
        };
    }

    /// An error that points at the cursor.
    public CommandException error(String message) {
        return CommandException.at(message, text, position);
    }

    private String readNumber() {
        int start = position;
        while (canRead() && "0123456789-.".indexOf(peek()) >= 0) {
            position++;
        }
        return text.substring(start, position);
    }

    private void checkRange(
            int start, double value, double min, double max, String name, String low, String high, String found)
            throws CommandException {
        if (value < min) {
            position = start;
            throw error(name + " must not be less than " + low + ", found " + found);
        }
        if (value > max) {
            position = start;
            throw error(name + " must not be more than " + high + ", found " + found);
        }
    }

    private static boolean isUnquoted(char c) {
        boolean digit = c >= '0' && c <= '9';
        boolean letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        return digit || letter || "_-.+".indexOf(c) >= 0;
    }
}
