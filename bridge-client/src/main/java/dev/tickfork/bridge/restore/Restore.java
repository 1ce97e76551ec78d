package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.pack.Packs;
import dev.tickfork.bridge.wire.Generation;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.SnapshotAck;
import dev.tickfork.bridge.wire.SnapshotRequest;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Puts a recording into a lab: proof of the destination, box rules, loading, clearing, freeze, empty
/// baseline, and
/// then one summon command after the other. The lab stays frozen; nothing is rolled back, since a
/// restore begins with
/// clearing. One thread.
public final class Restore {
    private static final Set<String> REFUSALS =
            Set.of(Codes.DESTINATION_UNPROVEN, Codes.LAB_STATE, Codes.PACK_UNAVAILABLE);

    private final ModConnection connection;
    private final RestoreRequest request;

    public Restore(ModConnection connection, RestoreRequest request) {
        this.connection = connection;
        this.request = request;
    }

    /// Asks the instance who it is and proves that it is the one that was meant; changes nothing.
    ///
    /// @throws ActionFailure `DESTINATION_UNPROVEN`, `LAB_STATE`, or what the connection says
    public Destination proveDestination(RestorePlan plan, ActionContext context)
            throws ActionFailure, InterruptedException {
        return Destination.prove(connection.state(context), connection.endpoint(), request.claim(), plan.recording());
    }

    /// Carries the plan out. A refusal of the game in the middle of the summoning is an outcome; a
    /// failure before it is
    /// thrown. Cancelling stops between two commands and leaves the lab as it then is.
    ///
    /// @throws ActionFailure the code of the step that broke; `PACK_UNAVAILABLE` for an unknown game
    ///       version
    public RestoreOutcome apply(RestorePlan plan, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        long start = System.nanoTime();
        Destination destination = proveDestination(plan, context);
        var game = new LabGame(connection, Packs.require(connection.hello().minecraft()), plan.dimension());
        Generation generation = connection.generation();
        plan.warnings().forEach(context::diagnostic);

        long before = game.ticks(context);
        var rules = BoxRules.commands(game.pack(), plan.forbidsPeaceful(), request.sourceDifficulty());
        BoxRules.apply(game, rules, context);
        new ChunkLoader(game, ChunkLoader.PATIENCE).load(plan, context);
        new ClearWorld(game).run(context);
        long ticksRun = game.ticks(context) - before;
        checkEmpty(game, destination, context);

        SummonTally tally = new SummonEntities(plan, game).run(context);
        Optional<ActionFailure> failure = failureOf(tally, plan);
        if (failure.isEmpty()) {
            failure = stillTheSame(generation, context);
        }
        return new RestoreOutcome(
                tally.summoned(),
                plan.skipped(),
                tally.failed(),
                tally.notAttempted() + tally.unanswered(),
                ticksRun,
                (System.nanoTime() - start) / 1e9,
                failure);
    }

    private void checkEmpty(LabGame game, Destination destination, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        context.progress("baseline", Message.of("restore.step.baseline"));
        String name = SnapshotToken.of("restore-pre", destination.name());
        SnapshotAck ack = connection.snapshot(
                SnapshotRequest.everything(name, game.dimension().id()), context);
        if (ack.entities() != 0) {
            Map<String, Integer> types = SnapshotRecording.typesIn(ack.dir(), context);
            throw ActionFailure.of(
                            Codes.COMMAND_FAILED, Message.of("restore.not_empty", ack.entities(), ack.dir(), types))
                    .with(Map.of("remaining", types, "snapshotDir", ack.dir().toString()));
        }
    }

    /// What refuses before anything was sent, as opposed to a step that broke.
    public static boolean isRefusal(ActionFailure failure) {
        return REFUSALS.contains(failure.code());
    }

    private static Optional<ActionFailure> failureOf(SummonTally tally, RestorePlan plan) {
        Map<String, Object> facts = Map.of(
                "summoned", tally.summoned(),
                "unanswered", tally.unanswered(),
                "notAttempted", tally.notAttempted());
        if (!tally.failed().isEmpty()) {
            FailedSummon first = tally.failed().getFirst();
            return Optional.of(ActionFailure.of(
                            Codes.COMMAND_FAILED,
                            Message.of(
                                    "restore.summon_failed",
                                    first.index(),
                                    first.uuid(),
                                    String.join(" ", first.output()),
                                    tally.summoned(),
                                    plan.size()))
                    .with(facts));
        }
        return tally.broke()
                .map(e -> ActionFailure.of(
                                e.code(), Message.of("restore.broke_off", tally.summoned(), plan.size(), e.code()), e)
                        .with(facts));
    }

    private Optional<ActionFailure> stillTheSame(Generation generation, ActionContext context)
            throws InterruptedException {
        try {
            connection.state(context);
        } catch (ActionFailure e) {
            return Optional.of(e);
        }
        return connection.generation().equals(generation)
                ? Optional.empty()
                : Optional.of(ActionFailure.of(Codes.WORLD_CHANGED, Message.of("restore.world_changed")));
    }
}
