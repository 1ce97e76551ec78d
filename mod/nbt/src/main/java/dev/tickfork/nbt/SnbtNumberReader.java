package dev.tickfork.nbt;

import java.math.BigInteger;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.ByteBinaryTag;
import net.kyori.adventure.nbt.DoubleBinaryTag;
import net.kyori.adventure.nbt.FloatBinaryTag;
import net.kyori.adventure.nbt.IntBinaryTag;
import net.kyori.adventure.nbt.LongBinaryTag;
import net.kyori.adventure.nbt.ShortBinaryTag;
import org.jspecify.annotations.Nullable;

/// Reads numbers: first finds the number's end and parts, then checks its range. One thread; see [SnbtCursor].
final class SnbtNumberReader {
    /// Decimal digits that always fit a `long`.
    private static final int SAFE_DIGITS = 18;

    /// The longest number that can be in range is 64 binary digits.
    private static final int MAX_DIGITS = 64;

    private final SnbtCursor cursor;

    private boolean negative;
    private int radix;
    private int digitsFrom;
    private int digitsTo;
    private int end;
    private long mantissa;
    private int significant;
    private int digits;
    private boolean underscores;
    private boolean floating;
    private int exponent;
    private char type;
    private char signedness;

    SnbtNumberReader(SnbtCursor cursor) {
        this.cursor = cursor;
    }

    /// Whether a value that starts so is a number, or else a fault.
    static boolean canStart(char c) {
        return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.';
    }

    /// Reads a number of any type, or answers `null`, having read nothing, where the word is no number.
    @Nullable
    BinaryTag read() throws SnbtException {
        if (scanPlain('i')) {
            cursor.at = end;
            return plainTag();
        }
        if (!scan('i')) {
            return null;
        }
        BinaryTag tag = switch (type) {
            case 'b' -> ByteBinaryTag.byteBinaryTag((byte) integer());
            case 's' -> ShortBinaryTag.shortBinaryTag((short) integer());
            case 'i' -> IntBinaryTag.intBinaryTag((int) integer());
            case 'l' -> LongBinaryTag.longBinaryTag(integer());
            case 'f' -> FloatBinaryTag.floatBinaryTag(floatValue());
            default -> DoubleBinaryTag.doubleBinaryTag(doubleValue());
        };
        cursor.at = end;
        return tag;
    }

    /// Reads an element of an array.
    ///
    /// @param arrayType `b`, `i` or `l`: the type of an element without a suffix; narrower ones are allowed
    long readElement(char arrayType) throws SnbtException {
        if (scanPlain(arrayType) && rank(type) <= rank(arrayType)) {
            cursor.at = end;
            return mantissa;
        }
        if (!scan(arrayType) || floating || rank(type) > rank(arrayType)) {
            throw cursor.fault(SnbtException.Reason.ARRAY_ELEMENT);
        }
        long value = integer();
        cursor.at = end;
        return value;
    }

    private BinaryTag plainTag() {
        return switch (type) {
            case 'b' -> ByteBinaryTag.byteBinaryTag((byte) mantissa);
            case 's' -> ShortBinaryTag.shortBinaryTag((short) mantissa);
            case 'i' -> IntBinaryTag.intBinaryTag((int) mantissa);
            default -> LongBinaryTag.longBinaryTag(mantissa);
        };
    }

    /// The usual case, and nothing else: a few decimal digits, at most one letter behind, in range. Leaves the value
    /// with its sign in [#mantissa].
    private boolean scanPlain(char defaultType) {
        String text = cursor.text;
        int length = text.length();
        int at = cursor.at;
        boolean minus = at < length && text.charAt(at) == '-';
        int start = minus ? at + 1 : at;
        long value = 0;
        char c = 0;
        for (at = start; at < length; at++) {
            c = text.charAt(at);
            if (c < '0' || c > '9') {
                break;
            }
            value = value * 10 + (c - '0');
        }
        int count = at - start;
        if (count == 0 || count > SAFE_DIGITS || at == length || (count > 1 && text.charAt(start) == '0')) {
            return false;
        }
        char found = defaultType;
        if (SnbtCursor.isWord(c)) {
            found = (char) (c | 0x20);
            if (rank(found) < 0 || ++at == length || SnbtCursor.isWord(text.charAt(at))) {
                return false;
            }
        }
        long signed = minus ? -value : value;
        int unused = 64 - (8 << rank(found));
        if (signed << unused >> unused != signed) {
            return false;
        }
        mantissa = signed;
        type = found;
        end = at;
        return true;
    }

