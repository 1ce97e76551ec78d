package dev.tickfork.bridge.restore;

import java.math.BigDecimal;

/// Writes a double as the game's coordinate reader wants it: digits, a point and a fraction, never an
/// exponent, never
/// a comma, whatever the language of the machine.
final class PlainDecimal {
    private PlainDecimal() {}

    /// The shortest such text that reads back as the very same double; a fraction is always there, since
    /// a bare integer
    /// is taken for the middle of a block. Negative zero keeps its sign.
    ///
    /// @throws IllegalArgumentException `value` is not finite
    static String of(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("no decimal form: " + value);
        }
        String shortest = Double.toString(value);
        if (shortest.indexOf('E') < 0) {
            return shortest;
        }
        String plain = new BigDecimal(shortest).stripTrailingZeros().toPlainString();
        return plain.indexOf('.') < 0 ? plain + ".0" : plain;
    }
}
