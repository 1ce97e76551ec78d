package dev.tickfork.core.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.tickfork.core.testing.Golden;
import dev.tickfork.core.testing.LineClient;
import dev.tickfork.core.testing.ScriptedHost;
import dev.tickfork.protocol.Limits;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Ports, files and the end.
final class CoreServerTest {
    @TempDir
    Path dir;

    private ScriptedHost host;

    @BeforeEach
    void open() {
        host = new ScriptedHost(dir.resolve("world"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    @Test
    void writesThePortWithoutALineEndAndLeavesItBehind() throws IOException {
        int port;
        try (var server = start("a", 0)) {
            port = server.port().orElseThrow();
            assertEquals(Integer.toString(port), Files.readString(dir.resolve("a/port.txt")));
            assertFalse(Files.exists(dir.resolve("a/port.txt.part")));
        }
        assertEquals(Integer.toString(port), Files.readString(dir.resolve("a/port.txt")));
        assertThrows(IOException.class, () -> new LineClient(port).close());
    }

    @Test
    void listensOnLoopbackOnly() throws IOException {
        try (var server = start("a", 0)) {
            int port = server.port().orElseThrow();
            // The same port is free on another loopback address, so it is not bound to all of them.
            try (var other = new ServerSocket(port, 1, InetAddress.getByName("127.0.0.2"))) {
                assertEquals(port, other.getLocalPort());
            }
        }
    }

    @Test
    void takesTheNextPortWhenTheFirstIsTaken() throws IOException {
        List<ServerSocket> held = holdARow(2);
        int base = held.getFirst().getLocalPort();
        held.get(1).close();
        try (var server = start("a", base)) {
            assertNotEquals(base, server.port().orElseThrow());
            assertTrue(server.port().orElseThrow() < base + Limits.PORT_TRIES);
        } finally {
            release(held);
        }
    }

    @Test
    void twoServersGetTwoPorts() throws IOException {
        List<ServerSocket> row = holdARow(3);
        int base = row.getFirst().getLocalPort();
        release(row);
        try (var first = start("a", base);
                var second = start("b", base)) {
            assertNotEquals(first.port(), second.port());
            assertNotEquals(first.generation(), second.generation());
            assertEquals(Integer.toString(second.port().orElseThrow()), Files.readString(dir.resolve("b/port.txt")));
        }
    }

    @Test
    void twentyTakenPortsAreSaidAndTheGameGoesOn() throws IOException {
        List<ServerSocket> held = holdARow(Limits.PORT_TRIES);
        int base = held.getFirst().getLocalPort();
        Files.createDirectories(dir.resolve("a"));
        Files.writeString(dir.resolve("a/port.txt"), "1");
        try (var server = start("a", base)) {
            assertEquals(OptionalInt.empty(), server.port());
            host.tick();
        } finally {
            release(held);
        }
        assertEquals("1", Files.readString(dir.resolve("a/port.txt"))); // the old one stays
        JsonObject event = JsonParser.parseString(
                        Files.readAllLines(dir.resolve("a/events.jsonl")).getFirst())
                .getAsJsonObject();
        String text = event.get("message").getAsString();
        event.addProperty("message", text.replace(base + " to " + (base + Limits.PORT_TRIES - 1), "25581 to 25600"));
        Golden.assertEvent("bind_error", event);
    }

    @Test
    void stoppingAnswersWhatIsUnanswered() throws IOException {
        try (var server = start("a", 0);
                var client = new LineClient(server.port().orElseThrow())) {
            client.send("WAIT 100\nPING");
            client.send("@w WAIT 100");
            client.send("@seen PING");
            assertEquals("seen", client.reply().get("rid").getAsString());
            server.stop();
            assertEquals("the world is closing", client.reply().get("message").getAsString());
            assertEquals("error", client.reply().get("type").getAsString());
            assertEquals("w", client.reply().get("rid").getAsString());
            assertTrue(client.atEnd());
            server.stop(); // again: nothing
        }
    }

    @Test
    void stopsOnTheGameThreadToo() throws IOException {
        var server = start("a", 0);
        try (var client = new LineClient(server.port().orElseThrow())) {
            client.ask("FREEZE 600");
            host.change(server::stop);
            assertFalse(host.onGameThread(() -> host.frozen));
        }
    }

    @Test
    void aGameThatTakesNoMoreTasksIsAnErrorReply() throws IOException {
        try (var server = start("a", 0);
                var client = new LineClient(server.port().orElseThrow())) {
            host.close();
            assertEquals(
                    "the world is closing", client.ask("STATE").get("message").getAsString());
            assertEquals("pong", client.ask("PING").get("type").getAsString());
        }
    }

    @Test
    void readsTheProperties() {
        CoreSettings usual = CoreSettings.from(Map.<String, String>of()::get);
        assertEquals(25581, usual.basePort());
        assertEquals(Path.of("mc-agent-server").toAbsolutePath(), usual.folder());
        CoreSettings set = CoreSettings.from(
                Map.of("mcagent.serverDir", dir.resolve("x/../y").toString(), "mcagent.serverPort", "0")::get);
        assertEquals(0, set.basePort());
        assertEquals(dir.resolve("y").toAbsolutePath(), set.folder());
        for (String bad : List.of("x", "-1", "65536", "1.5")) {
            var e = assertThrows(
                    IllegalArgumentException.class, () -> CoreSettings.from(Map.of("mcagent.serverPort", bad)::get));
            String message = String.valueOf(e.getMessage());
            assertTrue(message.contains("mcagent.serverPort") && message.contains(bad), message);
        }
    }

    private CoreServer start(String folder, int port) {
        return CoreServer.start(host, CoreSettings.of(dir.resolve(folder), port));
    }

    /// Listeners on so many ports in a row.
    private static List<ServerSocket> holdARow(int count) throws IOException {
        for (int attempt = 0; attempt < 200; attempt++) {
            var row = new ArrayList<ServerSocket>();
            try {
                row.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
                int base = row.getFirst().getLocalPort();
                while (row.size() < count) {
                    row.add(new ServerSocket(base + row.size(), 1, InetAddress.getLoopbackAddress()));
                }
                return row;
            } catch (IOException | IllegalArgumentException _) {
                release(row);
            }
        }
        throw new IOException("no " + count + " free ports in a row");
    }

    private static void release(List<ServerSocket> sockets) throws IOException {
        for (ServerSocket socket : sockets) {
            socket.close();
        }
    }
}
