package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionHandle;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Progress;
import dev.tickfork.bridge.capability.LabData;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.verify.OrderCheckData;
import dev.tickfork.bridge.verify.RestoreData;
import dev.tickfork.bridge.verify.VerifyData;
import dev.tickfork.bridge.workflow.DemoSource;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Each verdict, reached on real processes by really breaking something.
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class VerdictTest {
    @TempDir
    static Path home;

    private static Stage stage;
    private static DemoSource source;

    @BeforeAll
    static void startSource() throws Exception {
        stage = new Stage(home);
        source = stage.source(120);
    }

    @AfterAll
    static void stop() throws Exception {
        stage.close();
    }

    private static ActionResult restore(Path fork, String lab, Map<String, Object> more) throws InterruptedException {
        var request = new HashMap<String, Object>(more);
        request.put("directory", fork.toString());
        request.put("lab", lab);
        request.putIfAbsent("dry_run", false);
        return stage.run("fork.restore", request);
    }

    private static RestoreData restored(ActionResult result) {
        return assertInstanceOf(RestoreData.class, result.data(), result::toString);
    }

    /// A UUID of an entity of which something holds.
    private static String uuidOf(Path fork, Predicate<String> nbt) throws Exception {
        try (Snapshot snapshot = Snapshot.open(fork, ActionContext.silent())) {
            for (int row = 0; row < snapshot.size(); row++) {
                String text = snapshot.nbtText(row);
                if (text != null && nbt.test(text)) {
                    return snapshot.uuid(row);
                }
            }
        }
        throw new AssertionError("no such entity in " + fork);
    }

    @Test
    void matchThenAnItemChangedBehindOurBackIsAMismatchOfNbtAlone() throws Exception {
        Path fork = stage.forkAndLab(source, "behind");
        ActionResult match = restore(fork, "behind", Map.of());
        assertEquals(Codes.OK, match.code(), match::toString);
        VerifyData found = restored(match).verification();
        assertEquals("match", found.verdict());
        assertEquals(120, found.compared().fields().nbt().compared());

        String uuid = uuidOf(fork, nbt -> nbt.contains("\"body\""));
        stage.must(
                "lab.exec",
                Map.of(
                        "name",
                        "behind",
                        "command",
                        "data modify entity " + uuid + " equipment.body.count set value 7"));
        ActionResult after = stage.run("state.verify", Map.of("directory", fork.toString(), "lab", "behind"));
        assertEquals(Codes.MISMATCH, after.code(), after::toString);
        VerifyData changed = assertInstanceOf(VerifyData.class, after.data());
        assertEquals("mismatch", changed.verdict());
        assertEquals(true, changed.compared().orderMatch());
        assertEquals(true, changed.compared().countsMatch());
        assertEquals(1, changed.compared().fields().nbt().mismatches());
        assertEquals(0, changed.compared().fields().positions().mismatches());

        ActionResult order = stage.run("order.check", Map.of("directory", fork.toString(), "lab", "behind"));
        assertTrue(order.ok(), "the order alone is still the same");
        assertTrue(assertInstanceOf(OrderCheckData.class, order.data()).match());
    }

    @Test
    void anOrderChangedBehindOurBackIsAMismatchWithItsPlace() throws Exception {
        Path fork = stage.forkAndLab(source, "order");
        assertTrue(restore(fork, "order", Map.of()).ok());
        String first = uuidAt(fork, 0);
        String nbt = nbtAt(fork, 0);
        String type = typeAt(fork, 0);
        String place = placeAt(fork, 0);
        // Removed and summoned again it stands last; killing needs ticks, so the lab runs for some first.
        stage.must("lab.exec", Map.of("name", "order", "command", "tick unfreeze"));
        stage.must("lab.exec", Map.of("name", "order", "command", "kill " + first));
        awaitGone("order", first);
        stage.must("lab.exec", Map.of("name", "order", "command", "tick freeze"));
        stage.must("lab.exec", Map.of("name", "order", "command", "summon " + type + " " + place + " " + nbt));
        ActionResult after = stage.run("state.verify", Map.of("directory", fork.toString(), "lab", "order"));
        assertEquals(Codes.MISMATCH, after.code());
        VerifyData data = assertInstanceOf(VerifyData.class, after.data());
        assertEquals(false, data.compared().orderMatch());
        assertEquals(true, data.compared().countsMatch());
        var broken = data.compared().firstDivergence();
        assertNotNull(broken);
        assertEquals(0, broken.index());
        assertEquals(first, broken.fork());
    }

    private static void awaitGone(String lab, String uuid) throws Exception {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (System.nanoTime() < deadline) {
            ActionResult seen =
                    stage.run("lab.exec", Map.of("name", lab, "command", "data get entity " + uuid + " Pos"));
            if (!seen.ok()) {
                return;
            }
        }
        throw new AssertionError(uuid + " is still there");
    }

    private static String uuidAt(Path fork, int row) throws Exception {
        try (Snapshot snapshot = Snapshot.open(fork, ActionContext.silent())) {
            return snapshot.uuid(row);
        }
    }

    private static String typeAt(Path fork, int row) throws Exception {
        try (Snapshot snapshot = Snapshot.open(fork, ActionContext.silent())) {
            return snapshot.type(row);
        }
    }

    private static String nbtAt(Path fork, int row) throws Exception {
        try (Snapshot snapshot = Snapshot.open(fork, ActionContext.silent())) {
            return String.valueOf(snapshot.nbtText(row));
        }
    }

    private static String placeAt(Path fork, int row) throws Exception {
        try (Snapshot snapshot = Snapshot.open(fork, ActionContext.silent())) {
            return BigDecimal.valueOf(snapshot.x(row)).toPlainString() + " "
                    + BigDecimal.valueOf(snapshot.y(row)).toPlainString() + " "
                    + BigDecimal.valueOf(snapshot.z(row)).toPlainString();
        }
    }

    @Test
    void aLabKilledDuringTheRestoreIsFailedNeverGreen() throws Exception {
        Path fork = stage.forkAndLab(source, "killed");
        LabData.Lab lab = assertInstanceOf(
                LabData.Lab.class,
                stage.must("lab.status", Map.of("name", "killed")).data());
        Long pid = lab.pid();
        assertNotNull(pid);
        var summoning = new CountDownLatch(1);
        ActionHandle handle =
                stage.start("fork.restore", Map.of("directory", fork.toString(), "lab", "killed", "dry_run", false));
        handle.onProgress(ForkJoinPool.commonPool(), progress -> {
            if (isRestoring(progress)) {
                ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
                summoning.countDown();
            }
        });
        ActionResult result = handle.await(Stage.LONG).orElseThrow();
        assertTrue(
                summoning.await(1, TimeUnit.SECONDS), "the restore never came to a step at which it could be killed");
        assertFalse(result.ok(), result::toString);
        assertEquals(Codes.CONNECTION_LOST, result.code(), result::toString);
        if (result.data() instanceof RestoreData data) {
            assertEquals("failed", data.verification().verdict());
            assertNull(data.verification().compared().orderMatch());
        }
        assertEquals("crashed", awaitEnd("killed"));
    }

    /// The system may need a moment to tell that a killed process is gone.
    private static String awaitEnd(String lab) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        String state = "";
        while (System.nanoTime() < deadline) {
            ActionResult seen = stage.must("lab.status", Map.of("name", lab));
            state = assertInstanceOf(LabData.Lab.class, seen.data()).state();
            if (!state.equals("ready")) {
                return state;
            }
        }
        return state;
    }

    private static boolean isRestoring(Progress progress) {
        return progress.phase().equals("clear") || progress.phase().equals("summon");
    }

    @Test
    void aRestoreThatDoesNotLookIsUnverified() throws Exception {
        Path fork = stage.forkAndLab(source, "unseen");
        ActionResult result = restore(fork, "unseen", Map.of("verify", false));
        assertEquals(Codes.UNVERIFIED, result.code());
        assertFalse(result.ok());
        assertEquals("unverified", restored(result).verification().verdict());
    }

    @Test
    void aDryRunSendsNothing() throws Exception {
        Path fork = stage.forkAndLab(source, "dry");
        ActionResult result = restore(fork, "dry", Map.of("dry_run", true));
        assertTrue(result.ok());
        RestoreData data = restored(result);
        assertEquals("dry-run", data.verification().verdict());
        assertNotNull(data.commands());
        // Nothing but the world's own saved entities is there: no command ran, so nothing is loaded.
        ActionResult seen = stage.run("lab.exec", Map.of("name", "dry", "command", "tick query"));
        assertTrue(seen.ok());
    }

    @Test
    void anEmptyWorldProvesNothing() throws Exception {
        stage.must("lab.provision", Map.of("name", "void-source", "void", true, "memory", "512M"));
        stage.must("lab.start", Map.of("name", "void-source"));
        ActionResult result = stage.run("workflow.fork_and_verify", Map.of("lab", "void-source", "name", "nothing"));
        assertEquals(Codes.EMPTY, result.code(), result::toString);
        assertFalse(result.ok());
        assertEquals("empty", assertInstanceOf(VerifyData.class, result.data()).verdict());
    }
}
