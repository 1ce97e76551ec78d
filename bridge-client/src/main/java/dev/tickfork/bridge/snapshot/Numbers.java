package dev.tickfork.bridge.snapshot;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/// Reads one JSON number at a time: the nearest double, as `Double.parseDouble` gives it, without making a
/// String in
/// almost all cases. One thread.
final class Numbers {
    /// Decimal digits that always fit into 64 bits without a sign.
    private static final int DIGITS = 19;

    /// Powers of ten outside of these are left to the JDK.
    private static final int MAX_POWER = 290;

    /// The upper 64 bits, cut off, of 5^q for q from -MAX_POWER, shifted so that the top bit is set.
    private static final long[] FIVES = new long[2 * MAX_POWER + 1];

    /// The power of two to multiply each of them with; the product is the power of five cut off.
    private static final int[] TWOS = new int[2 * MAX_POWER + 1];

    static {
        for (int q = -MAX_POWER; q <= MAX_POWER; q++) {
            BigInteger five = BigInteger.valueOf(5).pow(Math.abs(q));
            // One over a number of n bits has its top bit just below 2^-(n - 1); 63 bits more are wanted.
            int shift = q >= 0 ? 64 - five.bitLength() : five.bitLength() + 63;
            BigInteger top = q >= 0
                    ? shift >= 0 ? five.shiftLeft(shift) : five.shiftRight(-shift)
                    : BigInteger.ONE.shiftLeft(shift).divide(five);
            if (top.bitLength() > 64) {
                top = top.shiftRight(1);
                shift--;
            }
            FIVES[q + MAX_POWER] = top.longValue();
            TWOS[q + MAX_POWER] = -shift;
        }
    }

    private byte[] bytes = new byte[0];
    private int from;
    private int to;
    private boolean whole;
    private long wholeValue;
    private double value;

    // What the digits say: mantissa * 10^power, `digits` of them significant.
    private long mantissa;
    private int power;
    private int digits;

    /// Reads a number that starts at `at`.
    ///
    /// @return index after it, -1 if it is no number
    int read(byte[] source, int at, int end) {
        bytes = source;
        from = at;
        to = -1;
        boolean negative = bytes[at] == '-';
        int i = negative ? at + 1 : at;
        if (i < end && (bytes[i] == 'I' || bytes[i] == 'N')) {
            return word(i, end, negative);
        }
        mantissa = 0;
        power = 0;
        digits = 0;
        int intStart = i;
        i = digits(i, end, 0);
        if (i == intStart || (bytes[intStart] == '0' && i > intStart + 1)) {
            return -1;
        }
        whole = true;
        if (i < end && bytes[i] == '.') {
            whole = false;
            int fraction = digits(i + 1, end, -1);
            if (fraction == i + 1) {
                return -1;
            }
            i = fraction;
        }
        if (i < end && (bytes[i] == 'e' || bytes[i] == 'E')) {
            whole = false;
            i = exponent(i + 1, end);
            if (i < 0) {
                return -1;
            }
        }
        to = i;
        whole &= digits <= DIGITS && mantissa >= 0;
        wholeValue = negative ? -mantissa : mantissa;
        value = digits > DIGITS ? Double.parseDouble(text()) : decimal(negative);
        return i;
    }

    /// Whether it was written without fraction and exponent and fits 64 bits.
    boolean whole() {
        return whole;
    }

    boolean fitsInt() {
        return whole && wholeValue == (int) wholeValue;
    }

    int intValue() {
        return (int) wholeValue;
    }

    double doubleValue() {
        return value;
    }

    /// The nearest float to the text. Rounding twice goes wrong only where the double lies halfway between
    /// two floats.
    float floatValue() {
        boolean halfway = (Double.doubleToRawLongBits(value) & 0x1FFF_FFFFL) == 0x1000_0000L;
        return halfway || Math.abs(value) < Float.MIN_NORMAL ? Float.parseFloat(text()) : (float) value;
    }

    private int digits(int start, int end, int step) {
        int i = start;
        while (i < end && bytes[i] >= '0' && bytes[i] <= '9') {
            int digit = bytes[i] - '0';
            if (digits < DIGITS) {
                mantissa = mantissa * 10 + digit;
                digits += digits > 0 || digit > 0 ? 1 : 0;
                power += step;
            } else {
                digits++;
            }
            i++;
        }
        return i;
    }

    private int exponent(int start, int end) {
        int i = start;
        boolean negative = i < end && bytes[i] == '-';
        if (i < end && (bytes[i] == '-' || bytes[i] == '+')) {
            i++;
        }
        int first = i;
        int exponent = 0;
        while (i < end && bytes[i] >= '0' && bytes[i] <= '9') {
            exponent = Math.min(exponent * 10 + bytes[i] - '0', 100_000);
            i++;
        }
        power += negative ? -exponent : exponent;
        return i == first ? -1 : i;
    }

    private int word(int at, int end, boolean negative) {
        String word = bytes[at] == 'N' ? "NaN" : "Infinity";
        if (end - at < word.length()
                || !new String(bytes, at, word.length(), StandardCharsets.ISO_8859_1).equals(word)
                || (negative && word.equals("NaN"))) {
            return -1;
        }
        whole = false;
        wholeValue = 0;
        value = word.equals("NaN") ? Double.NaN : negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        to = at + word.length();
        return to;
    }

    private String text() {
        return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }

    /// The mantissa times the cut-off power of five is below the true product by less than 2^64 in 2^128.
    /// Where the
    /// upper half rounds the same way at both ends of that range the result is certain, otherwise the JDK
    /// decides.
    private double decimal(boolean negative) {
        if (mantissa == 0) {
            return negative ? -0.0 : 0.0;
        }
        if (power < -MAX_POWER || power > MAX_POWER) {
            return Double.parseDouble(text());
        }
        int zeros = Long.numberOfLeadingZeros(mantissa);
        long high = Math.unsignedMultiplyHigh(mantissa << zeros, FIVES[power + MAX_POWER]);
        int spare = high < 0 ? 11 : 10;
        long rest = high & ((1L << spare) - 1);
        long half = 1L << (spare - 1);
        boolean down = rest + 2 <= half;
        boolean up = rest > half && rest + 2 <= (1L << spare);
        int exponent = spare + 64 - zeros + TWOS[power + MAX_POWER] + power + 52 + 1023;
        if ((!down && !up) || exponent < 1 || exponent > 2045) {
            return Double.parseDouble(text());
        }
        long bits = ((long) exponent << 52) + (high >>> spare) - (1L << 52) + (up ? 1 : 0);
        return Double.longBitsToDouble(negative ? bits | Long.MIN_VALUE : bits);
    }
}
