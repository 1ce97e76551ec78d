package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.capability.LabData;
import dev.tickfork.bridge.evidence.BundleData;
import dev.tickfork.bridge.verify.LabSide;
import dev.tickfork.bridge.verify.RestoreData;
import dev.tickfork.bridge.workflow.DemoSource;
import dev.tickfork.bridge.workflow.DivergeData;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Labs in lock-step, and the evidence of a verified lab, on real processes.
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class DivergeTest {
    @TempDir
    static Path home;

    private static Stage stage;
    private static Path fork;

    @BeforeAll
    static void forkOfALiveWorld() throws Exception {
        stage = new Stage(home);
        DemoSource source = stage.source(120);
        fork = stage.forkAndLab(source, "parted");
    }

    @AfterAll
    static void stop() throws Exception {
        stage.close();
    }

    private static DivergeData data(ActionResult result) {
        return assertInstanceOf(DivergeData.class, result.data(), result::toString);
    }

    private static String stateOf(String lab) throws InterruptedException {
        return assertInstanceOf(
                        LabData.Lab.class,
                        stage.run("lab.status", Map.of("name", lab)).data())
                .state();
    }

    /// The noise floor: the same order in the same world stays the same, bit for bit.
    @Test
    void aControlPairNeverParts() throws Exception {
        ActionResult result =
                stage.run("workflow.diverge", Map.of("directory", fork.toString(), "name", "control", "ticks", 30));
        assertEquals(Codes.OK, result.code(), result::toString);
        DivergeData data = data(result);
        assertFalse(data.parted());
        assertNull(data.found());
        assertEquals(31, data.compared());
        assertTrue(data.steps().stream()
                .allMatch(step -> step.hashA().equals(step.hashB()) && step.gap() == 0 && step.nbt() == 0));
        assertEquals("stopped", stateOf("control-a"));
        assertEquals("stopped", stateOf("control-b"));
    }

    /// As restored they hold the same entities at the same places; the order alone drives them apart.
    @Test
    void anotherOrderPartsAndTheEntityIsNamed() throws Exception {
        ActionResult result = stage.run(
                "workflow.diverge",
                Map.of("directory", fork.toString(), "name", "shuffled", "ticks", 60, "shuffle", true, "seed", 7));
        assertEquals(Codes.MISMATCH, result.code(), result::toString);
        DivergeData data = data(result);
        DivergeData.Step restored = data.steps().getFirst();
        assertNotEquals(restored.hashA(), restored.hashB());
        assertEquals(0, restored.positions());
        DivergeData.Found found = assertNotNullAnd(data.found());
        assertTrue(found.tick() >= 1, found::toString);
        assertTrue(found.field().startsWith("Pos[") || found.field().startsWith("Motion["), found::toString);
        assertNotEquals(found.a(), found.b());
        assertNotNull(found.uuid());
    }

    private static <T> T assertNotNullAnd(@Nullable T value) {
        assertNotNull(value);
        return value;
    }

    @Test
    void theEvidenceOfAVerifiedLabHoldsWithoutIt() throws Exception {
        ActionResult restored =
                stage.run("fork.restore", Map.of("directory", fork.toString(), "lab", "parted", "dry_run", false));
        assertEquals(Codes.OK, restored.code(), restored::toString);
        LabSide lab = assertNotNullAnd(assertInstanceOf(RestoreData.class, restored.data())
                .verification()
                .lab());
        Path bundle = home.resolve("证据.tickfork");
        ActionResult exported = stage.run(
                "evidence.export",
                Map.of("directory", fork.toString(), "snapshot", lab.snapshotDir(), "file", bundle.toString()));
        assertEquals(Codes.OK, exported.code(), exported::toString);
        ActionResult checked = stage.run("evidence.check", Map.of("file", bundle.toString()));
        assertEquals(Codes.OK, checked.code(), checked::toString);
        BundleData data = assertInstanceOf(BundleData.class, checked.data());
        assertEquals("match", data.verdict());
        assertEquals(
                lab.orderHash(),
                assertNotNullAnd(assertNotNullAnd(data.found()).lab()).orderHash());

        byte[] bytes = Files.readAllBytes(bundle);
        bytes[bytes.length / 2] ^= 1;
        Files.write(bundle, bytes);
        ActionResult altered = stage.run("evidence.check", Map.of("file", bundle.toString()));
        assertFalse(altered.ok());
        assertEquals(Codes.EVIDENCE_DAMAGED, altered.code());
    }
}
