package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionHandle;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.workflow.DemoSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A cancel in each step of fork, restore and the whole job.
@Timeout(value = 8, unit = TimeUnit.MINUTES)
class CancelTest {
    /// A listener may be too late for a step of a few milliseconds; then the step is tried again.
    private static final int TRIES = 5;

    @TempDir
    static Path home;

    private static Stage stage;
    private static DemoSource source;

    @BeforeAll
    static void startSource() throws Exception {
        stage = new Stage(home);
        source = stage.source(60);
    }

    @AfterAll
    static void stop() throws Exception {
        stage.close();
    }

    /// The steps of one whole run, in their order.
    private static Set<String> steps(String operation, Map<String, Object> request) throws InterruptedException {
        Set<String> seen = Collections.synchronizedSet(new LinkedHashSet<>());
        ActionHandle handle = stage.start(operation, request);
        var _ = handle.onProgress(Runnable::run, progress -> seen.add(progress.phase()));
        ActionResult result = handle.await(Stage.LONG).orElseThrow();
        assertTrue(result.ok(), result::toString);
        return new LinkedHashSet<>(seen);
    }

    /// @param name    of what the cancelled run was to make
    private record Cancelled(String name, ActionResult result) {
        boolean whole() {
            return result.ok();
        }
    }

    /// Cancels at the first report of a step. Nearly always the action is cancelled; one that had nothing left to
    /// do ends as usual.
    private static Cancelled cancelAt(String step, String operation, Function<String, Map<String, Object>> request)
            throws InterruptedException {
        for (int i = 1; i <= TRIES; i++) {
            String name = "at-" + step + "-" + i;
            var fired = new AtomicBoolean();
            ActionHandle handle = stage.start(operation, request.apply(name));
            var _ = handle.onProgress(Runnable::run, progress -> {
                if (progress.phase().equals(step)) {
                    fired.set(true);
                    handle.cancel();
                }
            });
            ActionResult result = handle.await(Stage.LONG).orElseThrow();
            if (fired.get()) {
                assertTrue(result.ok() || result.code().equals(Codes.CANCELLED), () -> step + ": " + result);
                return new Cancelled(name, result);
            }
        }
        throw new AssertionError("the step " + step + " never came again");
    }

    private static Path fork(String name) {
        return home.resolve("forks").resolve(name);
    }

    @Test
    void aForkLeavesTheSourceAsItWas() throws Exception {
        Set<String> steps = steps("world.fork", Stage.at(source, "name", "whole"));
        assertTrue(
                steps.containsAll(
                        List.of("freeze", "flush", "snapshot", "copy", "again", "thaw", "prove", "hash", "manifest")),
                steps::toString);
        int cancelled = 0;
        for (boolean lease : new boolean[] {true, false}) {
            for (String step : steps) {
                Cancelled run =
                        cancelAt(step, "world.fork", name -> Stage.at(source, "name", name + lease, "lease", lease));
                assertEquals(run.whole(), Files.exists(fork(run.name() + lease)), step);
                Aftermath.assertRuns(source.endpoint(), step);
                Aftermath.assertNothingHalf(home, step);
                cancelled += run.whole() ? 0 : 1;
            }
        }
        assertTrue(cancelled >= 2 * (steps.size() - 1), "only " + cancelled + " of " + steps);
        stage.must("world.fork", Stage.at(source, "name", "after"));
    }

    @Test
    void aRestoreStopsAndTheLabCanBeUsedAgain() throws Exception {
        Path fork = stage.forkAndLab(source, "again");
        Map<String, Object> request = Map.of("directory", fork.toString(), "lab", "again", "dry_run", false);
        Set<String> steps = steps("fork.restore", request);
        assertTrue(
                steps.containsAll(List.of("rules", "load", "clear", "baseline", "summon", "snapshot")),
                steps::toString);
        for (String step : steps) {
            Cancelled run = cancelAt(step, "fork.restore", _ -> request);
            assertTrue(run.whole() || run.result().data() == null, () -> step + ": " + run);
            Aftermath.assertRuns(source.endpoint(), step);
            Aftermath.assertNothingHalf(home, step);
        }
        stage.must("fork.restore", request);
        stage.must("lab.stop", Map.of("name", "again"));
    }

    /// Steps that the two tests above do not reach, and one each of theirs.
    @Test
    void aWholeJobLeavesNoServerRunning() throws Exception {
        String job = "workflow.fork_and_verify";
        Set<String> steps = steps(job, Stage.at(source, "name", "job", "memory", "512M"));
        List<String> wanted = List.of("copy", "run", "provision", "start", "summon", "compare");
        assertTrue(steps.containsAll(wanted), steps::toString);
        for (String step : wanted) {
            Cancelled run = cancelAt(step, job, name -> Stage.at(source, "name", name, "memory", "512M"));
            boolean forked = Files.exists(fork(run.name()));
            assertEquals(forked, Files.exists(fork(run.name()).resolve("manifest.json")), step);
            assertEquals(!step.equals("copy"), forked, step);
            Aftermath.assertRuns(source.endpoint(), step);
            Aftermath.assertNothingHalf(home, step);
            Aftermath.assertNoLabRuns(stage, step);
        }
        stage.must(job, Stage.at(source, "name", "job-after", "memory", "512M"));
        Aftermath.assertNoLabRuns(stage, "a whole job");
    }
}
