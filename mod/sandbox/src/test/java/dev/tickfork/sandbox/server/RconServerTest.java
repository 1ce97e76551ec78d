package dev.tickfork.sandbox.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The remote console, byte for byte.
@SuppressWarnings("NullAway.Init") // fields are set before each test
class RconServerTest {
    private ServerLog log;
    private RconServer server;

    @BeforeEach
    void open() throws IOException {
        log = new ServerLog(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        server = RconServer.start(InetAddress.getLoopbackAddress(), 0, "geheim§", RconServerTest::answer, log);
    }

    @AfterEach
    void close() throws IOException {
        server.close();
        log.close();
    }

    private static String answer(String command) {
        return command.startsWith("long") ? "你a".repeat(2_500) : "you said " + command;
    }

    private RconClient loggedIn() throws IOException {
        var client = new RconClient(server.port());
        client.send(7, 3, "geheim§");
        assertEquals(7, client.read().id());
        return client;
    }

    @Test
    void wrongPasswordAnswersMinusOneAndRunsNothing() throws IOException {
        try (var client = new RconClient(server.port())) {
            client.send(7, 3, "falsch");
            RconClient.Packet refused = client.read();
            assertEquals(-1, refused.id());
            assertEquals(2, refused.type());
            client.send(8, 2, "list");
            assertEquals(-1, client.read().id());
        }
    }

    @Test
    void commandsAndAnswersAreUtf8() throws IOException {
        try (RconClient client = loggedIn()) {
            client.send(9, 2, "say 你好 §a绿");
            RconClient.Packet packet = client.read();
            assertEquals(9, packet.id());
            assertEquals(0, packet.type());
            assertEquals("you said say 你好 §a绿", packet.text());
        }
    }

    @Test
    void longAnswersAreSplitAt4096BytesWithoutAnEndMark() throws IOException {
        try (RconClient client = loggedIn()) {
            client.send(9, 2, "long");
            var all = new ByteArrayOutputStream();
            for (int size : new int[] {4096, 4096, 1808}) {
                RconClient.Packet packet = client.read();
                assertEquals(size, packet.bytes().length);
                assertEquals(9, packet.id());
                all.writeBytes(packet.bytes());
            }
            assertEquals("你a".repeat(2_500), all.toString(StandardCharsets.UTF_8));
            client.send(10, 2, "next");
            assertEquals("you said next", client.read().text());
        }
    }

    @Test
    void aRequestOf1446PayloadBytesFitsAndOneMoreCloses() throws IOException {
        try (RconClient client = loggedIn()) {
            client.send(9, 2, "x".repeat(1446));
            assertEquals("you said ".length() + 1446, client.read().bytes().length);
            client.send(10, 2, "x".repeat(1486));
            assertTrue(client.isClosedByPeer());
        }
    }

    @Test
    void severalConnectionsAnswerSideBySide() throws IOException {
        try (RconClient a = loggedIn();
                RconClient b = loggedIn()) {
            b.send(2, 2, "b");
            a.send(1, 2, "a");
            assertEquals("you said a", a.read().text());
            assertEquals("you said b", b.read().text());
        }
    }

    @Test
    void unknownRequestTypesAreNamed() throws IOException {
        try (RconClient client = loggedIn()) {
            client.send(3, 0x2a, "");
            assertEquals("Unknown request 2a", client.read().text());
        }
    }
}
