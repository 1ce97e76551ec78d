package dev.tickfork.bridge.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.restore.FailedSummon;
import dev.tickfork.bridge.texts.Texts;
import dev.tickfork.bridge.verify.ForkSide;
import dev.tickfork.bridge.verify.OrderCheckData;
import dev.tickfork.bridge.verify.RestoreData;
import dev.tickfork.bridge.verify.StepSeconds;
import dev.tickfork.bridge.verify.Verdict;
import dev.tickfork.bridge.verify.VerifyData;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ActionJsonTest {
    private static final ForkSide FORK = new ForkSide("/f", 3, "6ff11f7db349a89c", 9, "minecraft:overworld");

    private static String render(boolean ok, String code, Object data, Diagnostic... diagnostics) {
        var result = new ActionResult(ok, code, Message.of("verify.empty"), false, "01J", data, List.of(diagnostics));
        return new ActionJson(new Texts(Locale.ENGLISH)).render(result);
    }

    private static List<String> keys(JsonNode node) {
        return List.copyOf(node.propertyNames());
    }

    private static JsonNode parse(String json) {
        return JsonMapper.builder().build().readTree(json);
    }

    @Test
    void theEnvelopeHasItsSevenKeysOnOneLine() {
        String json =
                render(false, Codes.EMPTY, Map.of(), Diagnostic.warning("NOT_FROZEN", Message.of("verify.not_frozen")));
        assertFalse(json.contains("\n"));
        JsonNode node = parse(json);
        assertEquals(List.of("ok", "code", "message", "retryable", "action_id", "data", "diagnostics"), keys(node));
        assertTrue(node.get("message").asString().startsWith("Empty:"));
        assertEquals("NOT_FROZEN", node.get("diagnostics").get(0).get("code").asString());
        assertEquals("warning", node.get("diagnostics").get(0).get("severity").asString());
    }

    @Test
    void aVerificationHasExactlyTheAgreedKeys() {
        VerifyData data = VerifyData.notCompared(Verdict.EMPTY, FORK, null, StepSeconds.NONE.withVerify(0.25));
        JsonNode node = parse(render(false, Codes.EMPTY, data)).get("data");
        assertEquals(
                List.of(
                        "verdict",
                        "fork",
                        "lab",
                        "types",
                        "orderMatch",
                        "countsMatch",
                        "nbt",
                        "positions",
                        "velocities",
                        "derived",
                        "firstDivergence",
                        "seconds"),
                keys(node));
        assertEquals(List.of("dir", "entities", "orderHash", "tick", "dimension"), keys(node.get("fork")));
        assertEquals(List.of("compared", "mismatches"), keys(node.get("nbt")));
        assertEquals(
                List.of("freezeWindow", "fork", "provision", "start", "restore", "verify", "total"),
                keys(node.get("seconds")));
        assertTrue(node.get("firstDivergence").isNull());
    }

    @Test
    void aRestoreHasItsOwnKeysAndThenThose() {
        VerifyData data = VerifyData.notCompared(Verdict.FAILED, FORK, null, StepSeconds.NONE);
        var failed = new FailedSummon(4, "u", "summon x", List.of("no"));
        JsonNode node = parse(render(
                        false, Codes.COMMAND_FAILED, new RestoreData(null, 4, List.of(), List.of(failed), 2, 31, data)))
                .get("data");
        assertEquals(
                List.of("commands", "summoned", "skipped", "failed", "notAttempted", "ticksRun", "verdict"),
                keys(node).subList(0, 7));
        assertEquals(
                List.of("index", "uuid", "command", "output"),
                keys(node.get("failed").get(0)));
    }

    @Test
    void anOrderCheckHasExactlyTheAgreedKeys() {
        var data = new OrderCheckData(true, "a", "b", 3, "/f", "/s", null);
        assertEquals(
                List.of("match", "expected", "actual", "entities", "directory", "snapshotDir", "target"),
                keys(parse(render(true, Codes.OK, data)).get("data")));
    }

    @Test
    void numbersThatJsonLacksBecomeTextsAndPathsStayPaths() {
        JsonNode node = parse(render(
                        true,
                        Codes.OK,
                        Map.of("nan", Double.NaN, "inf", Float.NEGATIVE_INFINITY, "path", Path.of("量子", "a"))))
                .get("data");
        assertEquals("NaN", node.get("nan").asString());
        assertEquals("-Infinity", node.get("inf").asString());
        assertEquals(Path.of("量子", "a").toString(), node.get("path").asString());
    }
}