    private static int rank(char type) {
        return switch (type) {
            case 'b' -> 0;
            case 's' -> 1;
            case 'i' -> 2;
            case 'l' -> 3;
            default -> -1;
        };
    }

    /// Finds the parts of the number at the cursor; `false` if the word there is none.
    private boolean scan(char defaultType) throws SnbtException {
        int at = cursor.at;
        char sign = cursor.peek();
        negative = sign == '-';
        if (negative || sign == '+') {
            at++;
        }
        mantissa = 0;
        significant = 0;
        digits = 0;
        underscores = false;
        floating = false;
        exponent = 0;
        signedness = 0;
        type = defaultType;
        char second = cursor.peek(at + 1);
        if (cursor.peek(at) == '0' && (second == 'x' || second == 'X')) {
            end = scanRadix(at + 2, 16);
        } else if (cursor.peek(at) == '0' && (second == 'b' || second == 'B') && isBinary(cursor.peek(at + 2))) {
            end = scanRadix(at + 2, 2);
        } else {
            end = scanDecimal(at);
        }
        return digits > 0 && !SnbtCursor.isWord(cursor.peek(end));
    }

    private static boolean isBinary(char c) {
        return c == '0' || c == '1' || c == '_';
    }

    private int scanRadix(int from, int base) throws SnbtException {
        radix = base;
        digitsFrom = from;
        int at = from;
        while (cursor.peek(at) == '_' || isDigit(cursor.peek(at), base)) {
            digits += cursor.peek(at) == '_' ? 0 : 1;
            at++;
        }
        digitsTo = at;
        checkUnderscores(from, at);
        return scanIntegerSuffix(at);
    }

    private static boolean isDigit(char c, int base) {
        return c < 128 && Character.digit(c, base) >= 0;
    }

    private int scanDecimal(int from) throws SnbtException {
        radix = 10;
        digitsFrom = from;
        int at = scanDigits(from);
        int wholeEnd = at;
        if (cursor.peek(at) == '.') {
            floating = true;
            int before = digits;
            at = scanDigits(at + 1);
            exponent = before - digits;
        }
        if (digits > 0 && (cursor.peek(at) == 'e' || cursor.peek(at) == 'E')) {
            at = scanExponent(at);
        }
        digitsTo = at;
        char suffix = cursor.peek(at);
        if (suffix == 'f' || suffix == 'F' || suffix == 'd' || suffix == 'D') {
            floating = true;
            type = (char) (suffix | 0x20);
            return at + 1;
        }
        if (floating) {
            type = 'd';
            return at;
        }
        int behind = scanIntegerSuffix(at);
        boolean leadingZero = wholeEnd - from > 1 && cursor.peek(from) == '0';
        if (leadingZero && !SnbtCursor.isWord(cursor.peek(behind))) {
            throw cursor.fault(SnbtException.Reason.LEADING_ZERO);
        }
        return behind;
    }

