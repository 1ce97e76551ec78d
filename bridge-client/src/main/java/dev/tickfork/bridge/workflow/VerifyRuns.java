package dev.tickfork.bridge.workflow;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.fork.ForkRequest;
import dev.tickfork.bridge.fork.ForkResult;
import dev.tickfork.bridge.fork.ForkWorld;
import dev.tickfork.bridge.lab.Labs;
import dev.tickfork.bridge.verify.StepSeconds;
import dev.tickfork.bridge.verify.Verdict;
import dev.tickfork.bridge.verify.VerifyData;
import dev.tickfork.bridge.wire.ModConnection;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Forks a live source a number of times and verifies every fork in a number of new labs. A fork or lab
/// that breaks is a run with the verdict `failed`; the others still run. Forks and lab folders stay: they
/// are the evidence. One thread.
public final class VerifyRuns {
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS", Locale.ROOT);

    private final Path home;
    private final ForkAndVerify lab;

    /// @param memory      heap of each lab
    /// @param keepRunning leave the labs' processes running
    public VerifyRuns(Path home, Labs labs, String memory, boolean keepRunning) {
        this.home = home;
        this.lab = new ForkAndVerify(labs, memory, keepRunning);
    }

    /// One run and what came of it.
    ///
    /// @param name of the lab, or of the fork where it came to no lab
    public record Run(String name, Outcome outcome, VerifyData data) {}

    /// A name for a fork that nobody named: by the clock, to the millisecond.
    public static String usualName(boolean demo) {
        return (demo ? "demo-" : "fork-")
                + LocalDateTime.now(ZoneId.systemDefault()).format(NAME);
    }

    /// @param request its name is that of the first fork; the others get `-2`, `-3` ...
    /// @param repeat  how many forks
    /// @param labs    in how many labs each
    public List<Run> run(ModConnection source, ForkRequest request, int repeat, int labs, ActionContext context)
            throws IOException, InterruptedException {
        var runs = new ArrayList<Run>();
        for (int i = 1; i <= repeat; i++) {
            ForkRequest one = i == 1 ? request : named(request, request.name() + "-" + i);
            try {
                ForkResult fork = new ForkWorld(home).run(one, source, context);
                for (int k = 1; k <= labs; k++) {
                    String name = labs == 1 ? one.name() : one.name() + "-lab" + k;
                    context.progress("run", Message.of("workflow.run", runs.size() + 1, repeat * labs, name));
                    runs.add(lab.run(fork, name, context));
                }
            } catch (ActionFailure e) {
                VerifyData data = VerifyData.notCompared(Verdict.FAILED, null, null, StepSeconds.NONE);
                runs.add(new Run(one.name(), new Outcome(false, e.code(), e.text(), e.retryable(), data), data));
            }
        }
        return List.copyOf(runs);
    }

    private static ForkRequest named(ForkRequest request, String name) {
        return new ForkRequest(
                name, request.radius(), request.dimension(), request.regions(), request.worldDir(), request.lease());
    }

    /// The outcome of a job that was one run.
    public static Outcome single(List<Run> runs) {
        return runs.getFirst().outcome();
    }

    /// All runs as one outcome: `OK` when each matches, else that of the first that does not.
    public static Outcome together(List<Run> runs) {
        var data = new RunsData(runs.stream().map(Run::data).toList());
        long matching = runs.stream().filter(run -> run.outcome().ok()).count();
        return runs.stream()
                .filter(run -> !run.outcome().ok())
                .findFirst()
                .map(bad -> Outcome.not(
                        bad.outcome().code(), Message.of("workflow.not_all_match", matching, runs.size()), data))
                .orElseGet(() -> Outcome.ok(Message.of("workflow.all_match", runs.size()), data));
    }
}
