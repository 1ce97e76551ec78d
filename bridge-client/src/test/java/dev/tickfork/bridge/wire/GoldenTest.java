package dev.tickfork.bridge.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/// The client against the golden messages, each sent by a fake as it stands and asked for with the
/// golden request.
class GoldenTest {
    private static final Path GOLDEN = Path.of("..", "mod", "protocol", "src", "golden");
    private static final String GENERATION = "0b9e6f1c2d3a4857";
    private final ActionContext silent = ActionContext.silent();

    private interface Asking<T> {
        T ask(ModConnection connection) throws Exception;
    }

    private static String golden(String name) throws IOException {
        return Files.readString(GOLDEN.resolve(name)).strip();
    }

    /// Requests carry an id, since the golden hello offers that; the reply gets it put in.
    private <T> T asked(String request, String reply, Asking<T> asking) throws Exception {
        String answer = golden("reply/" + reply + ".json");
        try (var mod = new FakeMod(golden("reply/hello.json") + "\n", "\n", (line, peer) -> {
                    String rid = line.substring(1, line.indexOf(' '));
                    peer.send("{\"rid\":\"" + rid + "\"," + answer.substring(1));
                });
                var connection = ModConnection.open(mod.endpoint(), Duration.ofSeconds(30), silent)) {
            T result = asking.ask(connection);
            String line = mod.received();
            assertEquals(golden("request/" + request + ".txt"), line.substring(line.indexOf(' ') + 1));
            assertEquals(new Generation(GENERATION, true), connection.generation());
            return result;
        }
    }

    @Test
    void state() throws Exception {
        StateReply state = asked("state", "state", c -> c.state(silent));
        assertEquals(Optional.of("量子硫方怪"), state.levelName());
        assertEquals(Optional.of(Path.of("/srv/minecraft/world")), state.worldDir());
        assertEquals(Optional.of(new TickStatus(false, false, false, false, 20.0, 98_001)), state.ticking());
        assertEquals(2, state.levels().size());
        assertEquals(Optional.of(GENERATION), state.generation());
    }

    @Test
    void commands() throws Exception {
        CommandReply good = asked("cmd", "cmd_ack", c -> c.command("tick query", silent));
        assertEquals(Optional.of(true), good.success());
        assertEquals(OptionalInt.of(20), good.result());
        assertEquals(TickText.State.RUNNING, TickText.state(good));
        CommandReply bad =
                asked("cmd-failed", "cmd_ack-failed", c -> c.command("gamerule doMobSpawning false", silent));
        assertEquals(Optional.of(false), bad.success());
        assertEquals(OptionalInt.of(0), bad.result());
        assertEquals(2, bad.output().size());
    }

    @Test
    void snapshots() throws Exception {
        var request = SnapshotRequest.everything("before", "minecraft:overworld");
        SnapshotAck ack = asked("snapshot", "snapshot_ack", c -> c.snapshot(request, silent));
        assertEquals("6ff11f7db349a89c", ack.orderHash());
        assertEquals(3, ack.entities());
        assertEquals(OptionalLong.of(98_001), ack.gameTime());
        assertFalse(ack.replaced());
        List<SnapshotEntry> entries = asked("snapshots", "snapshots", c -> c.snapshots(silent));
        assertEquals(
                List.of("before", "broken", "unfinished"),
                entries.stream().map(SnapshotEntry::name).toList());
        assertEquals(OptionalLong.of(916), entries.getFirst().bytes());
        assertEquals(Optional.of("unreadable"), entries.get(1).metaError());
    }

    @Test
    void entitiesEchoPingWaitMarkSaveAndEnvironment() throws Exception {
        EntitiesReply entities = asked("entities", "entities", c -> c.entities(0, silent));
        assertEquals("minecraft:minecart", entities.entities().get(1).type());
        assertEquals(-8.25, entities.entities().get(1).x());
        asked("wait", "wait_ack", c -> {
            c.waitTicks(5, silent);
            return "";
        });
        asked("mark", "mark_ack", c -> {
            c.mark("before the fork", silent);
            return "";
        });
        assertTrue(asked("save", "save_ack", c -> c.save(true, ModConnection.ANSWER, silent))
                .complete());
        EnvReply env = asked("env", "env_ack", c -> c.environment(silent));
        assertEquals(Optional.of("scripted 1.0"), env.loader());
        assertEquals("26.2-1.0", env.mods().getFirst().version());
        assertEquals(
                Map.of("advance_time", "true", "random_tick_speed", "3", "spawn_monsters", "true"), env.gamerules());
        assertEquals(OptionalInt.of(8), env.simulationDistance());
    }
}
