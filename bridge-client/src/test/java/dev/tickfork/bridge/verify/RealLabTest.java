package dev.tickfork.bridge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.restore.DestinationClaim;
import dev.tickfork.bridge.restore.RestoreRequest;
import dev.tickfork.bridge.wire.CancellableContext;
import dev.tickfork.bridge.wire.CommandReply;
import dev.tickfork.bridge.wire.Endpoint;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.SnapshotAck;
import dev.tickfork.bridge.wire.SnapshotRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Restores into a server process of its own, which knows nothing of recordings: only commands reach it.
class RealLabTest {
    private static final String OVERWORLD = "minecraft:overworld";
    private static final int CARTS = 45;

    @TempDir
    Path folder;

    private final CancellableContext context = new CancellableContext();

    private static ModConnection connect(LabProcess lab) throws Exception {
        return ModConnection.open(Endpoint.loopback(lab.port()), Duration.ofSeconds(30), ActionContext.silent());
    }

    private void run(ModConnection connection, String command) throws Exception {
        CommandReply reply = connection.command(command, context);
        assertTrue(reply.success().orElse(false), command + ": " + reply.text());
    }

    /// Fifty entities, made by hand: carts with chests and three that carry a rider, and pigs on both sides of zero.
    private Path recording(ModConnection connection) throws Exception {
        run(connection, "forceload add -32 -32 31 31");
        while (!connection
                .command("execute in " + OVERWORLD + " if loaded 0 0 0", context)
                .success()
                .orElse(false)) {
            connection.waitTicks(2, context);
        }
        run(connection, "tick freeze");
        for (int i = 0; i < CARTS; i++) {
            String rider = i % 20 == 3 ? ",Passengers:[{id:\"minecraft:pig\"}]" : "";
            String type = rider.isEmpty() ? "chest_minecart" : "minecart";
            String items =
                    rider.isEmpty() ? "Items:[{Slot:0b,id:\"minecraft:stone\",count:" + (i + 1) + "}]" : "Air:300s";
            run(
                    connection,
                    "summon minecraft:" + type + " " + (i - 22) + ".5 70.25 -0.5 {" + items + rider
                            + ",Motion:[0.01d,-0.02d,0.0d]}");
        }
        run(connection, "summon minecraft:pig 3.5 70.0 3.5 {CustomName:\"a\\nb 量子\"}");
        run(connection, "summon minecraft:pig -3.5 70.0 3.5 {}");
        SnapshotAck ack = connection.snapshot(SnapshotRequest.everything("hand-made", OVERWORLD), context);
        assertEquals(50, ack.entities());
        return copied(ack.dir());
    }

    /// Another folder and another source, since a world is never restored into itself.
    private Path copied(Path dir) throws Exception {
        Path fork = Files.createDirectories(folder.resolve("forks/hand-made"));
        Files.copy(dir.resolve("entities.jsonl"), fork.resolve("entities.jsonl"));
        String meta = Files.readString(dir.resolve("meta.json"));
        Files.writeString(
                fork.resolve("meta.json"),
                meta.replaceAll("\"worldDir\":\"[^\"]*\"", "\"worldDir\":\"/nowhere/source\""));
        return fork;
    }

    private Outcome restore(Path fork, LabProcess lab, ModConnection connection, ActionContext with) throws Exception {
        var claim = new DestinationClaim("real", Optional.empty(), Optional.of(lab.world()), List.of());
        var options = new RestoreOptions(
                true,
                true,
                new RestoreRequest(claim, Set.of(), Optional.empty()),
                VerifyRequest.exact("real", Optional.empty()));
        return new RestoreAndVerify(fork, connection, options).run(with);
    }

    private static VerifyData found(Outcome outcome) {
        return Objects.requireNonNull(outcome.data()) instanceof RestoreData data
                ? data.verification()
                : (VerifyData) Objects.requireNonNull(outcome.data());
    }

    private static String cartWithOneStone(Path fork) throws Exception {
        String line = Files.readAllLines(fork.resolve("entities.jsonl")).getFirst();
        return line.replaceAll(".*?\"uuid\":\"([^\"]*)\".*", "$1");
    }

    @Test
    void fiftyComeBackAndOneChangedItemIsFound() throws Exception {
        try (var lab = new LabProcess(folder);
                var connection = connect(lab)) {
            Path fork = recording(connection);
            Outcome restored = restore(fork, lab, connection, context);
            assertTrue(restored.ok(), restored + " " + found(restored));
            assertEquals("match", found(restored).verdict());
            assertEquals(3, found(restored).compared().derived());

            run(
                    connection,
                    "data merge entity " + cartWithOneStone(fork)
                            + " {Items:[{Slot:0b,id:\"minecraft:stone\",count:64}]}");
            Outcome looked =
                    new VerifyFork(fork, connection, VerifyRequest.exact("real", Optional.empty())).run(context);
            assertEquals(Codes.MISMATCH, looked.code());
            Compared compared = found(looked).compared();
            assertEquals(true, compared.orderMatch());
            assertEquals(true, compared.countsMatch());
            assertEquals(1, compared.fields().nbt().mismatches());
            assertEquals(0, compared.fields().positions().mismatches());
        }
    }

    @Test
    void aLabThatIsKilledWhileItIsClearedIsFailed() throws Exception {
        try (var lab = new LabProcess(folder);
                var connection = connect(lab)) {
            Path fork = recording(connection);
            var killing = new KillAt("clear", lab::kill);
            Outcome outcome = restore(fork, lab, connection, killing);
            assertFalse(outcome.ok());
            assertEquals(Codes.CONNECTION_LOST, outcome.code());
            assertEquals("failed", found(outcome).verdict());
        }
    }
}
