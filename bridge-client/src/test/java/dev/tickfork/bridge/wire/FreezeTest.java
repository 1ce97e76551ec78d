package dev.tickfork.bridge.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Both ways to hold a world still.
class FreezeTest {
    private static final String LEASE_HELLO = """
        {"type":"hello","mod":"m","version":"1","protocol":1,"instance":"server","generation":"g1",\
        "capabilities":["command","state","request-id","freeze-lease"]}
        """;
    private final ActionContext silent = ActionContext.silent();

    /// A dedicated server's console: tick state and autosave, as far as a freeze touches them.
    private static final class Game implements FakeMod.Script {
        private final List<String> commands = Collections.synchronizedList(new ArrayList<>());
        private volatile boolean frozen;
        private volatile boolean autosave = true;
        private volatile boolean stuck;
        private volatile String query = "";

        @Override
        public void line(String line, FakeMod.Peer peer) throws IOException {
            if (!line.startsWith("CMD ")) {
                OldMods.answer(line, peer);
                return;
            }
            String command = line.substring(4);
            commands.add(command);
            peer.send("{\"type\":\"cmd_ack\",\"detail\":\"x\",\"output\":[\"" + run(command) + "\"]}");
        }

        private String run(String command) {
            return switch (command) {
                case "tick query" -> query.isEmpty() ? state() : query;
                case "tick freeze" -> {
                    frozen = true;
                    yield state();
                }
                case "tick unfreeze" -> {
                    frozen = stuck;
                    yield state();
                }
                case "save-off" -> {
                    boolean was = autosave;
                    autosave = false;
                    yield was ? "Automatic saving is now disabled" : "Saving is already turned off";
                }
                case "save-on" -> {
                    boolean was = autosave;
                    autosave = true;
                    yield was ? "Saving is already turned on" : "Automatic saving is now enabled";
                }
                default -> "Unknown or incomplete command. See below for error";
            };
        }

        private String state() {
            return (frozen ? "The game is frozen" : "The game is running normally")
                    + "\\nTarget tick rate: 20.0 per second.";
        }
    }

    private static FakeMod start(Game game) throws IOException {
        return new FakeMod(OldMods.hello("0.6.0") + "\n", "\n", game);
    }

    private Freeze freeze(FakeMod mod, Duration lease) throws Exception {
        try (var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            return Freezer.freeze(connection, lease, silent);
        }
    }

    @Test
    void byCommandsARunningWorldIsFrozenAndRunsAgain() throws Exception {
        var game = new Game();
        try (var mod = start(game)) {
            Freeze freeze = freeze(mod, Duration.ofSeconds(30));
            assertTrue(game.frozen);
            assertFalse(game.autosave);
            assertEquals(new PriorState(false, Optional.of(true)), freeze.prior());
            assertTrue(freeze.stillHeld());
            assertEquals(new Release(true, true, List.of()), freeze.release());
            assertFalse(game.frozen);
            assertTrue(game.autosave);
            int sent = game.commands.size();
            freeze.close();
            assertEquals(sent, game.commands.size(), "a second release sends nothing");
        }
    }

    @Test
    void byCommandsWhatWasFrozenAndOffBeforeStaysSo() throws Exception {
        var game = new Game();
        game.frozen = true;
        game.autosave = false;
        try (var mod = start(game);
                var freeze = freeze(mod, Duration.ofSeconds(30))) {
            assertEquals(new Release(false, true, List.of()), freeze.release());
            assertFalse(game.commands.contains("tick freeze"));
            assertFalse(game.commands.contains("tick unfreeze"));
            assertFalse(game.commands.contains("save-on"));
        }
    }

    @Test
    void byCommandsWhatSomebodyChangedIsLeftAndSaid() throws Exception {
        var game = new Game();
        try (var mod = start(game)) {
            Freeze freeze = freeze(mod, Duration.ofSeconds(30));
            game.frozen = false;
            assertFalse(freeze.stillHeld());
            Release release = freeze.release();
            assertTrue(release.running());
            assertEquals(List.of("frozen"), release.foundChanged().getFirst().args());
        }
    }

