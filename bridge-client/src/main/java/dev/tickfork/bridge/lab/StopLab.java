package dev.tickfork.bridge.lab;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// Stops a lab's server: it is asked, then told, then ended. Each step first proves again whose process
/// it is.
final class StopLab {
    private static final Duration RCON = Duration.ofSeconds(5);
    private static final Duration POLL = Duration.ofMillis(200);
    private static final Duration GRACE = Duration.ofSeconds(15);

    private final LabFolder at;

    StopLab(LabFolder at) {
        this.at = at;
    }

    /// The lab's lock is held.
    void run(LabRecord lab, Duration wait, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        Optional<RunRecord> last = LabFiles.run(at);
        if (last.isEmpty()) {
            return;
        }
        RunRecord run = last.get();
        boolean ended = ended(run, lab);
        if (ended) {
            return; // whatever has its process id now is somebody else's
        }
        context.progress("stop", Message.of("lab.stopping", at.name()));
        boolean asked = ask(run, context);
        ended = awaitEnd(run, lab, asked ? wait : Duration.ofSeconds(1), context);
        if (!ended) {
            context.diagnostic(Diagnostic.warning("LAB_SIGNALLED", Message.of("lab.stop.signal", at.name())));
            LabProcess.find(run, lab.instanceId()).ifPresent(ProcessHandle::destroy);
            ended = awaitEnd(run, lab, GRACE, context);
        }
        if (!ended) {
            context.diagnostic(Diagnostic.warning("LAB_KILLED", Message.of("lab.stop.kill", at.name())));
            LabProcess.find(run, lab.instanceId()).ifPresent(ProcessHandle::destroyForcibly);
            ended = awaitEnd(run, lab, GRACE, context);
        }
        if (!ended) {
            throw ActionFailure.of(Codes.LAB_FAILED, Message.of("lab.stop.stuck", at.name(), run.pid()));
        }
        LabFiles.write(at, stopped(run));
    }

    private boolean ended(RunRecord run, LabRecord lab) {
        return LabProcess.find(run, lab.instanceId()).isEmpty();
    }

    private boolean ask(RunRecord run, ActionContext context) throws ActionFailure, IOException {
        Optional<String> password = LabFiles.rconPassword(at);
        if (password.isEmpty()) {
            return false;
        }
        try (var rcon = RconClient.open(run.ports().rcon(), password.get(), RCON)) {
            rcon.command("stop", RCON);
            return true;
        } catch (ActionFailure e) {
            context.diagnostic(Diagnostic.warning("LAB_RCON", e.text()));
            return e.code().equals(Codes.CONNECTION_LOST); // it may have closed because it stops
        }
    }

    private boolean awaitEnd(RunRecord run, LabRecord lab, Duration longest, ActionContext context)
            throws InterruptedException {
        long deadline = System.nanoTime() + longest.toNanos();
        Optional<ProcessHandle> process = LabProcess.find(run, lab.instanceId());
        while (process.isPresent() && System.nanoTime() - deadline < 0) {
            context.checkCancelled();
            LabProcess.awaitEnd(process.get(), POLL);
            process = LabProcess.find(run, lab.instanceId());
        }
        return process.isEmpty();
    }

    private static RunRecord stopped(RunRecord run) {
        return new RunRecord(
                run.pid(),
                run.startedAt(),
                run.command(),
                run.ready(),
                run.ports(),
                run.log(),
                run.logOffset(),
                run.ownerPid(),
                run.ownerStartedAt(),
                Optional.of(Instant.now()));
    }
}
