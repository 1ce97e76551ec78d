package dev.tickfork.bridge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.restore.DestinationClaim;
import dev.tickfork.bridge.restore.PlayedLab;
import dev.tickfork.bridge.restore.RestoreRequest;
import dev.tickfork.bridge.restore.SnapshotFiles;
import dev.tickfork.bridge.wire.CancellableContext;
import dev.tickfork.bridge.wire.ModConnection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every verdict, by snapshot files that really differ, through a lab that is played over a real socket.
class RestoreAndVerifyTest {
    private static final String CHEST = "{\"Items\":[{\"Slot\":0b,\"id\":\"minecraft:stone\",\"count\":5}]}";

    @TempDir
    Path folder;

    private final CancellableContext context = new CancellableContext();
    private Path fork = Path.of("");
    private @Nullable PlayedLab lab;
    private @Nullable ModConnection connection;

    @BeforeEach
    void forkOnDisk() throws IOException {
        fork = folder.resolve("forks/量子 1");
        record(lines());
    }

    @AfterEach
    void close() throws IOException {
        if (connection != null) {
            connection.close();
        }
        if (lab != null) {
            lab.close();
        }
    }

    private void record(List<String> lines) throws IOException {
        SnapshotFiles.write(fork, lines, "minecraft:overworld", 9825, folder.resolve("saves/source"));
    }

    /// Two carts, one with a chest; a rider behind its cart; a pig.
    private static List<String> lines() {
        String rider = "\"" + SnapshotFiles.uuid(2) + "\"";
        String vehicle = "\"" + SnapshotFiles.uuid(1) + "\"";
        return List.of(
                SnapshotFiles.entity(0, "minecraft:chest_minecart", CHEST),
                SnapshotFiles.line(1, "minecraft:minecart", "{}", 1.5, "[" + rider + "]", "null", true),
                SnapshotFiles.line(2, "minecraft:pig", "{\"Age\":1}", 1.5, "[]", vehicle, false),
                SnapshotFiles.entity(3, "minecraft:pig", "{\"Age\":7}"));
    }

    private PlayedLab lab(UnaryOperator<List<String>> change) throws IOException {
        lab = new PlayedLab(folder.resolve("labs/a"), true).loadedAtOnce().records(lines(), change);
        return lab;
    }

    private Outcome run(PlayedLab lab, boolean apply, boolean verify) throws Exception {
        connection = ModConnection.open(lab.mod().endpoint(), Duration.ofSeconds(30), context);
        var claim = new DestinationClaim("a", Optional.empty(), Optional.of(lab.world()), List.of());
        var options = new RestoreOptions(
                apply,
                verify,
                new RestoreRequest(claim, Set.of(), Optional.empty()),
                VerifyRequest.exact("a", Optional.empty()));
        return new RestoreAndVerify(fork, connection, options).run(context);
    }

    private Outcome applied(UnaryOperator<List<String>> change) throws Exception {
        return run(lab(change), true, true);
    }

    private static RestoreData data(Outcome outcome) {
        return (RestoreData) Objects.requireNonNull(outcome.data());
    }

    private static void assertVerdict(Verdict verdict, Outcome outcome) {
        assertEquals(verdict.word(), data(outcome).verification().verdict());
        assertEquals(verdict.ok(), outcome.ok());
        if (verdict != Verdict.FAILED) {
            assertEquals(verdict.code(), outcome.code());
        }
    }

    private static Compared compared(Outcome outcome) {
        return data(outcome).verification().compared();
    }

    /// Replaces a text in one line.
    private static UnaryOperator<List<String>> edit(int line, String from, String to) {
        return lines -> {
            var out = new ArrayList<>(lines);
            String edited = out.get(line).replace(from, to);
            assertTrue(!edited.equals(out.get(line)), "the edit changes something");
            out.set(line, edited);
            return out;
        };
    }

    @Test
    void theSameComesBackAsAMatchWithItsEvidence() throws Exception {
        Outcome outcome = applied(UnaryOperator.identity());
        assertVerdict(Verdict.MATCH, outcome);
        RestoreData data = data(outcome);
        assertNull(data.commands());
        assertEquals(3, data.summoned());
        assertEquals(
                List.of("2 passenger"),
                data.skipped().stream().map(s -> s.index() + " " + s.reason()).toList());
        VerifyData found = data.verification();
        LabSide side = Objects.requireNonNull(found.lab());
        assertTrue(side.snapshotDir().endsWith("order-a"), side.snapshotDir());
        assertTrue(Files.exists(Path.of(side.snapshotDir()).resolve("entities.jsonl")), "the evidence stays");
        assertEquals(new FieldTally(4, 0), found.compared().fields().nbt());
        assertEquals(1, found.compared().derived());
        assertEquals(
                List.of(
                        new TypeCount("minecraft:pig", 2, 2),
                        new TypeCount("minecraft:chest_minecart", 1, 1),
                        new TypeCount("minecraft:minecart", 1, 1)),
                found.compared().types());
        assertNotNull(found.seconds().restore());
        assertNotNull(found.seconds().verify());
    }