    @Test
    void byCommandsAWorldThatStaysFrozenIsAFailureThatSaysWhatToDo() throws Exception {
        var game = new Game();
        try (var mod = start(game)) {
            Freeze freeze = freeze(mod, Duration.ofSeconds(30));
            game.stuck = true;
            var failure = assertThrows(ActionFailure.class, freeze::release);
            assertEquals(Codes.STILL_FROZEN, failure.code());
            game.stuck = false;
            assertTrue(freeze.release().running(), "and it can be tried again");
        }
    }

    @Test
    void byCommandsTheReleaseConnectsAnewWhenTheConnectionBroke() throws Exception {
        var game = new Game();
        try (var mod = start(game)) {
            Freeze freeze = freeze(mod, Duration.ofSeconds(30));
            mod.peer().hangUp();
            long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
            while (game.frozen && System.nanoTime() < deadline) {
                try {
                    freeze.release();
                } catch (ActionFailure e) {
                    assertEquals(Codes.STILL_FROZEN, e.code()); // the break was not noticed before the first try
                }
            }
            assertFalse(game.frozen);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"The game is sprinting", "The game is not frozen", "游戏已冻结", "frozen"})
    void byCommandsAnUnclearTickStateIsRefusedBeforeAnyChange(String answer) throws Exception {
        var game = new Game();
        game.query = answer;
        try (var mod = start(game)) {
            var failure = assertThrows(ActionFailure.class, () -> freeze(mod, Duration.ofSeconds(30)));
            assertEquals(Codes.PREFLIGHT, failure.code());
            assertEquals(List.of("tick query"), game.commands);
        }
    }

    @Test
    void aLeaseIsRenewedOnItsOwnConnectionAndGivenBack() throws Exception {
        var renewals = new CountDownLatch(3);
        try (var mod = new FakeMod(LEASE_HELLO, "\n", (line, peer) -> {
            lease(line, peer);
            if (line.contains("FREEZE_RENEW")) {
                renewals.countDown();
            }
        })) {
            Freeze freeze = freeze(mod, Duration.ofMillis(900));
            assertEquals(Optional.of("abc"), freeze.leaseId());
            assertEquals(new PriorState(false, Optional.of(true)), freeze.prior());
            assertTrue(renewals.await(30, TimeUnit.SECONDS));
            assertEquals(new Release(true, true, List.of()), freeze.release());
        }
    }

    @Test
    void aBrokenLeaseIsNoLongerHeldAndItsReleaseSaysSo() throws Exception {
        try (var mod = new FakeMod(LEASE_HELLO, "\n", FreezeTest::lease)) {
            Freeze freeze = freeze(mod, Duration.ofSeconds(30));
            assertTrue(freeze.stillHeld());
            mod.peer().hangUp();
            assertFalse(freeze.stillHeld());
            assertEquals(
                    Codes.LEASE_LOST,
                    assertThrows(ActionFailure.class, freeze::release).code());
        }
    }

    private static void lease(String line, FakeMod.Peer peer) throws IOException {
        String[] words = line.split(" ", -1);
        String head = "{\"rid\":\"" + words[0].substring(1) + "\",\"generation\":\"g1\",\"lease\":\"abc\",";
        switch (words[1]) {
            case "FREEZE" ->
                peer.send(
                        head + "\"type\":\"freeze_ack\",\"frozen\":true,\"priorFrozen\":false,\"priorAutosave\":true}");
            case "FREEZE_RENEW" -> peer.send(head + "\"type\":\"freeze_renew_ack\",\"changed\":[]}");
            default ->
                peer.send(
                        head
                                + "\"type\":\"unfreeze_ack\",\"frozen\":false,\"autosave\":true,\"freezeLeases\":0,\"changed\":[]}");
        }
    }
}
