package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.texts.Texts;
import dev.tickfork.bridge.wire.Endpoint;
import dev.tickfork.bridge.wire.EnvReply;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.SnapshotAck;
import dev.tickfork.bridge.wire.SnapshotRequest;
import dev.tickfork.bridge.workflow.DemoSource;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What must not begin is refused with its code and clear words, and the source is as it was. The source stands
/// frozen by our own hand all the time, so that being as it was can be compared to the byte.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class RefusalTest {
    private static final String HTTP = "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n";

    @TempDir
    static Path home;

    @TempDir
    static Path elsewhere;

    private static Stage stage;
    private static DemoSource source;
    private static Path world;
    private static Path fork;

    @BeforeAll
    static void freezeASourceAndForkIt() throws Exception {
        stage = new Stage(home);
        source = stage.source(60);
        try (ModConnection connection = Aftermath.connect(source.endpoint())) {
            world = connection.state(ActionContext.silent()).worldDir().orElseThrow();
            connection.command("tick freeze", ActionContext.silent());
        }
        stage.must("world.fork", Stage.at(source, "name", "Taken"));
        fork = home.resolve("forks").resolve("Taken");
    }

    @AfterAll
    static void stop() throws Exception {
        stage.close();
    }

    /// All that a fork or a restore would change: entities to the last byte, rules, the tick state.
    private record Looked(String entities, Map<String, String> rules, String difficulty, boolean frozen) {}

    private static Looked look() throws Exception {
        try (ModConnection connection = Aftermath.connect(source.endpoint())) {
            SnapshotAck ack =
                    connection.snapshot(SnapshotRequest.everything("look", OVERWORLD), ActionContext.silent());
            EnvReply env = connection.environment(ActionContext.silent());
            return new Looked(
                    Files.readString(ack.dir().resolve("entities.jsonl")),
                    env.gamerules(),
                    env.difficulty().orElse(""),
                    Aftermath.ticking(connection).frozen());
        }
    }

    private static final String OVERWORLD = "minecraft:overworld";

    /// @param says what the message must name
    private static void refused(String code, String says, ActionResult result) throws Exception {
        assertFalse(result.ok());
        assertEquals(code, result.code(), result::toString);
        String words = new Texts(Locale.ROOT).render(result.text());
        assertTrue(words.contains(says), words);
        Aftermath.assertNothingHalf(home, words);
    }

    private static void refusedUntouched(String code, String says, String operation, Map<String, Object> request)
            throws Exception {
        Looked before = look();
        refused(code, says, stage.run(operation, request));
        assertEquals(before, look(), operation + " changed the source");
    }

    private static Map<String, Object> forkAt(Endpoint endpoint) {
        return Map.of("instance", endpoint.toString(), "name", "never");
    }

    @Test
    void aPortWithNobody() throws Exception {
        int free;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = socket.getLocalPort();
        }
        refused(Codes.UNREACHABLE, "Nobody listens", stage.run("world.fork", forkAt(Endpoint.loopback(free))));
    }

    @Test
    void aPortOfAnotherProgramIsSentNothing() throws Exception {
        try (var http = new ScriptedPort(HTTP, line -> line)) {
            refused(Codes.PROTOCOL, "is no mod port", stage.run("world.fork", forkAt(http.endpoint())));
            assertEquals(List.of(), http.received());
        }
    }

    @Test
    void aPortThatIsSilentIsSentNothing() throws Exception {
        try (var silent = new ScriptedPort("", line -> line)) {
            refused(Codes.TIMEOUT, "no greeting", stage.run("world.fork", forkAt(silent.endpoint())));
            assertEquals(List.of(), silent.received());
        }
    }

    @ParameterizedTest
    @CsvSource({"nobody,UNREACHABLE,left over", "other,UNREACHABLE,left over", "none,NOT_FOUND,no port file"})
    void aStalePortFile(String kind, String code, String says) throws Exception {
        try (var http = new ScriptedPort(HTTP, line -> line)) {
            Path file = elsewhere.resolve(kind + ".txt");
            if (kind.equals("other")) {
                Files.writeString(file, Integer.toString(http.endpoint().port()));
            } else if (kind.equals("nobody")) {
                try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                    Files.writeString(file, Integer.toString(socket.getLocalPort()));
                }
            }
            refused(code, says, stage.run("world.fork", Map.of("port_file", file.toString(), "name", "never")));
            assertEquals(List.of(), http.received());
        }
    }

    @Test
    void aNameThatIsTakenOrACaseTwin() throws Exception {
        String manifest = Files.readString(fork.resolve("manifest.json"));
        refusedUntouched(Codes.NAME_TAKEN, "Taken", "world.fork", Stage.at(source, "name", "Taken"));
        refusedUntouched(Codes.NAME_TAKEN, "in case only", "world.fork", Stage.at(source, "name", "taken"));
        refusedUntouched(Codes.INVALID_REQUEST, "name", "world.fork", Stage.at(source, "name", "../out"));
        assertEquals(manifest, Files.readString(fork.resolve("manifest.json")));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aHomeInsideTheSourceWorld(boolean regions) throws Exception {
        Path inside = world.resolve("tickfork");
        Looked before = look();
        try (var there = new Stage(inside)) {
            ActionResult result = there.run("world.fork", Stage.at(source, "name", "loop", "regions", regions));
            refused(Codes.PREFLIGHT, "lie in each other", result);
        }
        assertEquals(before, look());
        assertFalse(Files.exists(inside), "something was written into the source world");
    }

    @ParameterizedTest
    @CsvSource({"false,false", "false,true", "true,true", "true,false"})
    void aRestoreAimedAtItsSource(boolean dryRun, boolean expected) throws Exception {
        var request = new HashMap<>(Stage.at(source, "directory", fork.toString(), "dry_run", dryRun));
        if (expected) {
            request.put("expect_world", world.toString());
        }
        refusedUntouched(Codes.DESTINATION_UNPROVEN, "Nothing was sent", "fork.restore", request);
    }

    @Test
    void aRestoreThroughALinkToItsSource() throws Exception {
        Path link = Files.createSymbolicLink(elsewhere.resolve("link"), world);
        var request = Stage.at(source, "directory", fork.toString(), "dry_run", false, "expect_world", link.toString());
        refusedUntouched(Codes.DESTINATION_UNPROVEN, "Nothing was sent", "fork.restore", request);
    }

    @Test
    void aRestoreIntoAWorldThatNothingProves() throws Exception {
        Path copy = Files.createDirectories(elsewhere.resolve("unknown-origin"));
        Files.copy(fork.resolve("entities.jsonl"), copy.resolve("entities.jsonl"));
        String meta = Files.readString(fork.resolve("meta.json")).replaceAll("\"worldDir\":\"[^\"]*\"", "\"was\":\"\"");
        Files.writeString(copy.resolve("meta.json"), meta);
        var request = Stage.at(source, "directory", copy.toString(), "dry_run", false);
        refusedUntouched(Codes.DESTINATION_UNPROVEN, "Nothing proves", "fork.restore", request);
        request.put("expect_world", elsewhere.toString());
        refusedUntouched(Codes.DESTINATION_UNPROVEN, "was expected", "fork.restore", request);
    }

    /// A game that no pack knows: what needs one is refused before anything is sent that changes something.
    @Test
    void anUnknownGameVersion() throws Exception {
        Path lab = Files.createDirectories(elsewhere.resolve("lab-world"));
        try (var mod = new ScriptedPort(HELLO, line -> answer(line, lab))) {
            String at = mod.endpoint().toString();
            refused(Codes.PACK_UNAVAILABLE, "1.99", stage.run("world.fork", forkAt(mod.endpoint())));
            var restore = Map.<String, Object>of(
                    "instance", at, "directory", fork.toString(), "expect_world", lab.toString(), "dry_run", false);
            refused(Codes.PACK_UNAVAILABLE, "1.99", stage.run("fork.restore", restore));
            assertTrue(mod.received().stream().allMatch(line -> line.endsWith("STATE")), mod.received()::toString);

            stage.must("instance.state", Map.of("instance", at));
            stage.must("instance.command", Map.of("instance", at, "command", "list"));
            stage.must("snapshot.take", Map.of("instance", at, "name", "any"));
        }
    }

    private static final String HELLO = """
        {"type":"hello","mod":"mc-agent-interface","version":"0.6.0","protocol":1,"minecraft":"1.99","port":25581,\
        "instance":"server","capabilities":["state","command","snapshot"]}
        """;

    private static String answer(String line, Path worldDir) {
        String[] words = line.split(" ", -1);
        return switch (words[0]) {
            case "STATE" -> """
                {"type":"state","millis":1,"instance":"server","tick":7,"inWorld":true,"worldDir":"%s","players":0}\
                """.formatted(worldDir);
            case "CMD" -> "{\"type\":\"cmd_ack\",\"millis\":1,\"detail\":\"list\",\"output\":[\"none\"]}";
            case "SNAPSHOT" -> """
                {"type":"snapshot_ack","millis":1,"detail":"x","id":"%s","dir":"%s","entities":0,\
                "orderHash":"e3b0c44298fc1c14","tick":9,"dimension":"%s","bytes":0,"replaced":false}\
                """.formatted(words[2], worldDir, words[3]);
            default -> "{\"type\":\"error\",\"millis\":1,\"message\":\"Unknown command: " + words[0] + "\"}";
        };
    }
}
