package dev.tickfork.bridge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.restore.PlayedLab;
import dev.tickfork.bridge.restore.SnapshotFiles;
import dev.tickfork.bridge.wire.CancellableContext;
import dev.tickfork.bridge.wire.ModConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OrderCheckTest {
    @TempDir
    Path folder;

    private final CancellableContext context = new CancellableContext();

    private static List<String> pigs() {
        return List.of(SnapshotFiles.entity(0, "minecraft:pig", "{}"), SnapshotFiles.entity(1, "minecraft:pig", "{}"));
    }

    private Outcome check(List<String> recorded, UnaryOperator<List<String>> change, String target) throws Exception {
        Path fork = SnapshotFiles.write(folder.resolve("fork"), recorded, "minecraft:overworld", 9);
        try (var lab = new PlayedLab(folder.resolve("lab"), true).records(recorded, change);
                var connection = ModConnection.open(lab.mod().endpoint(), Duration.ofSeconds(30), context)) {
            return new OrderCheck(fork, connection, VerifyRequest.exact(target, Optional.empty())).run(context);
        }
    }

    private static OrderCheckData data(Outcome outcome) {
        return (OrderCheckData) Objects.requireNonNull(outcome.data());
    }

    @Test
    void equalOrdersMatchByTheirHashAlone() throws Exception {
        Outcome outcome = check(pigs(), lines -> List.of(lines.get(0).replace("64.0", "65.0"), lines.get(1)), "");
        assertTrue(outcome.ok());
        OrderCheckData data = data(outcome);
        assertEquals(data.expected(), data.actual());
        assertEquals(2, data.entities());
        assertEquals(null, data.target());
        assertTrue(data.snapshotDir().endsWith("order-check"), data.snapshotDir());
        assertTrue(Files.exists(Path.of(data.snapshotDir(), "meta.json")));
    }

    @Test
    void anotherOrderIsAMismatch() throws Exception {
        Outcome outcome = check(pigs(), List::reversed, "lab one");
        assertEquals(Codes.MISMATCH, outcome.code());
        assertTrue(data(outcome).snapshotDir().endsWith("order-lab-one"));
        assertEquals("lab one", data(outcome).target());
    }

    @Test
    void twoEmptySnapshotsShareAHashThatProvesNothing() throws Exception {
        Outcome outcome = check(List.of(), UnaryOperator.identity(), "");
        assertEquals(Codes.EMPTY, outcome.code());
        assertEquals("e3b0c44298fc1c14", data(outcome).actual());
        assertTrue(!data(outcome).match());
    }

    @Test
    void aMissingForkIsAnUnreadableInput() {
        var failure = assertThrows(ActionFailure.class, () -> {
            try (var lab = new PlayedLab(folder.resolve("lab"), true);
                    var connection = ModConnection.open(lab.mod().endpoint(), Duration.ofSeconds(30), context)) {
                new OrderCheck(folder.resolve("none"), connection, VerifyRequest.exact("", Optional.empty()))
                        .run(context);
            }
        });
        assertEquals(Codes.NOT_FOUND, failure.code());
    }
}
