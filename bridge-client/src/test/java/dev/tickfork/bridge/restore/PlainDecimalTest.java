package dev.tickfork.bridge.restore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainDecimalTest {
    @ParameterizedTest
    @CsvSource({
        "0.0, 0.0",
        "-0.0, -0.0",
        "1.0, 1.0",
        "103.5, 103.5",
        "-0.0784000015258789, -0.0784000015258789",
        "1.0E-5, 0.00001",
        "-2.5E-10, -0.00000000025",
        "1.0E7, 10000000.0",
        "2.9999999E7, 29999999.0",
        "1.2345678901234567E8, 123456789.01234567",
        "1.0E22, 10000000000000000000000.0",
    })
    void writesDigitsPointAndFraction(double value, String text) {
        assertEquals(text, PlainDecimal.of(value));
    }

    @Test
    void everyDoubleComesBackBitForBit() {
        var random = new Random(26_2);
        for (int i = 0; i < 20_000; i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(value)) {
                String text = PlainDecimal.of(value);
                assertTrue(text.matches("-?[0-9]+\\.[0-9]+"), text);
                assertEquals(
                        Double.doubleToRawLongBits(value), Double.doubleToRawLongBits(Double.parseDouble(text)), text);
            }
        }
    }

    @Test
    void theLanguageOfTheMachineHasNoSay() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertEquals("103.5", PlainDecimal.of(103.5));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void whatIsNoNumberIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> PlainDecimal.of(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> PlainDecimal.of(Double.NEGATIVE_INFINITY));
    }
}
