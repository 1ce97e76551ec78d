package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.app.cli.Cli;
import dev.tickfork.app.cli.Session;
import dev.tickfork.app.cli.Streams;
import dev.tickfork.bridge.capability.Engine;
import dev.tickfork.bridge.capability.EngineSettings;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The command line without any server: arguments, exit status, what goes to which stream.
@Timeout(120)
class CliTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String UUID_A = "00000000-0000-0000-0000-00000000000a";
    private static final String UUID_B = "00000000-0000-0000-0000-00000000000b";

    @TempDir
    Path folder;

    private record Ran(int exit, String out, String err) {
        JsonNode json() {
            assertEquals(1, out.strip().lines().count(), out);
            return JSON.readTree(out);
        }
    }

    private Ran run(String... args) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var streams = new Streams(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false);
        var session = new Session(
                streams,
                home -> Engine.open(
                        new EngineSettings(home, Stage.sandbox(), bug -> bug.printStackTrace(streams.err()))),
                Stage.sandbox(),
                Runnable::run);
        int exit = Cli.run(session, Locale.ROOT, "test", args);
        return new Ran(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private Path snapshot(String name, String hash, String... uuids) throws Exception {
        Path dir = Files.createDirectories(folder.resolve(name));
        var lines = new StringBuilder();
        for (int i = 0; i < uuids.length; i++) {
            lines.append("{\"order\":").append(i).append(",\"uuid\":\"").append(uuids[i]);
            lines.append("\",\"type\":\"minecraft:pig\",\"entityId\":1,\"pos\":[0.5,64.0,0.5],\"vel\":[0.0,0.0,0.0],");
            lines.append("\"yaw\":0.0,\"pitch\":0.0,\"nbt\":\"{\\\"Age\\\":1}\",\"passengers\":[],\"vehicle\":null}\n");
        }
        Files.writeString(dir.resolve("entities.jsonl"), lines);
        Files.writeString(
                dir.resolve("meta.json"),
                "{\"protocol\":1,\"mod\":\"mc-agent-interface\",\"minecraft\":\"26.2\",\"tick\":5,\"dimension\":"
                        + "\"minecraft:overworld\",\"radius\":0,\"entities\":" + uuids.length + ",\"orderHash\":\""
                        + hash
                        + "\"}");
        return dir;
    }

    /// printf '%s:%s' A B | sha256sum, first 16 digits; and the same for B, A.
    private static final String HASH_AB = "e139b1db8b35fbe3";

    private static final String HASH_BA = "4cf812507339470a";

    @Test
    void inspectTellsRecordsHashAndTypes() throws Exception {
        Ran ran =
                run("inspect", "--json", snapshot("ab", HASH_AB, UUID_A, UUID_B).toString());
        assertEquals(0, ran.exit(), ran.err());
        JsonNode json = ran.json();
        assertTrue(json.get("ok").asBoolean());
        assertEquals("OK", json.get("code").asString());
        JsonNode data = json.get("data");
        assertEquals(2, data.get("records").asInt());
        assertEquals(HASH_AB, data.get("orderHash").get("computed").asString());
        assertTrue(data.get("orderHash").get("match").asBoolean());
        assertEquals("minecraft:pig", data.get("types").get(0).get("type").asString());
        assertEquals(2, data.get("types").get(0).get("count").asInt());
        assertTrue(data.get("valid").asBoolean());
    }

    @Test
    void aWrongHashIsAFaultWithExitOne() throws Exception {
        Ran ran = run(
                "inspect", "--json", snapshot("lying", HASH_BA, UUID_A, UUID_B).toString());
        assertEquals(1, ran.exit());
        assertFalse(ran.json().get("data").get("valid").asBoolean());
        assertEquals(
                "order_hash",
                ran.json().get("data").get("issues").get(0).get("code").asString());
    }

    @Test
    void aPortFileThatIsMissingIsNotFound() throws Exception {
        Ran ran = run(
                "state",
                "--json",
                "--home",
                folder.resolve("home").toString(),
                "--port-file",
                folder.resolve("nope").toString());
        assertEquals(2, ran.exit(), ran.out());
        assertEquals("NOT_FOUND", ran.json().get("code").asString());
    }

    @Test
    void whatIsNoSnapshotHasExitTwo() throws Exception {
        assertEquals(2, run("inspect", folder.toString()).exit());
        assertEquals(
                "NOT_FOUND",
                run("inspect", "--json", folder.resolve("x").toString())
                        .json()
                        .get("code")
                        .asString());
        assertEquals(2, run("inspect", folder.resolve("x").toString()).exit());
    }

    @Test
    void diffAlsoWritesReportsAndKeepsItsOwnResult() throws Exception {
        String a = snapshot("a", HASH_AB, UUID_A, UUID_B).toString();
        String b = snapshot("b", HASH_BA, UUID_B, UUID_A).toString();
        Path html = folder.resolve("out/report.html");
        Path json = folder.resolve("out/report.json");
        for (int again = 0; again < 2; again++) {
            Ran ran = run("diff", "--json", a, b, "--html", html.toString(), "--report-json", json.toString());
            assertEquals(1, ran.exit(), ran.err());
            assertEquals("MISMATCH", ran.json().get("code").asString());
            JsonNode written = JSON.readTree(Files.readString(json));
            assertEquals(ran.json().get("data"), written.get("data"));
            assertEquals("MISMATCH", written.get("code").asString());
        }
        assertTrue(Files.readString(html).contains("band differs"));
    }

    @Test
    void aReportReplacesNothingThatIsNoReport() throws Exception {
        Path a = snapshot("a", HASH_AB, UUID_A, UUID_B);
        Path meta = a.resolve("meta.json");
        String before = Files.readString(meta);
        Ran ran = run("diff", "--json", a.toString(), a.toString(), "--report-json", meta.toString());
        assertEquals("NAME_TAKEN", ran.json().get("code").asString());
        assertEquals(before, Files.readString(meta));
        Ran other = run(
                "diff",
                "--json",
                a.toString(),
                a.toString(),
                "--html",
                folder.resolve("x.txt").toString());
        assertEquals(2, other.exit());
        assertFalse(Files.exists(folder.resolve("x.txt")));
    }

    @Test
    void timelineTellsEachStep() throws Exception {
        String a = snapshot("a", HASH_AB, UUID_A, UUID_B).toString();
        String b = snapshot("b", HASH_BA, UUID_B, UUID_A).toString();
        Ran ran = run("timeline", "--json", a, b, b);
        assertEquals(0, ran.exit(), ran.err());
        JsonNode steps = ran.json().get("data").get("steps");
        assertEquals(1, steps.get(0).get("moves").asInt());
        assertTrue(steps.get(1).get("orderMatch").asBoolean());
        assertEquals(2, run("timeline", a).exit());
        assertEquals(2, run("timeline", a, folder.resolve("nothing").toString()).exit());
    }

    @Test
    void diffOfASwapIsOneMove() throws Exception {
        String a = snapshot("a", HASH_AB, UUID_A, UUID_B).toString();
        String b = snapshot("b", HASH_BA, UUID_B, UUID_A).toString();
        assertEquals(0, run("diff", a, a).exit());
        Ran ran = run("diff", "--json", a, b);
        assertEquals(1, ran.exit());
        JsonNode data = ran.json().get("data");
        assertEquals("different", data.get("verdict").asString());
        assertEquals(1, data.get("moves").size());
        assertEquals(0, data.get("firstDivergence").get("index").asInt());
        assertEquals(UUID_A, data.get("firstDivergence").get("a").asString());
    }

    @Test
    void diffNamesTheEntityThatMovedAndBothPlaces() throws Exception {
        Path a = snapshot("still", HASH_AB, UUID_A, UUID_B);
        Path b = snapshot("moved", HASH_AB, UUID_A, UUID_B);
        Path file = b.resolve("entities.jsonl");
        Files.writeString(file, Files.readString(file).replaceFirst("\\[0.5,64.0,0.5]", "[2.5,64.0,0.5]"));
        JsonNode changed = run("diff", "--json", a.toString(), b.toString())
                .json()
                .get("data")
                .get("changed");
        assertEquals(1, changed.size());
        assertEquals(UUID_A, changed.get(0).get("uuid").asString());
        assertEquals("pos", changed.get(0).get("path").asString());
        assertEquals("[0.5,64.0,0.5]", changed.get(0).get("a").asString());
        assertEquals("[2.5,64.0,0.5]", changed.get(0).get("b").asString());
    }

    @Test
    void aRunThatBreaksBeforeTheForkIsAnErrorInTheJUnitFile() throws Exception {
        Path junit = folder.resolve("runs.xml");
        Ran ran = run(
                "verify-run",
                "--json",
                "--home",
                folder.resolve("home").toString(),
                "--instance",
                "127.0.0.1:1",
                "--junit",
                junit.toString());
        assertEquals(1, ran.exit());
        assertEquals("UNREACHABLE", ran.json().get("code").asString());
        assertEquals(
                "failed",
                ran.json().get("data").get("runs").get(0).get("verdict").asString());
        assertTrue(Files.readString(junit).contains("errors=\"1\""));
    }

    @Test
    void twoEmptySnapshotsAreNotIdentical() throws Exception {
        String a = snapshot("e1", "e3b0c44298fc1c14").toString();
        String b = snapshot("e2", "e3b0c44298fc1c14").toString();
        Ran ran = run("diff", "--json", a, b);
        assertEquals(1, ran.exit());
        assertEquals("EMPTY", ran.json().get("code").asString());
        assertEquals("empty", ran.json().get("data").get("verdict").asString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "fork --json",
                "diff --json a",
                "demo --entities many --json",
                "lab start --json",
                "inspect --wrong x --json"
            })
    void wrongArgumentsHaveExitTwoAndPureJson(String line) {
        Ran ran = run(line.split(" "));
        assertEquals(2, ran.exit());
        if (line.contains("--json")) {
            assertEquals("INVALID_REQUEST", ran.json().get("code").asString());
        } else {
            assertEquals("", ran.out());
            assertFalse(ran.err().isBlank());
        }
    }

    @Test
    void aWrongPortIsUnreachableAndSaysWhatToTry() throws Exception {
        int free;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = socket.getLocalPort();
        }
        Ran ran = run("state", "--json", "--home", folder.toString(), "--instance", "127.0.0.1:" + free);
        assertEquals(1, ran.exit());
        assertEquals("UNREACHABLE", ran.json().get("code").asString());
    }

    @Test
    void anInstanceMustBeNamedOnce() {
        Ran none = run("state", "--json", "--home", folder.toString());
        assertEquals(2, none.exit());
        assertEquals("instance", none.json().get("data").get("path").asString());
    }

    @Test
    void everyCommandHasHelpInBothLanguages() {
        Ran ran = run("--help");
        assertEquals(0, ran.exit());
        for (String command :
                new String[] {"demo", "inspect", "diff", "fork", "restore", "verify-run", "lab", "sandbox"}) {
            assertTrue(ran.out().contains("  " + command), command + " is not listed:\n" + ran.out());
            assertEquals(0, run(command, "--help").exit());
        }
    }

    @Test
    void everyExampleOfTheRegistryIsARequestThatItAccepts() {
        Ran ran = run("capabilities", "--json", "--home", folder.toString());
        assertEquals(0, ran.exit());
        int seen = 0;
        for (JsonNode one : ran.json().get("data").get("capabilities")) {
            assertFalse(one.get("description").asString().startsWith("about."), "no text: " + one.get("name"));
            assertFalse(one.get("examples").isEmpty(), one.get("name") + " has no example");
            seen++;
        }
        assertTrue(seen >= 20, "only " + seen);
    }
}
