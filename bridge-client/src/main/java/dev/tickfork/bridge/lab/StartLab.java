package dev.tickfork.bridge.lab;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.wire.InstanceLocator;
import dev.tickfork.bridge.wire.Located;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Starts a lab's server and waits until it is proved ready.
final class StartLab {
    private static final Duration POLL = Duration.ofMillis(100);
    /// What the game needs after `Done (` to open the mod's port.
    private static final Duration PROOF = Duration.ofSeconds(30);
    /// What a server gets to end by itself when its start is cancelled.
    private static final Duration GRACE = Duration.ofSeconds(15);

    private static final int SHOWN_LINES = 15;

    private final LabFolder at;
    private final SandboxRuntime runtime;
    private final InstanceLocator locator;

    StartLab(LabFolder at, SandboxRuntime runtime, InstanceLocator locator) {
        this.at = at;
        this.runtime = runtime;
        this.locator = locator;
    }

    /// The lab's lock is held. A server that runs already is waited for, not started again.
    void run(LabRecord lab, Duration wait, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        long deadline = System.nanoTime() + wait.toNanos();
        Optional<RunRecord> before = LabFiles.run(at);
        Optional<ProcessHandle> running = before.flatMap(run -> LabProcess.find(run, lab.instanceId()));
        if (before.isPresent() && running.isPresent()) {
            awaitReady(before.get(), running.get(), deadline, wait, context);
            return;
        }
        start(lab, deadline, wait, context);
    }

    private void start(LabRecord recorded, long deadline, Duration wait, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        Memory.check(recorded.memory(), context);
        LabRecord lab = withFreePorts(recorded, context);
        ProvisionLab.writeServerFiles(at, lab);
        Files.createDirectories(at.serverData());
        Files.deleteIfExists(at.portFile()); // left over from an earlier start
        List<String> command = command(lab);
        long offset = LabProcess.mark(at.log(), "[TickFork] start of lab " + at.name() + " at " + Instant.now());
        Process process = spawn(command);
        boolean kept = false;
        try {
            var run = record(process, command, lab, offset);
            LabFiles.write(at, run);
            awaitReady(run, process.toHandle(), deadline, wait, context);
            kept = true;
        } catch (ActionFailure e) {
            kept = e.code().equals(Codes.TIMEOUT); // it may still get ready; the failure says how to stop it
            throw e;
        } finally {
            if (!kept) {
                end(process.toHandle());
            }
        }
    }

    private Process spawn(List<String> command) throws ActionFailure {
        try {
            return LabProcess.spawn(command, at.folder(), at.log());
        } catch (IOException e) {
            throw ActionFailure.of(
                    Codes.LAB_FAILED,
                    Message.of("lab.failed.spawn", at.name(), command.getFirst(), String.valueOf(e.getMessage())),
                    e);
        }
    }

    private LabRecord withFreePorts(LabRecord lab, ActionContext context) throws IOException {
        if (FreePorts.areFree(lab.ports())) {
            return lab;
        }
        LabPorts ports = FreePorts.pick(ProvisionLab.reserved(at));
        context.diagnostic(Diagnostic.info("LAB_PORTS_MOVED", Message.of("lab.ports.moved", at.name())));
        var moved = new LabRecord(
                lab.name(),
                lab.instanceId(),
                lab.software(),
                lab.memory(),
                ports,
                lab.folder(),
                lab.worldDir(),
                lab.portFile(),
                lab.worldSource(),
                lab.provisionedAt());
        LabFiles.write(at, moved);
        return moved;
    }

    private List<String> command(LabRecord lab) {
        var words = new ArrayList<String>();
        words.add(runtime.command().getFirst());
        words.add(LabProcess.ID_OPTION + lab.instanceId());
        words.add("-Xmx" + lab.memory());
        words.add("-Dfile.encoding=UTF-8");
        words.add("-Dstdout.encoding=UTF-8");
        words.add("-Dstderr.encoding=UTF-8");
        words.add("-Dmcagent.labName=" + lab.name());
        words.add("-Dmcagent.serverDir=" + at.serverData());
        words.add("-Dmcagent.serverPort=" + lab.ports().vantage());
        words.add("-Dmcagent.worldDir=" + lab.worldDir());
        words.addAll(runtime.command().subList(1, runtime.command().size()));
        words.add("nogui");
        return List.copyOf(words);
    }

