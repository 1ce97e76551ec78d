package dev.tickfork.nbt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.ByteArrayBinaryTag;
import net.kyori.adventure.nbt.ByteBinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.DoubleBinaryTag;
import net.kyori.adventure.nbt.FloatBinaryTag;
import net.kyori.adventure.nbt.IntArrayBinaryTag;
import net.kyori.adventure.nbt.LongArrayBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;
import org.jspecify.annotations.Nullable;

/// Reads SNBT values out of a longer text, such as a command line. One thread.
///
/// Recursive, with at most [Snbt#MAX_DEPTH] levels. After an [SnbtException], [#end] says nothing.
public final class SnbtReader {
    private static final ByteBinaryTag TRUE = ByteBinaryTag.byteBinaryTag((byte) 1);
    private static final ByteBinaryTag FALSE = ByteBinaryTag.byteBinaryTag((byte) 0);

    private final SnbtCursor cursor;
    private final SnbtNumberReader numbers;
    private final SnbtQuotedReader strings;
    private final int maxDepth;

    /// A strict reader, as commands need it.
    public SnbtReader(String text, int start) {
        this(text, start, SnbtMode.STRICT);
    }

    /// @param start index of the first `char` to read, 0 to the length of the text
    public SnbtReader(String text, int start, SnbtMode mode) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException(start);
        }
        boolean strict = mode == SnbtMode.STRICT;
        this.cursor = new SnbtCursor(text, start, strict);
        this.numbers = new SnbtNumberReader(cursor);
        this.strings = new SnbtQuotedReader(cursor);
        this.maxDepth = strict ? Snbt.COMMAND_DEPTH : Snbt.MAX_DEPTH;
    }

    /// Index of the first `char` behind what was read; the whitespace behind a value is not read.
    public int end() {
        return cursor.at;
    }

    /// Reads one value; whitespace before it is skipped.
    public BinaryTag readValue() throws SnbtException {
        return readValue(0);
    }

    /// Reads one compound; whitespace before it is skipped.
    public CompoundBinaryTag readCompound() throws SnbtException {
        if (cursor.peekToken() != '{') {
            throw cursor.fault(SnbtException.Reason.NOT_A_COMPOUND);
        }
        return readCompound(1);
    }

    /// Requires that only whitespace follows.
    void expectEnd() throws SnbtException {
        cursor.peekToken();
        if (cursor.at < cursor.text.length()) {
            throw cursor.fault(SnbtException.Reason.TRAILING_TEXT);
        }
    }

    /// @param depth containers around the value
    private BinaryTag readValue(int depth) throws SnbtException {
        char c = cursor.peekToken();
        return switch (c) {
            case '{' -> readCompound(depth + 1);
            case '[' -> isArray() ? readArray() : readList(depth + 1);
            case '"', '\'' -> StringBinaryTag.stringBinaryTag(strings.read());
            default -> SnbtNumberReader.canStart(c) ? readNumber() : readWord(depth);
        };
    }

    private void enter(int depth) throws SnbtException {
        if (depth > maxDepth) {
            throw cursor.fault(SnbtException.Reason.TOO_DEEP);
        }
        cursor.at++;
    }

    private CompoundBinaryTag readCompound(int depth) throws SnbtException {
        enter(depth);
        if (cursor.peekToken() == '}') {
            cursor.at++;
            return CompoundBinaryTag.empty();
        }
        var builder = CompoundBinaryTag.builder();
        while (cursor.peekToken() != '}') {
            String key = readKey();
            if (cursor.peekToken() != ':') {
                throw cursor.fault(SnbtException.Reason.EXPECTED_COLON);
            }
            cursor.at++;
            builder.put(key, readValue(depth));
            skipComma('}');
        }
        cursor.at++;
        return builder.build();
    }

    private String readKey() throws SnbtException {
        int start = cursor.at;
        char c = cursor.peek();
        if (c == '"' || c == '\'') {
            String key = strings.read();
            if (key.isEmpty() && cursor.strict) {
                throw cursor.fault(SnbtException.Reason.EMPTY_KEY, start);
            }
            return key;
        }
        String key = cursor.takeWord();
        if (key.isEmpty()) {
            throw cursor.fault(c == ':' ? SnbtException.Reason.EMPTY_KEY : SnbtException.Reason.EXPECTED_KEY);
        }
        return key;
    }

    /// Skips a comma, unless `close` follows. A comma may stand before `close` too.
    private void skipComma(char close) throws SnbtException {
        char c = cursor.peekToken();
        if (c == ',') {
            cursor.at++;
        } else if (c != close) {
            throw cursor.fault(SnbtException.Reason.EXPECTED_COMMA_OR_END);
        }
    }

    private BinaryTag readList(int depth) throws SnbtException {
        enter(depth);
        var elements = new ArrayList<BinaryTag>();
        while (cursor.peekToken() != ']') {
            elements.add(readValue(depth));
            skipComma(']');
        }
        cursor.at++;
        return MixedLists.of(elements);
    }

    /// Whether `B;`, `I;` or `L;` follows the bracket at the cursor.
    private boolean isArray() {
        int open = cursor.at++;
        char kind = cursor.peekToken();
        boolean array = false;
        if (kind == 'B' || kind == 'I' || kind == 'L') {
            cursor.at++;
            array = cursor.peekToken() == ';';
        }
        cursor.at = open;
        return array;
    }

    private BinaryTag readArray() throws SnbtException {
        cursor.at++;
        char kind = cursor.peekToken();
        cursor.at++;
        cursor.peekToken();
        cursor.at++;
        return switch (kind) {
            case 'B' -> ByteArrayBinaryTag.byteArrayBinaryTag(readBytes());
            case 'I' -> IntArrayBinaryTag.intArrayBinaryTag(readInts());
            default -> LongArrayBinaryTag.longArrayBinaryTag(readLongs());
        };
    }

    private byte[] readBytes() throws SnbtException {
        byte[] values = new byte[16];
        int size = 0;
        while (cursor.peekToken() != ']') {
            values = size < values.length ? values : Arrays.copyOf(values, size * 2);
            values[size++] = readByteElement();
            skipComma(']');
        }
        cursor.at++;
        return Arrays.copyOf(values, size);
    }

    private byte readByteElement() throws SnbtException {
        if (!cursor.strict && !SnbtNumberReader.canStart(cursor.peek())) {
            int start = cursor.at;
            String word = cursor.takeWord();
            if (word.equals("true") || word.equals("false")) {
                return (byte) (word.equals("true") ? 1 : 0);
            }
            cursor.at = start;
        }
        return (byte) numbers.readElement('b');
    }

    private int[] readInts() throws SnbtException {
        int[] values = new int[4];
        int size = 0;
        while (cursor.peekToken() != ']') {
            values = size < values.length ? values : Arrays.copyOf(values, size * 2);
            values[size++] = (int) numbers.readElement('i');
            skipComma(']');
        }
        cursor.at++;
        return size == values.length ? values : Arrays.copyOf(values, size);
    }

    private long[] readLongs() throws SnbtException {
        long[] values = new long[16];
        int size = 0;
        while (cursor.peekToken() != ']') {
            values = size < values.length ? values : Arrays.copyOf(values, size * 2);
            values[size++] = numbers.readElement('l');
            skipComma(']');
        }
        cursor.at++;
        return Arrays.copyOf(values, size);
    }

    private BinaryTag readNumber() throws SnbtException {
        BinaryTag number = numbers.read();
        if (number != null) {
            return number;
        }
        int start = cursor.at;
        boolean digit = cursor.peek() >= '0' && cursor.peek() <= '9';
        if (cursor.strict) {
            throw cursor.fault(digit ? SnbtException.Reason.BAD_NUMBER : SnbtException.Reason.UNQUOTED_START);
        }
        String word = cursor.takeWord();
        BinaryTag nonFinite = nonFinite(word);
        if (nonFinite != null) {
            return nonFinite;
        }
        if (word.length() == 1) {
            throw cursor.fault(SnbtException.Reason.BAD_NUMBER, start);
        }
        return StringBinaryTag.stringBinaryTag(word);
    }

    private BinaryTag readWord(int depth) throws SnbtException {
        int start = cursor.at;
        String word = cursor.takeWord();
        if (word.isEmpty()) {
            throw cursor.fault(SnbtException.Reason.EXPECTED_VALUE);
        }
        int behind = cursor.at;
        if (cursor.peekToken() == '(') {
            return SnbtOperations.apply(cursor, word, start, readArguments(depth + 1));
        }
        cursor.at = behind;
        if (word.equalsIgnoreCase("true")) {
            return TRUE;
        }
        if (word.equalsIgnoreCase("false")) {
            return FALSE;
        }
        BinaryTag nonFinite = cursor.strict ? null : nonFinite(word);
        return nonFinite != null ? nonFinite : StringBinaryTag.stringBinaryTag(word);
    }

    private List<BinaryTag> readArguments(int depth) throws SnbtException {
        enter(depth);
        var arguments = new ArrayList<BinaryTag>();
        while (cursor.peekToken() != ')') {
            arguments.add(readValue(depth));
            skipComma(')');
        }
        cursor.at++;
        return arguments;
    }

    /// What Java prints for numbers that are none, with the suffix of their type.
    private static @Nullable BinaryTag nonFinite(String word) {
        return switch (word) {
            case "NaNd" -> DoubleBinaryTag.doubleBinaryTag(Double.NaN);
            case "Infinityd", "+Infinityd" -> DoubleBinaryTag.doubleBinaryTag(Double.POSITIVE_INFINITY);
            case "-Infinityd" -> DoubleBinaryTag.doubleBinaryTag(Double.NEGATIVE_INFINITY);
            case "NaNf" -> FloatBinaryTag.floatBinaryTag(Float.NaN);
            case "Infinityf", "+Infinityf" -> FloatBinaryTag.floatBinaryTag(Float.POSITIVE_INFINITY);
            case "-Infinityf" -> FloatBinaryTag.floatBinaryTag(Float.NEGATIVE_INFINITY);
            default -> null;
        };
    }
}
