package dev.tickfork.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SafeNameTest {
    private static final String LONGEST = "a".repeat(64);

    @ParameterizedTest
    @ValueSource(
            strings = {"a", "0", "before", "snap-104233", "A_b-C", "order-check", "CONSOLE", "COM10", "COM", "lpt"})
    void takesSafeNames(String name) {
        assertTrue(SafeName.isSafe(name), name);
    }

    @Test
    void takesSixtyFourCharactersAndNoMore() {
        assertTrue(SafeName.isSafe(LONGEST));
        assertFalse(SafeName.isSafe(LONGEST + "a"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", ".", "..", "../x", "a/b", "a\\b", "/etc", "C:x", "a:b", "-a", "_a", "a.", "a b", "a\n", "量子", "é",
                "CON", "con", "Prn", "aux", "NUL", "COM1", "com9", "LPT0", "lPt5"
            })
    void refusesUnsafeNames(String name) {
        assertFalse(SafeName.isSafe(name), name);
    }

    @Test
    void findsCaseTwins() {
        assertEquals(Optional.of("Before"), SafeName.twin("before", List.of("after", "Before")));
        assertEquals(Optional.empty(), SafeName.twin("before", List.of("before", "before2")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "量子硫方怪",
                "Ünïcode world",
                "../x",
                "CON",
                "",
                " ",
                "-----",
                "_x",
                "a:b",
                "🙂",
                "مرحبا",
                "a/b\\c",
                "…",
                "a very long title that goes on and on and on until it is far over the limit of a name on disk"
            })
    void everyTitleMapsToASafeNameAndAlwaysToTheSame(String title) {
        String name = SafeName.fromTitle(title);
        assertTrue(SafeName.isSafe(name), name);
        assertEquals(name, SafeName.fromTitle(title));
    }

    @Test
    void aSafeTitleStaysAndOthersKeepWhatCanBeRead() {
        assertEquals("Before_2", SafeName.fromTitle("Before_2"));
        assertTrue(SafeName.fromTitle("Über Welt").startsWith("Uber-Welt-"));
        assertTrue(SafeName.fromTitle("量子").startsWith("name-"));
    }

    @Test
    void titlesThatLoseLettersDoNotMeet() {
        assertNotEquals(SafeName.fromTitle("量子硫方怪"), SafeName.fromTitle("量子硫方块"));
        assertNotEquals(SafeName.fromTitle("a b"), SafeName.fromTitle("a-b"));
        assertNotEquals(SafeName.fromTitle("x".repeat(80)), SafeName.fromTitle("x".repeat(81)));
    }
}
