package dev.tickfork.bridge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class VerdictTest {
    /// The table of verdicts, row by row.
    @Test
    void everyVerdictIsShownAsAgreed() {
        assertEquals(
                List.of(
                        "match true OK PASSED GREEN",
                        "mismatch false MISMATCH FAILURE RED",
                        "failed false INSTANCE_ERROR ERROR RED",
                        "unverified false UNVERIFIED ERROR GREY",
                        "empty false EMPTY ERROR GREY",
                        "dry-run true OK NONE BLUE"),
                Stream.of(Verdict.values())
                        .map(v -> String.join(
                                " ",
                                v.word(),
                                Boolean.toString(v.ok()),
                                v.code(),
                                v.junit().name(),
                                v.colour().name()))
                        .toList());
    }

    @Test
    void wordsLeadBack() {
        for (Verdict verdict : Verdict.values()) {
            assertEquals(verdict, Verdict.of(verdict.word()));
        }
        assertThrows(IllegalArgumentException.class, () -> Verdict.of("success"));
    }
}