    @Test
    void keyOrderAndEntityIdsAreNoDifference() throws Exception {
        UnaryOperator<List<String>> turned = edit(
                0,
                "{\\\"Slot\\\":0b,\\\"id\\\":\\\"minecraft:stone\\\",\\\"count\\\":5}",
                "{\\\"count\\\":5,\\\"id\\\":\\\"minecraft:stone\\\",\\\"Slot\\\":0b}");
        UnaryOperator<List<String>> renumbered = edit(3, "\"entityId\":103", "\"entityId\":9000");
        assertVerdict(Verdict.MATCH, applied(lines -> renumbered.apply(turned.apply(lines))));
    }

    @Test
    void anItemCountIsFoundAlthoughTheOrderIsTheSame() throws Exception {
        Outcome outcome = applied(edit(0, "\\\"count\\\":5", "\\\"count\\\":64"));
        assertVerdict(Verdict.MISMATCH, outcome);
        assertEquals(true, compared(outcome).orderMatch());
        assertEquals(true, compared(outcome).countsMatch());
        assertEquals(new FieldTally(4, 1), compared(outcome).fields().nbt());
        assertNull(compared(outcome).firstDivergence());
    }

    @Test
    void twoThatChangedPlacesAreFoundWithTheirIndex() throws Exception {
        Outcome outcome = applied(lines -> {
            var out = new ArrayList<>(lines);
            Collections.swap(out, 0, 3);
            return out;
        });
        assertVerdict(Verdict.MISMATCH, outcome);
        assertEquals(false, compared(outcome).orderMatch());
        assertEquals(
                new OrderBreak(0, SnapshotFiles.uuid(0), SnapshotFiles.uuid(3)),
                compared(outcome).firstDivergence());
    }

    @Test
    void aLostEntityIsAMismatchOfCounts() throws Exception {
        Outcome outcome = applied(lines -> lines.subList(0, 3));
        assertVerdict(Verdict.MISMATCH, outcome);
        assertEquals(false, compared(outcome).countsMatch());
        assertEquals(
                new OrderBreak(3, SnapshotFiles.uuid(3), null),
                compared(outcome).firstDivergence());
    }

    @Test
    void aLabThatHoldsNothingIsAMismatchAndNotEmpty() throws Exception {
        assertVerdict(Verdict.MISMATCH, applied(_ -> List.of()));
    }

    @Test
    void positionVelocityRotationTypeAndVehicleCountEach() throws Exception {
        record Edit(int line, String from, String to) {}
        var edits = List.of(
                new Edit(3, "[3.5,64.0,0.5]", "[3.5000000000000004,64.0,0.5]"),
                new Edit(0, "[0.0,-0.0784,0.0]", "[0.0,-0.0784,-0.0]"),
                new Edit(0, "\"yaw\":180.0", "\"yaw\":179.99"),
                new Edit(3, "minecraft:pig", "minecraft:cow"),
                new Edit(3, "\"nbt\":\"{\\\"Age\\\":7}\"", "\"nbt\":\"{\\\"Age\\\":7L}\""));
        for (Edit one : edits) {
            Outcome outcome = applied(edit(one.line, one.from, one.to));
            assertVerdict(Verdict.MISMATCH, outcome);
            assertEquals(true, compared(outcome).orderMatch(), one.toString());
            close();
        }
    }

    @Test
    void aRidersPositionIsDerivedAndNoDifference() throws Exception {
        assertVerdict(Verdict.MATCH, applied(edit(2, "\"pos\":[1.5,64.0,0.5]", "\"pos\":[1.5,64.25,0.5]")));
    }

    @Test
    void withoutVerificationItIsUnverified() throws Exception {
        Outcome outcome = run(lab(UnaryOperator.identity()), true, false);
        assertVerdict(Verdict.UNVERIFIED, outcome);
        assertEquals(3, data(outcome).summoned());
        assertNull(data(outcome).verification().lab());
    }

    @Test
    void twoEmptySidesProveNothing() throws Exception {
        record(List.of());
        Outcome outcome = applied(_ -> List.of());
        assertVerdict(Verdict.EMPTY, outcome);
        assertNull(compared(outcome).orderMatch());
    }

