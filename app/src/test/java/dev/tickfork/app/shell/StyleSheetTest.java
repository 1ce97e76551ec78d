package dev.tickfork.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The sheet's sizes and colours, without a toolkit.
class StyleSheetTest {
    private static final double TEXT = 4.5;
    private static final double MARKS = 3.0;

    private static double part(double value) {
        return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    private static double light(Color colour) {
        return 0.2126 * part(colour.getRed()) + 0.7152 * part(colour.getGreen()) + 0.0722 * part(colour.getBlue());
    }

    private static double contrast(Color one, Color other) {
        double a = light(one);
        double b = light(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyTextCanBeReadOnWhatItStandsOn(boolean dark) {
        StyleSheet sheet = StyleSheet.of(dark);
        var bad = new ArrayList<String>();
        List<String> grounds = List.of("-color-bg-default", "-color-bg-subtle", "-color-bg-inset", "-color-bg-overlay");
        for (String ground : grounds) {
            for (String text : List.of(
                    "-color-fg-default",
                    "-color-fg-muted",
                    "-tf-ok",
                    "-tf-warn",
                    "-tf-bad",
                    "-tf-failed",
                    "-tf-frozen",
                    "-tf-moved")) {
                check(sheet, text, ground, TEXT, bad);
            }
        }
        check(sheet, "-tf-sel-fg", "-tf-sel", TEXT, bad);
        check(sheet, "-tf-ok", "-tf-ok-subtle", TEXT, bad);
        check(sheet, "-tf-bad", "-tf-bad-subtle", TEXT, bad);
        check(sheet, "-tf-bad", "-tf-bad-wash", TEXT, bad);
        check(sheet, "-tf-warn", "-tf-warn-subtle", TEXT, bad);
        check(sheet, "-tf-moved", "-tf-moved-subtle", TEXT, bad);
        check(sheet, "-tf-frozen", "-tf-frozen-subtle", TEXT, bad);
        var types = new SlotColours(sheet::color);
        for (int slot = 0; slot < SlotColours.SLOTS; slot++) {
            double found = contrast(types.color(slot), sheet.color("-color-bg-default"));
            if (found < MARKS) {
                bad.add("slot " + slot + " " + found);
            }
        }
        assertEquals(List.of(), bad);
    }

    private static void check(StyleSheet sheet, String text, String ground, double least, List<String> bad) {
        double found = contrast(sheet.color(text), sheet.color(ground));
        if (found < least) {
            bad.add(text + " on " + ground + " " + found);
        }
    }

    @Test
    void theScaleMultipliesEverySizeButHairlines() {
        StyleSheet sheet = StyleSheet.of(false);
        assertTrue(sheet.scaled(1).contains("-fx-font-size: 13px; -fx-background-color"));
        String twice = sheet.scaled(2);
        assertTrue(twice.contains("-fx-font-size: 26.00px; -fx-background-color"));
        assertTrue(twice.contains("-fx-border-width: 1px"));
        assertFalse(twice.contains("-fx-font-size: 13px"));
    }

    @Test
    void anUnknownColourIsABug() {
        StyleSheet sheet = StyleSheet.of(true);
        assertThrows(IllegalArgumentException.class, () -> sheet.color("-tf-none"));
    }
}
