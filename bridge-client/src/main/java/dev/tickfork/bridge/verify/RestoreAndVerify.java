package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.IoFailures;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Operation;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.restore.Restore;
import dev.tickfork.bridge.restore.RestoreOutcome;
import dev.tickfork.bridge.restore.RestorePlan;
import dev.tickfork.bridge.restore.SnapshotRecording;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.wire.ModConnection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The operation `fork.restore`: plans, and where it is asked to, restores and verifies. Its data is a
/// [RestoreData].
/// What refuses before anything is sent is a failure; what breaks afterwards is the verdict `failed`,
/// with all that is
/// known in the data.
///
/// @param connection stays the caller's to close; null only for a dry run without a destination
public record RestoreAndVerify(Path fork, @Nullable ModConnection connection, RestoreOptions options)
        implements Operation {
    @Override
    public Outcome run(ActionContext context) throws Exception {
        if (options.apply() && connection == null) {
            throw ActionFailure.of(Codes.INVALID_REQUEST, Message.of("verify.no_target"));
        }
        try (Snapshot recording = Snapshot.open(fork, context)) {
            RestorePlan plan = RestorePlan.of(
                    new SnapshotRecording(recording), options.restore().allowed(), context);
            return options.apply() && connection != null
                    ? apply(recording, plan, connection, context)
                    : dryRun(recording, plan, context);
        }
    }

    private Outcome dryRun(Snapshot recording, RestorePlan plan, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        if (connection != null) {
            new Restore(connection, options.restore()).proveDestination(plan, context);
        }
        plan.warnings().forEach(context::diagnostic);
        VerifyData data = VerifyData.notCompared(Verdict.DRY_RUN, Sides.fork(recording), null, StepSeconds.NONE);
        return Outcome.ok(
                Message.of("verify.dry_run", plan.size(), plan.skipped().size()),
                new RestoreData(DryRunCommands.of(plan, context), 0, plan.skipped(), List.of(), plan.size(), 0, data));
    }

    private Outcome apply(Snapshot recording, RestorePlan plan, ModConnection lab, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        long start = System.nanoTime();
        RestoreOutcome restored = restored(plan, lab, context);
        Verification found = verdict(recording, restored, lab, context);
        StepSeconds seconds =
                found.data().seconds().withRestore(restored.seconds()).withTotal((System.nanoTime() - start) / 1e9);
        return found.outcome(new RestoreData(
                null,
                restored.summoned(),
                restored.skipped(),
                restored.failed(),
                restored.notAttempted(),
                restored.ticksRun(),
                found.data().withSeconds(seconds)));
    }

    /// A step that broke before the summoning is an outcome here: commands were sent, so the verdict is `failed`.
    private RestoreOutcome restored(RestorePlan plan, ModConnection lab, ActionContext context)
            throws ActionFailure, InterruptedException {
        long start = System.nanoTime();
        try {
            return new Restore(lab, options.restore()).apply(plan, context);
        } catch (ActionFailure e) {
            if (Restore.isRefusal(e)) {
                throw e;
            }
            return broken(plan, e, start);
        } catch (IOException e) {
            return broken(plan, IoFailures.explain(e), start);
        }
    }

    private static RestoreOutcome broken(RestorePlan plan, ActionFailure failure, long start) {
        double seconds = (System.nanoTime() - start) / 1e9;
        return new RestoreOutcome(0, plan.skipped(), List.of(), plan.size(), 0, seconds, Optional.of(failure));
    }

    private Verification verdict(Snapshot recording, RestoreOutcome restored, ModConnection lab, ActionContext context)
            throws InterruptedException {
        if (restored.failure().isPresent()) {
            return Verification.failed(
                    restored.failure().get(),
                    VerifyData.notCompared(Verdict.FAILED, Sides.fork(recording), null, StepSeconds.NONE));
        }
        if (!options.verify()) {
            return new Verification(
                    Verdict.UNVERIFIED,
                    Verdict.UNVERIFIED.code(),
                    Message.of("verify.unverified", restored.summoned()),
                    VerifyData.notCompared(Verdict.UNVERIFIED, Sides.fork(recording), null, StepSeconds.NONE));
        }
        return new Verifier(lab).verify(recording, options.verification(), context);
    }
}