    private RunRecord record(Process process, List<String> command, LabRecord lab, long offset) {
        ProcessHandle own = ProcessHandle.current();
        Instant now = Instant.now();
        return new RunRecord(
                process.pid(),
                LabProcess.startOf(process.toHandle()).orElse(now),
                command,
                false,
                lab.ports(),
                at.log(),
                offset,
                own.pid(),
                LabProcess.startOf(own).orElse(now),
                Optional.empty());
    }

    private void awaitReady(RunRecord run, ProcessHandle process, long deadline, Duration wait, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        awaitDone(run, process, deadline, wait, context);
        long proofEnds = Math.min(deadline, System.nanoTime() + PROOF.toNanos());
        Located located = locator.byServerFolder(at.folder(), context);
        while (!(located instanceof Located.Found)) {
            failIfEnded(run, process);
            if (System.nanoTime() - proofEnds > 0) {
                throw unproved(located);
            }
            LabProcess.awaitEnd(process, POLL);
            context.progress("proof", Message.of("lab.proving", at.name()));
            located = locator.byServerFolder(at.folder(), context);
        }
        LabFiles.write(at, ready(run));
    }

    private ActionFailure unproved(Located located) {
        try {
            InstanceLocator.require(located);
        } catch (ActionFailure why) {
            return ActionFailure.of(Codes.LAB_FAILED, Message.of("lab.failed.unproved", at.name(), at.portFile()), why);
        }
        throw new IllegalStateException("an instance was found after all");
    }

    private void awaitDone(RunRecord run, ProcessHandle process, long deadline, Duration wait, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        List<String> lines = ConsoleLog.since(run.log(), run.logOffset());
        while (!ConsoleLog.saysReady(lines)) {
            failIfEnded(run, process);
            if (System.nanoTime() - deadline > 0) {
                throw ActionFailure.of(
                                Codes.TIMEOUT,
                                Message.of("lab.timeout", at.name(), wait.toMillis() / 1000.0, process.pid()))
                        .with(Map.of("pid", process.pid(), "log", ConsoleLog.last(lines, SHOWN_LINES)));
            }
            context.progress("start", Message.of("lab.starting", at.name(), lines.isEmpty() ? "" : lines.getLast()));
            LabProcess.awaitEnd(process, POLL);
            lines = ConsoleLog.since(run.log(), run.logOffset());
        }
    }

    private void failIfEnded(RunRecord run, ProcessHandle process) throws ActionFailure, IOException {
        if (process.isAlive()) {
            return;
        }
        List<String> lines = ConsoleLog.last(ConsoleLog.since(run.log(), run.logOffset()), SHOWN_LINES);
        FailureCause cause = FailureCause.of(ConsoleLog.since(run.log(), run.logOffset()));
        throw ActionFailure.of(
                        Codes.LAB_FAILED,
                        Message.of(cause.key(), at.name(), lines.isEmpty() ? "" : lines.getLast(), run.log()))
                .with(Map.of("cause", cause.name(), "log", lines));
    }

    private static RunRecord ready(RunRecord run) {
        return new RunRecord(
                run.pid(),
                run.startedAt(),
                run.command(),
                true,
                run.ports(),
                run.log(),
                run.logOffset(),
                run.ownerPid(),
                run.ownerStartedAt(),
                run.stoppedAt());
    }

    /// Ends what this start began: the process is our own child of moments ago.
    private static void end(ProcessHandle process) throws InterruptedException {
        process.destroy();
        if (!LabProcess.awaitEnd(process, GRACE)) {
            process.destroyForcibly();
            LabProcess.awaitEnd(process, GRACE);
        }
    }
}
