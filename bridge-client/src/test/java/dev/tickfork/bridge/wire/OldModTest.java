package dev.tickfork.bridge.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Our client against the existing mod's versions.
class OldModTest {
    private final ActionContext silent = ActionContext.silent();

    @ParameterizedTest
    @MethodSource("dev.tickfork.bridge.wire.OldMods#versions")
    void readsHelloStateAndEventsWhateverComesFirst(String version) throws Exception {
        try (var mod = OldMods.start(version);
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            assertEquals(version, connection.hello().version());
            assertEquals(Vantage.SERVER, connection.hello().vantage());
            var events = new LinkedBlockingQueue<ModEvent>();
            connection.onEvent(events::add);
            assertEquals("early", take(events).text());
            assertEquals("hello", take(events).type());

            StateReply state = connection.state(silent);
            assertEquals(Optional.of(Path.of("/srv/world")), state.worldDir());
            assertEquals(Optional.of("量子硫方怪"), state.levelName());
            assertEquals(104_233, state.tick());
            assertEquals(List.of(new StateReply.Level("minecraft:overworld", 523)), state.levels());
            assertEquals(-3.25, state.playerList().getFirst().z());
            assertTrue(state.ticking().isEmpty(), "an old mod tells no tick state, and none is guessed");
        }
    }

    @ParameterizedTest
    @MethodSource("dev.tickfork.bridge.wire.OldMods#versions")
    void commandsAndSnapshotsUseTheLinesThatOldModsRead(String version) throws Exception {
        try (var mod = OldMods.start(version);
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            CommandReply reply = connection.command("/tick freeze", silent);
            assertEquals("CMD /tick freeze", mod.received());
            assertEquals(List.of("said"), reply.output());
            assertEquals(Optional.empty(), reply.success());
            assertEquals(OptionalInt.empty(), reply.result());

            var ack = connection.snapshot(SnapshotRequest.everything("before", "minecraft:the_nether"), silent);
            assertEquals("SNAPSHOT 0 before minecraft:the_nether", mod.received());
            assertEquals(Path.of("/srv/s/before"), ack.dir());
            assertTrue(ack.replaced());
            connection.snapshot(new SnapshotRequest("7", 64, "minecraft:overworld"), silent);
            assertEquals("SNAPSHOT 64.0 7 minecraft:overworld", mod.received());

            List<SnapshotEntry> entries = connection.snapshots(silent);
            assertEquals("a", entries.getFirst().name());
            assertTrue(entries.getFirst().dir().isEmpty());
            assertEquals(OptionalLong.of(7), entries.getLast().entities());
        }
    }

    @Test
    void mod09IsRefusedForSnapshotsAndListingsAndNothingIsSent() throws Exception {
        try (var mod = OldMods.start("0.9.0");
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            var request = SnapshotRequest.everything("before", "minecraft:overworld");
            assertEquals(
                    Codes.PROTOCOL,
                    assertThrows(ActionFailure.class, () -> connection.snapshot(request, silent))
                            .code());
            assertEquals(
                    Codes.PROTOCOL,
                    assertThrows(ActionFailure.class, () -> connection.entities(0, silent))
                            .code());
            connection.command("list", silent);
            assertEquals("CMD list", mod.received(), "only what both generations read alike was sent");
        }
    }

    @Test
    void whatAnOldModLacksIsUnsupportedAndNotSent() throws Exception {
        try (var mod = OldMods.start("0.8.0");
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            var failure = assertThrows(ActionFailure.class, () -> connection.save(true, ModConnection.ANSWER, silent));
            assertEquals(Codes.UNSUPPORTED, failure.code());
            assertNull(mod.received(100));
        }
    }

