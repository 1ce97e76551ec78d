package dev.tickfork.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickfork.bridge.texts.Texts;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class PrintableTest {
    @Test
    void aHostileTypeStaysInItsCell() {
        var bytes = new ByteArrayOutputStream();
        var target = new ViewTarget(new PrintStream(bytes, true, StandardCharsets.UTF_8), new Texts(Locale.ENGLISH));
        target.table(List.of(
                List.of("minecraft:pig\nOK\u001b[2J\u202e", "1"),
                List.of("a".repeat(70_000), "2"),
                List.of("量子 😀", "3")));
        List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(3, lines.size());
        assertEquals("minecraft:pig\\u000aOK\\u001b[2J\\u202e", lines.getFirst().split("  ", 2)[0]);
        assertEquals(
                "a".repeat(120) + "…  2", lines.get(1), "a long cell is cut, so that the others are not pushed away");
        assertEquals("量子 😀", lines.get(2).split("  ", 2)[0]);
    }

    @Test
    void linesOfAConsoleKeepTheirBreaksAndNothingElse() {
        assertEquals("a\n\tb\\u000d\\u001b[31m\\u2028", Printable.text("a\n\tb\r\u001b[31m\u2028"));
    }
}
