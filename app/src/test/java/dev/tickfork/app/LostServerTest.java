package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionHandle;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.capability.LabData;
import dev.tickfork.bridge.verify.VerifyData;
import dev.tickfork.bridge.workflow.DemoSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A server is gone in the middle of the work.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class LostServerTest {
    @TempDir
    Path home;

    private Stage stage;
    private DemoSource source;

    @BeforeEach
    void startSource() throws Exception {
        stage = new Stage(home);
        source = stage.source(20);
    }

    @AfterEach
    void stop() throws Exception {
        stage.close();
    }

    private ActionResult runAndAt(String step, String operation, Map<String, Object> request, Runnable fault)
            throws InterruptedException {
        var fired = new AtomicBoolean();
        ActionHandle handle = stage.start(operation, request);
        var _ = handle.onProgress(Runnable::run, progress -> {
            if (progress.phase().equals(step) && fired.compareAndSet(false, true)) {
                fault.run();
            }
        });
        ActionResult result = handle.await(Stage.LONG).orElseThrow();
        assertTrue(fired.get(), () -> "never came to " + step + ": " + result);
        return result;
    }

    private static void kill(long pid) {
        ProcessHandle process = ProcessHandle.of(pid).orElseThrow();
        process.destroyForcibly();
        process.onExit().join();
    }

    /// By commands nobody can say whether a server that is gone left its world frozen: that comes first, and the
    /// next start looks again.
    @ParameterizedTest
    @CsvSource({"copy,true,CONNECTION_LOST,0", "copy,false,STILL_FROZEN,1"})
    void theSourceInTheMiddleOfAFork(String step, boolean lease, String code, int owed) throws Exception {
        var request = Stage.at(source, "name", "half", "lease", lease);
        ActionResult result = runAndAt(step, "world.fork", request, () -> kill(source.pid()));
        assertFalse(result.ok());
        assertEquals(code, result.code(), result::toString);
        assertFalse(Files.exists(home.resolve("forks/half")), "half a fork has the final name");
        assertTrue(Aftermath.halves(home).isEmpty(), "half a fork is left");
        assertEquals(owed, Aftermath.owed(home).size());
    }

    @Test
    void theLabInTheMiddleOfAJob() throws Exception {
        var request = Stage.at(source, "name", "gone", "memory", "512M");
        ActionResult result = runAndAt("load", "workflow.fork_and_verify", request, this::killLab);
        assertFalse(result.ok());
        assertEquals(Codes.CONNECTION_LOST, result.code(), result::toString);
        VerifyData data = assertInstanceOf(VerifyData.class, result.data(), result::toString);
        assertEquals("failed", data.verdict());
        assertNotNull(data.fork(), "what is known is told");
        Aftermath.assertRuns(source.endpoint(), "a lost lab");
        Aftermath.assertNothingHalf(home, "a lost lab");
        Aftermath.assertNoLabRuns(stage, "a lost lab");
    }

    private void killLab() {
        ActionResult status =
                stage.start("lab.status", Map.of("name", "gone")).result().join();
        LabData.Lab lab = assertInstanceOf(LabData.Lab.class, status.data(), status::toString);
        assertNotNull(lab.pid());
        kill(lab.pid());
    }
}