    private int scanDigits(int from) throws SnbtException {
        String text = cursor.text;
        int at = from;
        int gaps = 0;
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c >= '0' && c <= '9') {
                if (significant < SAFE_DIGITS) {
                    mantissa = mantissa * 10 + (c - '0');
                }
                significant += mantissa == 0 ? 0 : 1;
            } else if (c == '_') {
                gaps++;
            } else {
                break;
            }
        }
        digits += at - from - gaps;
        if (gaps > 0) {
            checkUnderscores(from, at);
        }
        return at;
    }

    /// Reads `e5`, `E-5`; without digits it is no exponent, and the word no number.
    private int scanExponent(int from) throws SnbtException {
        int at = from + 1;
        boolean minus = cursor.peek(at) == '-';
        if (minus || cursor.peek(at) == '+') {
            at++;
        }
        int start = at;
        int value = 0;
        for (char c = cursor.peek(at); c == '_' || (c >= '0' && c <= '9'); c = cursor.peek(++at)) {
            value = c == '_' || value > 100_000 ? value : value * 10 + (c - '0');
        }
        if (at == start) {
            return from;
        }
        checkUnderscores(start, at);
        floating = true;
        exponent += minus ? -value : value;
        return at;
    }

    private void checkUnderscores(int from, int to) throws SnbtException {
        if (to == from) {
            return;
        }
        boolean here = cursor.text.indexOf('_', from, to) >= 0;
        underscores |= here;
        if (here && (cursor.peek(from) == '_' || cursor.peek(to - 1) == '_')) {
            throw cursor.fault(SnbtException.Reason.MISPLACED_UNDERSCORE);
        }
    }

    private int scanIntegerSuffix(int at) {
        char first = (char) (cursor.peek(at) | 0x20);
        char second = (char) (cursor.peek(at + 1) | 0x20);
        if ((first == 'u' || first == 's') && rank(second) >= 0) {
            signedness = first;
            type = second;
            return at + 2;
        }
        if (rank(first) >= 0) {
            type = first;
            return at + 1;
        }
        return at;
    }

    private long integer() throws SnbtException {
        boolean unsigned = signedness == 'u' || (signedness == 0 && radix != 10);
        if (unsigned && negative) {
            throw cursor.fault(SnbtException.Reason.NEGATIVE_UNSIGNED);
        }
        int bits = 8 << rank(type);
        if (radix == 10 && significant <= SAFE_DIGITS) {
            long highest = unsigned ? 1L << Math.min(bits, 62) : 1L << Math.min(bits - 1, 62);
            if (mantissa >= highest && !(negative && mantissa == highest) && bits < 64) {
                throw cursor.fault(SnbtException.Reason.NUMBER_OUT_OF_RANGE);
            }
            return negative ? -mantissa : mantissa;
        }
        return longInteger(unsigned, bits);
    }

    private long longInteger(boolean unsigned, int bits) throws SnbtException {
        int from = digitsFrom;
        while (from < digitsTo - 1 && (cursor.peek(from) == '0' || cursor.peek(from) == '_')) {
            from++;
        }
        String clean = clean(from, digitsTo);
        if (clean.length() > MAX_DIGITS) {
            throw cursor.fault(SnbtException.Reason.NUMBER_OUT_OF_RANGE);
        }
        BigInteger magnitude = new BigInteger(clean, radix);
        BigInteger value = negative ? magnitude.negate() : magnitude;
        boolean fits = unsigned ? value.bitLength() <= bits : value.bitLength() < bits;
        if (!fits) {
            throw cursor.fault(SnbtException.Reason.NUMBER_OUT_OF_RANGE);
        }
        return value.longValue();
    }

    private double doubleValue() throws SnbtException {
        double value = significant <= SAFE_DIGITS && ExactDecimals.isExactDouble(mantissa, exponent)
                ? ExactDecimals.toDouble(mantissa, exponent)
                : Double.parseDouble(clean(digitsFrom, digitsTo));
        if (Double.isInfinite(value)) {
            throw cursor.fault(SnbtException.Reason.NON_FINITE);
        }
        return negative ? -value : value;
    }

    private float floatValue() throws SnbtException {
        float value = significant <= SAFE_DIGITS && ExactDecimals.isExactFloat(mantissa, exponent)
                ? ExactDecimals.toFloat(mantissa, exponent)
                : Float.parseFloat(clean(digitsFrom, digitsTo));
        if (Float.isInfinite(value)) {
            throw cursor.fault(SnbtException.Reason.NON_FINITE);
        }
        return negative ? -value : value;
    }

    private String clean(int from, int to) {
        String part = cursor.text.substring(from, to);
        return underscores ? part.replace("_", "") : part;
    }
}