    @Test
    void anErrorIsTheInstancesOwnRefusalAndTheConnectionLivesOn() throws Exception {
        try (var mod = OldMods.start("0.6.0");
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            var failure = assertThrows(ActionFailure.class, () -> connection.mark("x", silent));
            assertEquals(Codes.INSTANCE_ERROR, failure.code());
            assertTrue(failure.text().args().contains("Unknown command: MARK"));
            assertFalse(connection.ping(silent).isNegative());
        }
    }

    @Test
    void aPingNeverOvertakesAWaitWhereAnswersHaveNoIds() throws Exception {
        var waiting = new CompletableFuture<FakeMod.Peer>();
        try (var mod = new FakeMod(OldMods.hello("0.6.0") + "\n", "\n", (line, peer) -> {
                    if (line.startsWith("WAIT")) {
                        waiting.complete(peer);
                    } else {
                        OldMods.answer(line, peer);
                    }
                });
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            var waited = run(() -> connection.waitTicks(5, silent));
            FakeMod.Peer peer = waiting.get(30, TimeUnit.SECONDS);
            assertEquals("WAIT 5", mod.received());
            var pinged = run(() -> connection.ping(silent));
            assertNull(mod.received(200), "the ping was sent while the wait was under way");
            peer.send("{\"type\":\"wait_ack\",\"millis\":3,\"detail\":\"ticks=0\"}");
            waited.get(30, TimeUnit.SECONDS);
            pinged.get(30, TimeUnit.SECONDS);
            assertEquals("PING", mod.received());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"minecraft:overworld", "minecraft:the_end"})
    void aRecordingOfAnotherDimensionIsNotTaken(String recorded) throws Exception {
        String ack = """
            {"type":"snapshot_ack","id":"a","dir":"/s/a","entities":0,"orderHash":"e3b0c44298fc1c14","tick":1,\
            "dimension":"%s","bytes":0,"replaced":false}\
            """.formatted(recorded);
        try (var mod = new FakeMod(OldMods.hello("0.6.0") + "\n", "\n", (_, peer) -> peer.send(ack));
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            var request = SnapshotRequest.everything("a", "minecraft:overworld");
            if (recorded.equals("minecraft:overworld")) {
                assertEquals("a", connection.snapshot(request, silent).name());
            } else {
                assertEquals(
                        Codes.PROTOCOL,
                        assertThrows(ActionFailure.class, () -> connection.snapshot(request, silent))
                                .code());
            }
        }
    }

    @Test
    void ourOwnGenerationChangesWhenTheTickGoesBackwardsOrTheWorldChanges() throws Exception {
        var states = new LinkedBlockingQueue<>(List.of(
                OldMods.STATE,
                OldMods.STATE,
                OldMods.STATE.replace("104233", "7"),
                OldMods.STATE.replace("104233", "8").replace("/srv/world/.", "/srv/other")));
        try (var mod = new FakeMod(OldMods.hello("0.6.0") + "\n", "\n", (_, peer) -> peer.send(states.remove()));
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent);
                var again = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            connection.state(silent);
            Generation first = connection.generation();
            connection.state(silent);
            assertEquals(first, connection.generation());
            connection.state(silent);
            Generation restarted = connection.generation();
            assertFalse(first.equals(restarted));
            connection.state(silent);
            assertFalse(restarted.equals(connection.generation()));
            assertFalse(first.equals(again.generation()), "a reconnect begins a generation");
            assertFalse(first.fromMod());
        }
    }

    interface Work {
        void run() throws Exception;
    }

    static CompletableFuture<Void> run(Work work) {
        var done = new CompletableFuture<Void>();
        Thread.ofVirtual().start(() -> {
            try {
                work.run();
                done.complete(null);
            } catch (Throwable e) { // handed to the test
                done.completeExceptionally(e);
            }
        });
        return done;
    }

    private static ModEvent take(LinkedBlockingQueue<ModEvent> events) throws InterruptedException {
        ModEvent event = events.poll(30, TimeUnit.SECONDS);
        if (event == null) {
            throw new AssertionError("no event came");
        }
        return event;
    }
}
