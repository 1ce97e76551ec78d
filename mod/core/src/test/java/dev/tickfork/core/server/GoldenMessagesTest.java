package dev.tickfork.core.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.tickfork.core.testing.Golden;
import dev.tickfork.core.testing.GoldenWorld;
import dev.tickfork.core.testing.LineClient;
import dev.tickfork.core.testing.ScriptedHost;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every message that a server sends, against the golden ones typed by hand.
final class GoldenMessagesTest {
    @TempDir
    Path dir;

    private ScriptedHost host;
    private CoreServer server;
    private LineClient client;

    @BeforeEach
    void open() throws IOException {
        host = new ScriptedHost(dir.resolve("world/."));
        GoldenWorld.fill(host);
        server = CoreServer.start(host, CoreSettings.of(dir.resolve("data"), 0));
        client = new LineClient(server.port().orElseThrow());
    }

    @AfterEach
    void close() throws IOException {
        client.close();
        server.stop();
        host.close();
    }

    @ParameterizedTest
    @CsvSource({
        "ping, pong",
        "ping-rid, pong-rid",
        "echo, echo_ack",
        "caps, capabilities",
        "state, state",
        "entities, entities",
        "cmd, cmd_ack",
        "cmd-failed, cmd_ack-failed",
        "mark, mark_ack",
        "snapshot, snapshot_ack",
        "save, save_ack",
        "env, env_ack"
    })
    void repliesAreTheGoldenOnes(String request, String reply) throws IOException {
        Golden.assertReply(reply, client.ask(Golden.request(request)));
    }

    @Test
    void helloIsTheGoldenOne() throws IOException {
        Golden.assertReply("hello", client.hello);
        assertEquals(server.port().orElseThrow(), client.hello.get("port").getAsInt());
        assertEquals(server.generation(), client.hello.get("generation").getAsString());
    }

    @Test
    void errorsAreTheGoldenOnes() throws IOException {
        Golden.assertReply("error", client.ask("FLY"));
        Golden.assertReply("error-rid", client.ask("@b7 WAIT"));
    }

    @Test
    void aWaitIsAnsweredAfterItsTicks() throws IOException {
        client.send(Golden.request("wait"));
        client.send("@probe PING");
        assertEquals("probe", client.reply().get("rid").getAsString()); // the wait is waiting
        for (int i = 0; i < 4; i++) {
            host.tick();
        }
        client.send("@probe PING");
        assertEquals("probe", client.reply().get("rid").getAsString());
        host.tick();
        Golden.assertReply("wait_ack", client.reply());
        Golden.assertReply("wait_ack", client.ask("WAIT 0"));
    }

    @Test
    void leaseMessagesAreTheGoldenOnes() throws IOException {
        JsonObject grant = client.ask(Golden.request("freeze"));
        Golden.assertReply("freeze_ack", grant);
        String lease = grant.get("lease").getAsString();
        Golden.assertReply(
                "freeze_renew_ack", client.ask(Golden.request("freeze_renew").replace("3f2a9c4e71b8d065", lease)));
        Golden.assertReply("unfreeze_ack", client.ask(Golden.request("unfreeze").replace("3f2a9c4e71b8d065", lease)));
        JsonObject event = client.event("lease");
        event.addProperty("text", event.get("text").getAsString().replace(lease, "3f2a9c4e71b8d065"));
        Golden.assertEvent("lease", event);
    }

    @Test
    void eventsAreTheGoldenOnes() throws IOException {
        client.ask(Golden.request("cmd"));
        Golden.assertEvent("game", client.event("game"));
        client.ask(Golden.request("mark"));
        Golden.assertEvent("mark", client.event("mark"));
        client.ask(Golden.request("snapshot"));
        Golden.assertEvent("snapshot", client.event("snapshot"));
    }

    @Test
    void filesAreTheGoldenOnes() throws IOException {
        Path folder = Path.of(client.ask(Golden.request("snapshot")).get("dir").getAsString());
        assertEquals(dir.resolve("data/snapshots/before").toAbsolutePath(), folder);
        Golden.assertFile("entities.jsonl", folder.resolve("entities.jsonl"));
        Golden.assertFile("meta.json", folder.resolve("meta.json"));
        String meta = Files.readString(folder.resolve("meta.json"));
        assertTrue(meta.contains("\"worldDir\":\"" + dir.resolve("world").toAbsolutePath() + "\""), meta);
        byte[] entities = Files.readAllBytes(folder.resolve("entities.jsonl"));
        assertEquals(-1, new String(entities, StandardCharsets.UTF_8).indexOf('\r'));
        assertEquals('\n', entities[entities.length - 1]);
    }

    @Test
    void theListingIsTheGoldenOne() throws IOException {
        client.ask(Golden.request("snapshot"));
        Files.createDirectories(dir.resolve("data/snapshots/broken"));
        Files.writeString(dir.resolve("data/snapshots/broken/meta.json"), "{\"tick\":");
        Files.createDirectories(dir.resolve("data/snapshots/unfinished"));
        Files.writeString(dir.resolve("data/snapshots/unfinished/entities.jsonl"), "{}\n");
        Golden.assertReply("snapshots", client.ask(Golden.request("snapshots")));
    }

    @Test
    void theLogHoldsTheEventsThatWereSent() throws IOException {
        client.ask(Golden.request("mark"));
        client.close();
        server.stop();
        var lines = Files.readAllLines(dir.resolve("data/events.jsonl"));
        Golden.assertEvent(
                "hello", withPort(JsonParser.parseString(lines.get(0)).getAsJsonObject()));
        Golden.assertEvent("mark", JsonParser.parseString(lines.get(1)).getAsJsonObject());
    }

    private static JsonObject withPort(JsonObject hello) {
        hello.addProperty("text", hello.get("text").getAsString().replaceAll("port \\d+", "port 25581"));
        return hello;
    }
}
