package dev.tickfork.bridge.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The JDK's own reading of numbers is what ours must equal, bit by bit.
class NumbersTest {
    private final Numbers numbers = new Numbers();

    private int read(String text) {
        byte[] bytes = (text + ",").getBytes(StandardCharsets.US_ASCII);
        return numbers.read(bytes, 0, bytes.length);
    }

    private void assertDouble(String text) {
        assertEquals(text.length(), read(text), text);
        assertEquals(
                Double.doubleToRawLongBits(Double.parseDouble(text)),
                Double.doubleToRawLongBits(numbers.doubleValue()),
                text);
        assertEquals(
                Float.floatToRawIntBits(Float.parseFloat(text)), Float.floatToRawIntBits(numbers.floatValue()), text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0",
                "0.0",
                "-0.0",
                "1",
                "-1",
                "103.5",
                "-0.0784",
                "0.1",
                "1e22",
                "1e23",
                "9007199254740993",
                "9007199254740992.5",
                "9223372036854775807",
                "18446744073709551615",
                "99999999999999999999",
                "1.7976931348623157E308",
                "1.7976931348623159e308",
                "4.9E-324",
                "2.4703282292062327e-324",
                "2.2250738585072011e-308",
                "2.2250738585072014e-308",
                "5e-324",
                "1e-400",
                "1e400",
                "1e99999999999",
                "103.49999998807907",
                "0.000000000000000000000000000001",
                "1.00000017881393432617187499",
                "1.00000017881393432617187500",
                "16777217",
                "0.5000000298023224",
                "3.4028236e38",
                "1.4e-45",
                "7.0E-46",
                "1.0E-5",
                "123456789012345678901234567890",
                "0.30000000000000004",
                "8.41e+21"
            })
    void knownHardNumbers(String text) {
        assertDouble(text);
    }

    @Test
    void randomDoublesOfEverySize() {
        var random = new Random(26);
        for (int i = 0; i < 200_000; i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(value)) {
                assertDouble(Double.toString(value));
            }
            assertDouble(Double.toString((random.nextDouble() - 0.5) * 6e7));
            assertDouble(Float.toString((random.nextFloat() - 0.5f) * 360));
        }
    }

    @Test
    void randomDigits() {
        var random = new Random(27);
        for (int i = 0; i < 200_000; i++) {
            assertDouble(Long.toUnsignedString(random.nextLong()) + "e" + (random.nextInt(660) - 340));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "01", "-01", "1.", ".5", "1e", "1e+", "-.5", "-NaN", "Nan", "Infinit", "+1"})
    void whatJsonDoesNotAllow(String text) {
        assertTrue(read(text) != text.length(), text);
    }

    @Test
    void wordsThatAreNoNumbersAreReadAsSuch() {
        assertEquals(3, read("NaN"));
        assertTrue(Double.isNaN(numbers.doubleValue()));
        assertEquals(9, read("-Infinity"));
        assertEquals(Double.NEGATIVE_INFINITY, numbers.doubleValue());
    }

    @Test
    void wholeNumbersAreKnown() {
        read("-12");
        assertTrue(numbers.fitsInt());
        assertEquals(-12, numbers.intValue());
        read("2147483648");
        assertFalse(numbers.fitsInt());
        read("1.0");
        assertFalse(numbers.fitsInt());
        read("99999999999999999999");
        assertFalse(numbers.fitsInt());
    }
}
