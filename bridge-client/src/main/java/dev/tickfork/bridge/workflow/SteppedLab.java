package dev.tickfork.bridge.workflow;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.fork.ForkFolder;
import dev.tickfork.bridge.lab.LabStatus;
import dev.tickfork.bridge.restore.DestinationClaim;
import dev.tickfork.bridge.restore.Recording;
import dev.tickfork.bridge.restore.Restore;
import dev.tickfork.bridge.restore.RestoreOutcome;
import dev.tickfork.bridge.restore.RestorePlan;
import dev.tickfork.bridge.restore.RestoreRequest;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.wire.CommandReply;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.SnapshotAck;
import dev.tickfork.bridge.wire.SnapshotRequest;
import dev.tickfork.bridge.wire.TickStatus;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/// A frozen lab that runs one tick at a time. One thread.
final class SteppedLab implements AutoCloseable {
    private static final String SNAPSHOT = "diverge-step";

    /// A step of a heap that lags takes seconds; this long means that it does not come.
    private static final long STEP_PATIENCE = Duration.ofSeconds(60).toNanos();

    private final LabStatus lab;
    private final ModConnection connection;

    /// @param connection closed with this
    SteppedLab(LabStatus lab, ModConnection connection) {
        this.lab = lab;
        this.connection = connection;
    }

    String name() {
        return lab.lab().name();
    }

    /// Restores without looking afterwards; the first comparison does that. Leaves the lab frozen.
    void restore(Recording recording, ActionContext context) throws ActionFailure, IOException, InterruptedException {
        RestorePlan plan = RestorePlan.of(recording, Set.of(), context);
        List<Path> sources = recording.sourceWorld().stream().toList();
        var request = new RestoreRequest(
                DestinationClaim.ofLab(lab, sources),
                Set.of(),
                new ForkFolder(recording.directory()).sourceDifficulty());
        RestoreOutcome outcome = new Restore(connection, request).apply(plan, context);
        if (outcome.failure().isPresent()) {
            throw outcome.failure().get();
        }
    }

    /// Asks for one tick; [#awaitStep] waits until it has run.
    ///
    /// @return the game time before
    long step(ActionContext context) throws ActionFailure, InterruptedException {
        TickStatus before = status(context);
        if (!before.frozen()) {
            throw ActionFailure.of(Codes.LAB_STATE, Message.of("workflow.not_frozen", name()));
        }
        CommandReply reply = connection.command("tick step 1", context);
        if (!reply.success().orElse(true)) {
            throw ActionFailure.of(Codes.COMMAND_FAILED, Message.of("workflow.step_refused", name(), reply.text()));
        }
        return before.gameTime();
    }

    /// @throws ActionFailure `LAB_STATE`: it ran another number of ticks, or none
    void awaitStep(long before, ActionContext context) throws ActionFailure, InterruptedException {
        long deadline = System.nanoTime() + STEP_PATIENCE;
        TickStatus now = status(context);
        while (now.stepping() || now.gameTime() == before) {
            if (System.nanoTime() > deadline) {
                throw ActionFailure.of(Codes.LAB_STATE, Message.of("workflow.step_lost", name()));
            }
            connection.waitTicks(1, context);
            now = status(context);
        }
        if (now.gameTime() != before + 1) {
            throw ActionFailure.of(Codes.LAB_STATE, Message.of("workflow.steps_more", name(), now.gameTime() - before));
        }
    }

    private TickStatus status(ActionContext context) throws ActionFailure, InterruptedException {
        return connection
                .state(context)
                .ticking()
                .orElseThrow(() -> ActionFailure.of(Codes.UNSUPPORTED, Message.of("workflow.no_tick_state", name())));
    }

    /// @return open; the caller closes it before the next one is taken
    Snapshot snapshot(String dimension, ActionContext context) throws ActionFailure, IOException, InterruptedException {
        SnapshotAck ack = connection.snapshot(new SnapshotRequest(SNAPSHOT, 0, dimension), context);
        if (!ack.dir().toRealPath().startsWith(lab.lab().folder().toRealPath())) {
            throw ActionFailure.of(Codes.INSTANCE_ERROR, Message.of("verify.foreign_folder", ack.dir()));
        }
        return Snapshot.open(ack.dir(), context);
    }

    @Override
    public void close() {
        connection.close();
    }
}
