package dev.tickfork.core.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.tickfork.core.CommandOutcome;
import dev.tickfork.core.testing.GoldenWorld;
import dev.tickfork.core.testing.LineClient;
import dev.tickfork.core.testing.ScriptedHost;
import dev.tickfork.core.wire.OutboxLimits;
import dev.tickfork.protocol.Limits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Framing, reply order, and what a rude peer can do to others: nothing.
final class LineOrderTest {
    @TempDir
    Path dir;

    private ScriptedHost host;
    private CoreServer server;
    private LineClient client;

    @BeforeEach
    void open() throws IOException {
        host = new ScriptedHost(dir.resolve("world"));
        GoldenWorld.fill(host);
        server = CoreServer.start(
                host,
                new CoreSettings(
                        dir.resolve("data"),
                        0,
                        CoreSettings.MOD_VERSION,
                        new OutboxLimits(256 * 1024, Duration.ofMillis(200))));
        client = new LineClient(server.port().orElseThrow());
    }

    @AfterEach
    void close() throws IOException {
        client.close();
        server.stop();
        host.close();
    }

    @Test
    void withoutIdsRepliesComeInTheOrderOfTheRequests() throws IOException {
        client.send("WAIT 2\nPING\nSTATE\nFLY\nECHO last");
        client.send("@probe PING");
        assertEquals("probe", client.reply().get("rid").getAsString()); // the others are all read by now
        host.tick();
        host.tick();
        assertEquals(List.of("wait_ack", "pong", "state", "error", "echo_ack"), types(5));
    }

    @Test
    void withIdsASlowRequestBlocksNoOther() throws IOException {
        client.send("@a WAIT 1");
        client.send("@b PING");
        client.send("@c STATE");
        Set<String> first = new HashSet<>(List.of(rid(client.reply()), rid(client.reply())));
        assertEquals(Set.of("b", "c"), first);
        host.tick();
        assertEquals("a", rid(client.reply()));
    }

