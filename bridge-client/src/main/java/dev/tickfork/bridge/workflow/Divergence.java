package dev.tickfork.bridge.workflow;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Operation;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.action.Progress;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntityColumns;
import dev.tickfork.bridge.compare.EntitySequence;
import dev.tickfork.bridge.fork.ForkFolder;
import dev.tickfork.bridge.lab.LabStatus;
import dev.tickfork.bridge.lab.Labs;
import dev.tickfork.bridge.lab.ProvisionRequest;
import dev.tickfork.bridge.restore.Recording;
import dev.tickfork.bridge.restore.SnapshotRecording;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.wire.ModConnection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// The operation `workflow.diverge`: two new labs from one fork, restored, then run tick by tick in
/// lock-step and compared after each tick, until they part. Its data is a [DivergeData]. A pair in the same
/// order is the noise floor; a pair in two orders shows what order does. A cancel stops both labs.
///
/// @param fork    a fork with a world
/// @param name    of the labs: `name-a`, `name-b`
/// @param ticks   the most that are run
/// @param memory  heap of each lab
/// @param keep    leave the labs running, frozen where they parted
/// @param shuffle the seed of another order for the second lab; the order itself is then not compared
public record Divergence(
        Labs labs, Path fork, String name, int ticks, String memory, boolean keep, Optional<Long> shuffle)
        implements Operation {
    /// All differences, since the first by tick order is looked for and not the largest.
    private static final CompareOptions EVERY = CompareOptions.EXACT.withTop(0);

    private static final Duration HELLO = Duration.ofSeconds(5);

    @Override
    public Outcome run(ActionContext context) throws ActionFailure, IOException, InterruptedException {
        Path world = ForkFolder.open(fork)
                .world()
                .orElseThrow(() -> ActionFailure.of(Codes.PREFLIGHT, Message.of("workflow.no_world", fork)));
        try (Snapshot recording = Snapshot.open(fork, context)) {
            if (recording.empty()) {
                throw ActionFailure.of(Codes.EMPTY, Message.of("workflow.nothing_to_part", fork));
            }
            var made = new ArrayList<String>();
            try {
                LabStatus first = start(world, name + "-a", made, context);
                LabStatus second = start(world, name + "-b", made, context);
                DivergeData data = both(recording, first, second, context);
                if (keep) {
                    made.clear();
                }
                return outcome(data);
            } finally {
                stop(made, context);
            }
        }
    }

    private LabStatus start(Path world, String lab, List<String> made, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        labs.provision(new ProvisionRequest(lab, Optional.of(world), false, memory), context);
        made.add(lab);
        return labs.start(lab, Labs.START, context);
    }

    private DivergeData both(Snapshot recording, LabStatus first, LabStatus second, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        Recording recorded = new SnapshotRecording(recording);
        try (var a = new SteppedLab(first, connect(first, context));
                var b = new SteppedLab(second, connect(second, context))) {
            a.restore(recorded, context);
            b.restore(shuffle.isPresent() ? new ShuffledRecording(recorded, shuffle.get()) : recorded, context);
            return lockStep(a, b, recorded.dimension(), context);
        }
    }

    private static ModConnection connect(LabStatus lab, ActionContext context)
            throws ActionFailure, InterruptedException {
        return ModConnection.open(
                lab.endpoint().orElseThrow(() -> new IllegalStateException("a started lab has no proved port: " + lab)),
                HELLO,
                context);
    }

    private DivergeData lockStep(SteppedLab a, SteppedLab b, String dimension, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        var steps = new ArrayList<DivergeData.Step>();
        Optional<DivergeData.Found> found = compare(0, a, b, dimension, steps, context);
        for (int tick = 1; found.isEmpty() && tick <= ticks; tick++) {
            long beforeA = a.step(context);
            long beforeB = b.step(context);
            a.awaitStep(beforeA, context);
            b.awaitStep(beforeB, context);
            found = compare(tick, a, b, dimension, steps, context);
        }
        return new DivergeData(
                found.isPresent(),
                found.orElse(null),
                steps.size(),
                shuffle.isPresent(),
                shuffle.orElse(0L),
                List.of(a.name(), b.name()),
                steps);
    }

    private Optional<DivergeData.Found> compare(
            int tick, SteppedLab a, SteppedLab b, String dimension, List<DivergeData.Step> steps, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        try (Snapshot one = a.snapshot(dimension, ActionContext.silent());
                Snapshot other = b.snapshot(dimension, ActionContext.silent())) {
            context.checkCancelled();
            EntitySequence rowsA = one.columns(EntityColumns::new);
            EntitySequence rowsB = other.columns(EntityColumns::new);
            Comparison compared = Comparison.of(rowsA, rowsB, EVERY, ActionContext.silent());
            var step = new DivergeData.Step(
                    tick,
                    one.computedHash(),
                    other.computedHash(),
                    compared.order().moves().size(),
                    compared.motion().positions().mismatches(),
                    compared.motion().positions().largest(),
                    compared.nbt().total());
            steps.add(step);
            report(step, context);
            return new FirstDifference(rowsA, rowsB, compared, shuffle.isEmpty()).at(tick);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void report(DivergeData.Step step, ActionContext context) {
        context.progress(new Progress(
                "step",
                Message.of("workflow.stepped", step.tick(), ticks),
                OptionalDouble.of((double) step.tick() / ticks),
                Map.of("tick", step.tick(), "gap", step.gap(), "moves", step.moves(), "nbt", step.nbt())));
    }

    private Outcome outcome(DivergeData data) {
        DivergeData.Found at = data.found();
        if (at == null) {
            return Outcome.ok(Message.of("workflow.never_parted", ticks), data);
        }
        return Outcome.not(
                Codes.MISMATCH,
                Message.of(
                        "workflow.parted",
                        at.tick(),
                        String.valueOf(at.type()),
                        at.order(),
                        at.field(),
                        String.valueOf(at.a()),
                        String.valueOf(at.b())),
                data);
    }

    /// Runs also when the action was cancelled, so it must not ask whether it was.
    private void stop(List<String> names, ActionContext context) throws InterruptedException {
        for (String lab : names) {
            try {
                labs.stop(lab, Labs.STOP, ActionContext.silent());
            } catch (ActionFailure e) {
                context.diagnostic(Diagnostic.warning(e.code(), Message.of("workflow.lab_still_runs", lab)));
            }
        }
    }
}