    @Test
    void aDryRunListsTheCommandsAndSendsOnlyAQuestion() throws Exception {
        PlayedLab lab = lab(UnaryOperator.identity());
        Outcome outcome = run(lab, false, true);
        assertVerdict(Verdict.DRY_RUN, outcome);
        List<String> commands = Objects.requireNonNull(data(outcome).commands());
        assertEquals(3, commands.size());
        assertEquals("summon minecraft:pig 3.5 64.0 0.5 {\"Age\":7}", commands.get(2));
        assertEquals(List.of("STATE"), lab.requests());
    }

    @Test
    void aDryRunNeedsNoInstance() throws Exception {
        var claim = new DestinationClaim("", Optional.empty(), Optional.empty(), List.of());
        var options = new RestoreOptions(
                false,
                true,
                new RestoreRequest(claim, Set.of(), Optional.empty()),
                VerifyRequest.exact("", Optional.empty()));
        assertVerdict(Verdict.DRY_RUN, new RestoreAndVerify(fork, null, options).run(context));
        var apply = new RestoreOptions(true, true, options.restore(), options.verification());
        var failure = assertThrows(ActionFailure.class, () -> new RestoreAndVerify(fork, null, apply).run(context));
        assertEquals(Codes.INVALID_REQUEST, failure.code());
    }

    @Test
    void aLyingHashIsRefusedBeforeAnythingIsSent() throws Exception {
        Path meta = fork.resolve("meta.json");
        Files.writeString(meta, Files.readString(meta).replaceAll("\"orderHash\":\"....", "\"orderHash\":\"0000"));
        PlayedLab lab = lab(UnaryOperator.identity());
        var failure = assertThrows(ActionFailure.class, () -> run(lab, true, true));
        assertEquals(Codes.SNAPSHOT_INVALID, failure.code());
        assertEquals(List.of("order_hash"), failure.data().get("codes"));
        assertEquals(List.of(), lab.requests());
    }

    @Test
    void aRefusedSummonIsFailedWithItsCode() throws Exception {
        Outcome outcome = run(lab(UnaryOperator.identity()).refuseSummon(1), true, true);
        assertVerdict(Verdict.FAILED, outcome);
        assertEquals(Codes.COMMAND_FAILED, outcome.code());
        assertEquals(1, data(outcome).failed().getFirst().index());
    }

    @Test
    void aLabThatDiesInTheMiddleIsFailed() throws Exception {
        Outcome outcome = run(lab(UnaryOperator.identity()).hangUpAtSummon(1), true, true);
        assertVerdict(Verdict.FAILED, outcome);
        assertEquals(Codes.CONNECTION_LOST, outcome.code());
    }

    @Test
    void aSnapshotThatIsNotWhereTheInstanceSaysIsFailed() throws Exception {
        UnaryOperator<Path> nowhere = path -> path.toString().contains("order") ? folder.resolve("snapshots/no") : path;
        Outcome outcome = run(lab(UnaryOperator.identity()).snapshotAt(nowhere), true, true);
        assertVerdict(Verdict.FAILED, outcome);
        assertEquals(Codes.INSTANCE_ERROR, outcome.code());
    }

    @Test
    void theRecordingItselfIsNoEvidence() throws Exception {
        fork = folder.resolve("old/snapshots/order-a");
        record(lines());
        UnaryOperator<Path> trick = path -> path.toString().contains("order") ? fork : path;
        Outcome outcome = run(lab(UnaryOperator.identity()).snapshotAt(trick), true, true);
        assertVerdict(Verdict.FAILED, outcome);
        assertEquals(Codes.INSTANCE_ERROR, outcome.code());
        assertEquals("verify.same_folder", outcome.text().key());
    }

    @Test
    void aFolderThatIsNoSnapshotFolderOfAnInstanceIsNoEvidence() throws Exception {
        Path elsewhere = SnapshotFiles.write(folder.resolve("elsewhere/order-a"), lines(), "minecraft:overworld", 5);
        UnaryOperator<Path> trick = path -> path.toString().contains("order") ? elsewhere : path;
        Outcome outcome = run(lab(UnaryOperator.identity()).snapshotAt(trick), true, true);
        assertVerdict(Verdict.FAILED, outcome);
        assertEquals("verify.foreign_folder", outcome.text().key());
    }

    @Test
    void nbtThatCannotBeReadIsNeverAMatch() throws Exception {
        Outcome outcome = applied(edit(3, "{\\\"Age\\\":7}", "{\\\"Age\\\":7"));
        assertTrue(!outcome.ok());
        assertTrue(!data(outcome).verification().verdict().equals("match"));
    }
}
