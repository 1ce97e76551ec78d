package dev.tickfork.nbt;

/// Decimal numbers that one multiplication or division turns into the nearest float or double.
///
/// The mantissa and the power of ten are both exact then, so that only one rounding takes place
/// (W. D. Clinger, How to read floating point numbers accurately, 1990).
final class ExactDecimals {
    private static final long DOUBLE_MANTISSAS = 1L << 53;
    private static final long FLOAT_MANTISSAS = 1L << 24;

    /// 10 to the 22nd is the last power of ten that a double holds exactly; of a float, the 10th.
    private static final double[] DOUBLE_POWERS = new double[23];

    private static final float[] FLOAT_POWERS = new float[11];

    static {
        double power = 1;
        for (int i = 0; i < DOUBLE_POWERS.length; i++, power *= 10) {
            DOUBLE_POWERS[i] = power;
            if (i < FLOAT_POWERS.length) {
                FLOAT_POWERS[i] = (float) power;
            }
        }
    }

    private ExactDecimals() {}

    /// @param mantissa zero or more
    static boolean isExactDouble(long mantissa, int exponent) {
        return mantissa < DOUBLE_MANTISSAS && Math.abs(exponent) < DOUBLE_POWERS.length;
    }

    static double toDouble(long mantissa, int exponent) {
        return exponent < 0 ? mantissa / DOUBLE_POWERS[-exponent] : mantissa * DOUBLE_POWERS[exponent];
    }

    /// @param mantissa zero or more
    static boolean isExactFloat(long mantissa, int exponent) {
        return mantissa < FLOAT_MANTISSAS && Math.abs(exponent) < FLOAT_POWERS.length;
    }

    static float toFloat(long mantissa, int exponent) {
        return exponent < 0 ? mantissa / FLOAT_POWERS[-exponent] : mantissa * FLOAT_POWERS[exponent];
    }
}
