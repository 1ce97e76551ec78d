package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.probe.ProbeData;
import dev.tickfork.bridge.probe.ProbeData.Probed;
import dev.tickfork.bridge.probe.ProbeData.Result;
import dev.tickfork.bridge.wire.SnapshotRequest;
import dev.tickfork.bridge.workflow.DemoSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// What a snapshot recorded goes through the parser of a real process, and nothing of it stays there.
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class ProbeTest {
    @TempDir
    static Path home;

    @TempDir
    Path made;

    private static Stage stage;
    private static DemoSource source;

    @BeforeAll
    static void start() throws Exception {
        stage = new Stage(home);
        source = stage.source(40);
    }

    @AfterAll
    static void stop() throws Exception {
        stage.close();
    }

    @Test
    void everyTypeComesBackAsItWasRecorded() throws Exception {
        Path dir;
        try (var connection = Stage.connect(source)) {
            dir = connection
                    .snapshot(SnapshotRequest.everything("probe", "minecraft:overworld"), ActionContext.silent())
                    .dir();
        }
        ProbeData data = data(stage.must("snapshot.probe", Stage.at(source, "directory", dir.toString())));
        assertTrue(data.types() > 2, data::toString);
        assertEquals(data.types(), data.same());
        assertEquals(
                data.types(),
                data.probed().stream().map(Probed::type).distinct().count());
        assertNothingLeft();
    }

    @Test
    void whatTheGameCannotReadIsNoMatch() throws Exception {
        Path dir = snapshot("{Age:1,Name:\\\"a {b\\\",List:[1.5d,2.5d]}", "{Health:NaNf}");
        ActionResult result = stage.run("snapshot.probe", Stage.at(source, "directory", dir.toString()));
        assertFalse(result.ok());
        assertEquals(Codes.MISMATCH, result.code(), result::toString);
        assertEquals(
                List.of(Result.SAME, Result.REFUSED),
                data(result).probed().stream().map(Probed::result).toList());
        assertNothingLeft();
    }

    @Test
    void nothingAskedIsNothingProved() throws Exception {
        ActionResult result = stage.run(
                "snapshot.probe", Stage.at(source, "directory", snapshot().toString()));
        assertEquals(Codes.EMPTY, result.code(), result::toString);
    }

    private static ProbeData data(ActionResult result) {
        return assertInstanceOf(ProbeData.class, result.data(), result::toString);
    }

    private static void assertNothingLeft() throws Exception {
        try (var connection = Stage.connect(source)) {
            String said = connection
                    .command("data get storage tickfork:probe", ActionContext.silent())
                    .text();
            assertTrue(said.endsWith(": {}"), said);
        }
    }

    /// One entity of a type of its own for each NBT.
    private Path snapshot(String... nbts) throws Exception {
        var lines = new StringBuilder();
        for (int i = 0; i < nbts.length; i++) {
            lines.append("{\"order\":")
                    .append(i)
                    .append(",\"uuid\":\"00000000-0000-0000-0000-00000000000")
                    .append(i);
            lines.append("\",\"type\":\"minecraft:t")
                    .append(i)
                    .append("\",\"entityId\":")
                    .append(i + 1);
            lines.append(",\"pos\":[0.5,64.0,0.5],\"vel\":[0.0,0.0,0.0],\"yaw\":0.0,\"pitch\":0.0,\"nbt\":\"");
            lines.append(nbts[i]).append("\",\"passengers\":[],\"vehicle\":null}\n");
        }
        Files.writeString(made.resolve("entities.jsonl"), lines);
        Files.writeString(made.resolve("meta.json"), """
            {"protocol":1,"mod":"mc-agent-interface","minecraft":"26.2","tick":5,"dimension":"minecraft:overworld",\
            "radius":0,"entities":%d}
            """.formatted(nbts.length));
        return made;
    }
}