    @Test
    void commandsWithIdsRunInTheOrderOfTheirLines() throws IOException {
        var lines = new StringBuilder();
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            lines.append("@r").append(i).append(" CMD summon ").append(i).append('\n');
            expected.add("summon " + i);
        }
        client.sendRaw(lines.toString().getBytes(StandardCharsets.UTF_8));
        Set<String> rids = new HashSet<>();
        for (int i = 0; i < 500; i++) {
            rids.add(rid(client.reply()));
        }
        assertEquals(500, rids.size());
        assertEquals(expected, host.commands);
    }

    @Test
    void aRepeatedEventNeverTakesTheReplysPlace() throws IOException {
        host.console = _ -> new CommandOutcome(List.of("one", "two", "three"), true, 3);
        try (var other = new LineClient(server.port().orElseThrow())) {
            other.ask("CMD list");
            client.ask("CMD list");
            assertEquals("pong", client.ask("PING").get("type").getAsString());
            assertEquals("one", other.event("game").get("text").getAsString());
        }
    }

    @Test
    void bytesMayComeOneByOne() throws IOException {
        for (byte b : "ECHO 量子硫方怪\u2028🙂\u0085x\r\n".getBytes(StandardCharsets.UTF_8)) {
            client.sendRaw(new byte[] {b});
        }
        assertEquals("量子硫方怪\u2028🙂\u0085x", client.reply().get("detail").getAsString());
    }

    @Test
    void blankLinesGetNoReply() throws IOException {
        client.send("\n  \n\r");
        assertEquals("pong", client.ask("PING").get("type").getAsString());
    }

    @Test
    void seventyThousandBytesAreFine() throws IOException {
        String text = "x".repeat(70_000);
        assertEquals(text, client.ask("ECHO " + text).get("detail").getAsString());
        client.ask("CMD say " + text);
        assertEquals("say " + text, host.commands.getFirst());
    }

    @Test
    void aLineOverTheLimitGetsTheLimitAndAnEnd() throws IOException {
        byte[] chunk = new byte[1 << 20];
        Arrays.fill(chunk, (byte) 'x');
        for (int i = 0; i < 18; i++) {
            client.sendRaw(chunk);
        }
        JsonObject error = client.reply();
        assertEquals("error", error.get("type").getAsString());
        assertTrue(error.get("message").getAsString().contains(Integer.toString(Limits.REQUEST_LINE_BYTES)));
        assertTrue(client.atEnd());
        try (var other = new LineClient(server.port().orElseThrow())) {
            assertEquals("pong", other.ask("PING").get("type").getAsString());
        }
    }

    @Test
    void tooManyUnansweredRequestsEndTheConnection() throws IOException {
        client.send("WAIT 1\n".repeat(Limits.PENDING_REQUESTS + 1));
        JsonObject error = client.reply();
        assertTrue(error.get("message").getAsString().contains("1024"), error.toString());
        assertTrue(client.atEnd());
    }

    @Test
    void aPeerThatReadsNothingIsCutOffAndTheGameGoesOn() throws IOException {
        String line = "y".repeat(64 * 1024);
        host.console = _ -> new CommandOutcome(List.of(line), true, 1);
        var deaf = new LineClient(server.port().orElseThrow());
        // Each command is an event of 64 KiB to everyone; the deaf one's queue and socket buffers fill up.
        for (int i = 0; i < 400; i++) {
            assertEquals("cmd_ack", client.ask("CMD shout").get("type").getAsString());
            client.events.clear();
        }
        host.tick(); // the game thread was never caught in a socket
        assertTrue(deaf.atEnd());
        deaf.close();
    }

    @Test
    void aPeerThatDoesNotReadItsRepliesIsCutOff() throws IOException {
        try (var deaf = new LineClient(server.port().orElseThrow())) {
            assertTrue(cutOffWhileItSends(deaf));
            assertEquals("pong", client.ask("PING").get("type").getAsString());
        }
    }

    /// Whether the server closes the connection of a peer that asks for more than the queue and the socket buffers
    /// hold, and reads none of it.
    private static boolean cutOffWhileItSends(LineClient peer) {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        try {
            String text = "z".repeat(512 * 1024);
            for (int i = 0; i < 40; i++) {
                peer.send("ECHO " + text);
            }
            while (System.nanoTime() < end) {
                peer.send("PING");
                LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
            }
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    @Test
    void requestsBeforeTheEndOfInputAreAnswered() throws IOException {
        client.send("WAIT 1\nPING\nCMD half");
        client.sendRaw("CMD kill @e[type=item".getBytes(StandardCharsets.UTF_8));
        client.socket().shutdownOutput();
        try (var other = new LineClient(server.port().orElseThrow())) {
            other.ask("PING");
        }
        var ticking = new CountDownLatch(1);
        var ticker = Thread.ofVirtual().start(() -> {
            while (ticking.getCount() > 0) {
                host.tick();
                Thread.onSpinWait();
            }
        });
        assertEquals(List.of("wait_ack", "pong", "cmd_ack"), types(3));
        ticking.countDown();
        assertTrue(client.atEnd());
        assertEquals(List.of("half"), host.commands);
        assertFalse(ticker.isInterrupted());
    }

    @Test
    void aTaskThatThrowsIsAnErrorReplyAndNotSilence() throws IOException {
        host.console = command -> {
            if (command.equals("error")) {
                throw new StackOverflowError("deep");
            }
            throw new IllegalStateException("broken");
        };
        assertTrue(client.ask("CMD x").get("message").getAsString().contains("broken"));
        assertTrue(client.ask("@q CMD error").get("message").getAsString().contains("deep"));
        assertEquals("pong", client.ask("PING").get("type").getAsString());
    }

    private List<String> types(int count) throws IOException {
        var types = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            types.add(client.reply().get("type").getAsString());
        }
        return types;
    }

    private static String rid(JsonObject reply) {
        return reply.get("rid").getAsString();
    }
}
