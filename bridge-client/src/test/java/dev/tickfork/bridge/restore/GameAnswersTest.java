package dev.tickfork.bridge.restore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.wire.CommandReply;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameAnswersTest {
    private static CommandReply said(String... output) {
        return new CommandReply("c", List.of(output), Optional.empty(), OptionalInt.empty(), "");
    }

    private static CommandReply told(boolean success, String... output) {
        return new CommandReply("c", List.of(output), Optional.of(success), OptionalInt.of(success ? 1 : 0), "");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Unable to summon entity due to duplicate UUIDs",
                "Monsters cannot be summoned in Peaceful difficulty",
                "Invalid position for summon",
                "Unknown or incomplete command. See below for error",
                "...summon x<--[HERE]",
            })
    void aKnownRefusalIsNoSuccess(String text) {
        assertFalse(GameAnswers.done(said(text)));
    }

    @Test
    void theGamesOwnResultGoesBeforeWords() {
        assertTrue(GameAnswers.done(told(true, "Unable to summon entity")));
        assertFalse(GameAnswers.done(told(false, "Summoned new Pig")));
        assertTrue(GameAnswers.done(said("Summoned new Pig")));
    }

    @Test
    void alreadyMarkedIsMarked() {
        assertTrue(GameAnswers.marked(told(false, "No chunks were marked for force loading")));
        assertTrue(GameAnswers.marked(told(true, "Marked 4 chunks")));
        assertFalse(GameAnswers.marked(told(false, "Too many chunks in the specified area (maximum 256)")));
        assertFalse(GameAnswers.marked(said("Too many chunks in the specified area (maximum 256)")));
    }

    @Test
    void aConditionIsTrueOnlyWhenItIsSaid() {
        assertTrue(GameAnswers.passed(said("Test passed")));
        assertTrue(GameAnswers.passed(said("Test passed, count: 1")));
        assertFalse(GameAnswers.passed(said("Test failed")));
        assertFalse(GameAnswers.passed(said("Test réussi")));
        assertFalse(GameAnswers.passed(said()));
    }

    @Test
    void aKillThatFoundNobodyIsNotARefusal() {
        assertEquals(GameAnswers.Kill.NOBODY, GameAnswers.kill(told(false, "No entity was found")));
        assertEquals(GameAnswers.Kill.NOBODY, GameAnswers.kill(told(false, "未找到实体")));
        assertEquals(GameAnswers.Kill.SOME, GameAnswers.kill(told(true, "Killed Pig")));
        assertEquals(GameAnswers.Kill.NOBODY, GameAnswers.kill(said("No entity was found")));
        assertEquals(GameAnswers.Kill.SOME, GameAnswers.kill(said("Killed 7 entities")));
        assertEquals(GameAnswers.Kill.REFUSED, GameAnswers.kill(said("未找到实体")));
        assertEquals(
                GameAnswers.Kill.REFUSED, GameAnswers.kill(told(false, "Unknown or incomplete command. See below")));
    }
}
