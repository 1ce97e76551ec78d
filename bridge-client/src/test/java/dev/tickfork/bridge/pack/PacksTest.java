package dev.tickfork.bridge.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import java.util.List;
import org.junit.jupiter.api.Test;

class PacksTest {
    private final GamePack pack = Packs.forVersion("26.2").orElseThrow();

    @Test
    void knowsTheRulesOf262InSnakeCase() {
        assertEquals("spawn_monsters", pack.rule(GameRule.SPAWN_MONSTERS));
        assertEquals("random_tick_speed", pack.rule(GameRule.RANDOM_TICK_SPEED));
        for (GameRule rule : GameRule.values()) {
            assertTrue(pack.rule(rule).matches("[a-z_]+"), rule::name);
        }
    }

    @Test
    void aNearVersionIsNotTheSameVersion() {
        assertTrue(Packs.forVersion("26.2.1").isEmpty());
        var failure = assertThrows(ActionFailure.class, () -> Packs.require("26.3"));
        assertEquals(Codes.PACK_UNAVAILABLE, failure.code());
        assertTrue(failure.text().args().contains("26.2"), "names what is known");
    }

    @Test
    void readsTheTickStateFromWholeLinesOnly() {
        assertEquals(TickAnswer.FROZEN, answer("The game is frozen", "Target tick rate: 20.0 per second."));
        assertEquals(TickAnswer.RUNNING, answer("The game is running normally"));
        assertEquals(TickAnswer.RUNNING, answer("The game is running, but can't keep up with the target tick rate"));
        assertEquals(TickAnswer.SPRINTING, answer("The game is sprinting\nTarget tick rate: 20.0 per second"));
        assertEquals(TickAnswer.UNKNOWN, answer("The game is not frozen"));
        assertEquals(TickAnswer.UNKNOWN, answer("游戏已冻结"));
        assertEquals(TickAnswer.UNKNOWN, answer());
        assertEquals(TickAnswer.UNKNOWN, answer("The game is frozen", "The game is running normally"));
    }

    private TickAnswer answer(String... output) {
        return pack.commands().tickAnswer(List.of(output));
    }
}
