package dev.tickfork.bridge.workflow;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.fork.ForkFolder;
import dev.tickfork.bridge.fork.ForkResult;
import dev.tickfork.bridge.lab.LabStatus;
import dev.tickfork.bridge.lab.Labs;
import dev.tickfork.bridge.lab.ProvisionRequest;
import dev.tickfork.bridge.restore.DestinationClaim;
import dev.tickfork.bridge.restore.RestoreRequest;
import dev.tickfork.bridge.verify.ForkSide;
import dev.tickfork.bridge.verify.RestoreAndVerify;
import dev.tickfork.bridge.verify.RestoreData;
import dev.tickfork.bridge.verify.RestoreOptions;
import dev.tickfork.bridge.verify.StepSeconds;
import dev.tickfork.bridge.verify.Verdict;
import dev.tickfork.bridge.verify.VerifyData;
import dev.tickfork.bridge.verify.VerifyRequest;
import dev.tickfork.bridge.wire.ModConnection;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// One fork put into one new lab and verified there: provision, start, restore, verify. Whatever step
/// breaks, the outcome is the verdict `failed` with that step's code and all that is known; a cancel stops
/// the lab. One thread.
final class ForkAndVerify {
    private static final Duration HELLO = Duration.ofSeconds(5);

    private final Labs labs;
    private final String memory;
    private final boolean keepRunning;

    /// @param memory      heap of the lab
    /// @param keepRunning leave the lab's process running at the end
    ForkAndVerify(Labs labs, String memory, boolean keepRunning) {
        this.labs = labs;
        this.memory = memory;
        this.keepRunning = keepRunning;
    }

    /// @param fork the finished fork
    /// @param name of the lab
    VerifyRuns.Run run(ForkResult fork, String name, ActionContext context) throws IOException, InterruptedException {
        var clock = new StepClock();
        clock.freezeWindow(fork.seconds().freezeWindow());
        clock.fork(fork.seconds().total());
        try {
            return restored(fork, name, clock, context);
        } catch (ActionFailure e) {
            VerifyData data = failedData(fork, clock.seconds());
            return new VerifyRuns.Run(name, new Outcome(false, e.code(), e.text(), e.retryable(), data), data);
        }
    }

    private VerifyRuns.Run restored(ForkResult fork, String name, StepClock clock, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        Path forkDir = Path.of(fork.forkDir());
        clock.begin();
        labs.provision(new ProvisionRequest(name, Optional.of(forkDir.resolve("world")), false, memory), context);
        clock.provisioned();
        boolean ended = false;
        try {
            VerifyRuns.Run run = inLab(fork, name, clock, context);
            ended = true;
            return run;
        } catch (ActionFailure e) {
            ended = true;
            throw e;
        } finally {
            if (!keepRunning || !ended) {
                stop(name, context);
            }
        }
    }

    private VerifyRuns.Run inLab(ForkResult fork, String name, StepClock clock, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        Path forkDir = Path.of(fork.forkDir());
        LabStatus lab = labs.start(name, Labs.START, context);
        clock.started();
        var endpoint = lab.endpoint()
                .orElseThrow(() -> new IllegalStateException("a started lab has no proved port: " + name));
        try (ModConnection connection = ModConnection.open(endpoint, HELLO, context)) {
            var options = new RestoreOptions(
                    true,
                    true,
                    new RestoreRequest(
                            DestinationClaim.ofLab(lab, sources(fork)),
                            Set.of(),
                            new ForkFolder(forkDir).sourceDifficulty()),
                    VerifyRequest.exact(name, Optional.of(lab)));
            Outcome outcome = new RestoreAndVerify(forkDir, connection, options).run(context);
            return timed(name, outcome, clock);
        } catch (ActionFailure | IOException | InterruptedException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException("an operation threw what it does not declare", e);
        }
    }

    private static List<Path> sources(ForkResult fork) {
        String worldDir = fork.worldDir();
        return worldDir == null ? List.of() : List.of(Path.of(worldDir));
    }

    private static VerifyRuns.Run timed(String name, Outcome outcome, StepClock clock) {
        if (!(outcome.data() instanceof RestoreData data)) {
            throw new IllegalStateException("a restore gave " + outcome.data());
        }
        VerifyData found = data.verification();
        VerifyData timed = found.withSeconds(
                clock.seconds(found.seconds().restore(), found.seconds().verify()));
        return new VerifyRuns.Run(
                name, new Outcome(outcome.ok(), outcome.code(), outcome.text(), outcome.retryable(), timed), timed);
    }

    private static VerifyData failedData(ForkResult fork, StepSeconds seconds) {
        var side = new ForkSide(
                fork.forkDir(), Math.toIntExact(fork.entities()), fork.orderHash(), fork.tick(), fork.dimension());
        return VerifyData.notCompared(Verdict.FAILED, side, null, seconds);
    }

    /// Runs also when the action was cancelled, so it must not ask whether it was.
    private void stop(String name, ActionContext context) throws InterruptedException {
        try {
            labs.stop(name, Labs.STOP, ActionContext.silent());
        } catch (ActionFailure e) {
            context.diagnostic(Diagnostic.warning(e.code(), Message.of("workflow.lab_still_runs", name)));
        }
    }
}
