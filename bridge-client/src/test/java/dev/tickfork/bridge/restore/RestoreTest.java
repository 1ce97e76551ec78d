package dev.tickfork.bridge.restore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.pack.Packs;
import dev.tickfork.bridge.wire.CancellableContext;
import dev.tickfork.bridge.wire.ModConnection;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RestoreTest {
    private static final ActionContext SILENT = ActionContext.silent();
    private static final int MANY = 700;

    @TempDir
    Path folder;

    private @Nullable PlayedLab lab;
    private @Nullable ModConnection connection;

    @AfterEach
    void close() throws IOException {
        if (connection != null) {
            connection.close();
        }
        if (lab != null) {
            lab.close();
        }
    }

    private PlayedLab lab(boolean rich) throws IOException {
        lab = new PlayedLab(folder.resolve("labs/a"), rich).loadedAtOnce();
        return lab;
    }

    private ModConnection connect(PlayedLab to) throws Exception {
        connection = ModConnection.open(to.mod().endpoint(), Duration.ofSeconds(30), SILENT);
        return connection;
    }

    private Recording cows(int count) {
        var recording = new ListedRecording().at(folder.resolve("forks/f"), folder.resolve("saves/source"));
        for (int i = 0; i < count; i++) {
            recording.add("minecraft:cow", 0.5 + i % 16, 64.0, 0.5, "{n:" + i + "}");
        }
        return recording;
    }

    private static RestorePlan plan(Recording recording) throws Exception {
        return RestorePlan.of(recording, Set.of(), SILENT);
    }

    private Restore restore(PlayedLab to, Path expected) throws Exception {
        var claim = new DestinationClaim("a", Optional.empty(), Optional.of(expected), List.of());
        return new Restore(connect(to), new RestoreRequest(claim, Set.of(), Optional.empty()));
    }

    private static List<String> expected(int from, int to) {
        var out = new ArrayList<String>();
        for (int i = from; i < to; i++) {
            out.add("summon minecraft:cow " + (0.5 + i % 16) + " 64.0 0.5 {\"n\":" + i + "}");
        }
        return out;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theStepsComeInTheirOrder(boolean rich) throws Exception {
        PlayedLab lab = lab(rich).startFrozen();
        RestoreOutcome outcome = restore(lab, lab.world()).apply(plan(cows(3)), SILENT);
        assertTrue(outcome.isComplete());
        assertEquals(3, outcome.summoned());
        var marks = lab.commands().stream()
                .map(c -> c.contains(" if loaded ") ? "loaded?" : c)
                .filter(c -> rich || !c.equals("tick query"))
                .distinct()
                .toList();
        var wanted = new ArrayList<>(List.of(
                "gamerule spawn_monsters false",
                "gamerule spawn_mobs false",
                "gamerule random_tick_speed 0",
                "gamerule advance_time false",
                "gamerule entity_drops false",
                "gamerule mob_drops false",
                "gamerule max_entity_cramming 0",
                "difficulty peaceful",
                "forceload add -16 -16 31 31",
                "loaded?",
                "tick unfreeze",
                "kill @e[type=!player]",
                "tick freeze"));
        if (!rich) {
            wanted.add(wanted.size() - 1, "save-all flush");
        }
        wanted.addAll(expected(0, 3));
        assertEquals(wanted, marks);
        assertEquals(rich, lab.requests().contains("SAVE"));
        assertTrue(lab.frozen(), "the lab stays frozen");
    }

    @Test
    void killsGoOnUntilTwoInARowFindNothingAndTheirTicksAreTold() throws Exception {
        PlayedLab lab = lab(true);
        RestoreOutcome outcome = restore(lab, lab.world()).apply(plan(cows(1)), SILENT);
        long kills = lab.commands().stream().filter(c -> c.startsWith("kill")).count();
        assertEquals(5, kills, "three find something, two find nothing");
        assertEquals(4 * ClearWorld.TICKS_BETWEEN, outcome.ticksRun());
    }

    @Test
    void anAnswerToAKillThatCannotBeReadStopsTheRestore() throws Exception {
        PlayedLab lab = lab(false).killAnswer("未找到实体");
        Restore restore = restore(lab, lab.world());
        var failure = assertThrows(ActionFailure.class, () -> restore.apply(plan(cows(1)), SILENT));
        assertEquals(Codes.COMMAND_FAILED, failure.code());
        assertEquals(List.of(), lab.summoned());
    }

    @Test
    void aWorldThatIsNotTheExpectedOneIsSentNothing() throws Exception {
        PlayedLab lab = lab(true);
        Restore restore = restore(lab, folder.resolve("labs"));
        var failure = assertThrows(ActionFailure.class, () -> restore.apply(plan(cows(1)), SILENT));
        assertEquals(Codes.DESTINATION_UNPROVEN, failure.code());
        assertEquals(List.of("STATE"), lab.requests(), "nothing but a question");
    }

    @Test
    void theSourceWorldIsSentNothing() throws Exception {
        PlayedLab lab = lab(true);
        var recording = new ListedRecording()
                .at(folder.resolve("forks/f"), lab.world())
                .add("minecraft:cow", 0.5, 64.0, 0.5, "{}");
        Restore restore = restore(lab, lab.world());
        var failure = assertThrows(ActionFailure.class, () -> restore.apply(plan(recording), SILENT));
        assertEquals(Codes.DESTINATION_UNPROVEN, failure.code());
        assertEquals(List.of("STATE"), lab.requests());
    }

    @Test
    void whatIsLeftAfterClearingIsNamedAndNothingIsSummoned() throws Exception {
        PlayedLab lab = lab(true).baselineEntities(2);
        Restore restore = restore(lab, lab.world());
        var failure = assertThrows(ActionFailure.class, () -> restore.apply(plan(cows(1)), SILENT));
        assertEquals(Codes.COMMAND_FAILED, failure.code());
        assertEquals(Map.of("minecraft:zombie", 2), failure.data().get("remaining"));
        assertEquals(List.of(), lab.summoned());
    }

    @Test
    void chunksThatNeverLoadEndTheWaiting() throws Exception {
        PlayedLab lab = lab(true).neverLoads();
        var game = new LabGame(connect(lab), Packs.require("26.2"), new Dimension("minecraft:overworld"));
        var loader = new ChunkLoader(game, Duration.ofMillis(50));
        RestorePlan plan = plan(cows(1));
        var failure = assertThrows(ActionFailure.class, () -> loader.load(plan, SILENT));
        assertEquals(Codes.TIMEOUT, failure.code());
        assertEquals(9, failure.data().get("chunks"));
        assertTrue(failure.retryable());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void manyAreSummonedInOrder(boolean rich) throws Exception {
        PlayedLab lab = lab(rich);
        RestoreOutcome outcome = restore(lab, lab.world()).apply(plan(cows(MANY)), SILENT);
        assertEquals(MANY, outcome.summoned());
        assertEquals(expected(0, MANY), lab.summoned());
        assertEquals(0, outcome.notAttempted());
    }

    @Test
    void oneByOneTheFirstRefusalIsTheLastCommand() throws Exception {
        PlayedLab lab = lab(false).refuseSummon(4);
        RestoreOutcome outcome = restore(lab, lab.world()).apply(plan(cows(10)), SILENT);
        assertFalse(outcome.isComplete());
        assertEquals(expected(0, 4), lab.summoned());
        assertEquals(4, outcome.summoned());
        assertEquals(5, outcome.notAttempted());
        FailedSummon failed = outcome.failed().getFirst();
        assertEquals(4, failed.index());
        assertEquals(ListedRecording.uuid(4), failed.uuid());
        assertEquals(expected(4, 5).getFirst(), failed.command());
        assertEquals(List.of("Unable to summon entity"), failed.output());
        assertEquals(Codes.COMMAND_FAILED, outcome.failure().orElseThrow().code());
    }

    @Test
    void sentAheadTheFirstRefusalStopsTheSending() throws Exception {
        PlayedLab lab = lab(true).refuseSummon(4);
        RestoreOutcome outcome = restore(lab, lab.world()).apply(plan(cows(MANY)), SILENT);
        assertEquals(1, outcome.failed().size());
        assertTrue(outcome.notAttempted() >= MANY - CommandWindow.COMMANDS - 5, outcome.toString());
        assertEquals(MANY, outcome.summoned() + 1 + outcome.notAttempted());
        assertEquals(lab.summoned().size(), outcome.summoned());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aConnectionThatEndsSaysHowFarItCame(boolean rich) throws Exception {
        PlayedLab lab = lab(rich).hangUpAtSummon(7);
        RestoreOutcome outcome = restore(lab, lab.world()).apply(plan(cows(20)), SILENT);
        ActionFailure failure = outcome.failure().orElseThrow();
        assertEquals(Codes.CONNECTION_LOST, failure.code());
        assertTrue(outcome.summoned() <= 7, outcome.toString());
        assertEquals(20, outcome.summoned() + outcome.notAttempted());
        assertEquals(outcome.summoned(), failure.data().get("summoned"));
    }

    @Test
    void cancellingBetweenTwoCommandsSaysWhatIsThere() throws Exception {
        PlayedLab lab = lab(false);
        var context = new CancellableContext();
        lab.atSummon(5, context::cancel);
        Restore restore = restore(lab, lab.world());
        assertThrows(CancellationException.class, () -> restore.apply(plan(cows(200)), context));
        var partial = context.diagnostics().getLast();
        assertEquals("PARTIAL_RESTORE", partial.code());
        assertEquals(5, partial.data().get("summoned"));
        assertEquals(1, partial.data().get("unanswered"));
        assertTrue(lab.summoned().size() <= 6);
        assertTrue(lab.frozen());
    }

    @Test
    void anUnknownGameVersionHasNoPack() {
        var failure = assertThrows(ActionFailure.class, () -> Packs.require("27.1"));
        assertEquals(Codes.PACK_UNAVAILABLE, failure.code());
    }
}
