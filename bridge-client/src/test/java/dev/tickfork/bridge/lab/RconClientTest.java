package dev.tickfork.bridge.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RconClientTest {
    private static final Duration LONG = Duration.ofSeconds(30);

    @Test
    void longAnswersInAnyScriptArriveWholeAndTheNextCommandIsInStep() throws Exception {
        String chinese = "量".repeat(4_000); // 12,000 bytes: characters are cut by the packets
        try (var server = new FakeRcon(0, "secret", text -> text.equals("long") ? chinese : "echo " + text);
                var rcon = RconClient.open(server.port(), "secret", LONG)) {
            assertEquals(chinese, rcon.command("long", LONG));
            assertEquals("echo say 你好", rcon.command("say 你好", LONG));
            assertEquals(chinese, rcon.command("long", LONG));
        }
    }

    @Test
    void coloursAreStrippedAndAnEmptyAnswerIsEmpty() throws Exception {
        try (var server = new FakeRcon(0, "s", text -> text.equals("c") ? "§cred§r §lbold§x" : "");
                var rcon = RconClient.open(server.port(), "s", LONG)) {
            assertEquals("red bold", rcon.command("c", LONG));
            assertEquals("", rcon.command("nothing", LONG));
        }
    }

    @Test
    void stopMayCloseTheSocketInTheMiddle() throws Exception {
        try (var server = new FakeRcon(0, "s", _ -> "Stopping the server");
                var rcon = RconClient.open(server.port(), "s", LONG)) {
            assertEquals("Stopping the server", rcon.command("stop", LONG));
        }
    }

    @Test
    void aWrongPasswordIsSaid() throws Exception {
        try (var server = new FakeRcon(0, "right", text -> text)) {
            var failure = assertThrows(ActionFailure.class, () -> RconClient.open(server.port(), "wrong", LONG));
            assertEquals(Codes.CAPABILITY_DENIED, failure.code());
        }
    }

    @Test
    void tooLongInBytesIsRefusedBeforeSendingAndNamesTheModPort() throws Exception {
        try (var server = new FakeRcon(0, "s", text -> text);
                var rcon = RconClient.open(server.port(), "s", LONG)) {
            var failure = assertThrows(ActionFailure.class, () -> rcon.command("量".repeat(483), LONG)); // 1,449 bytes
            assertEquals("lab.rcon.long", failure.text().key());
            String most = "a".repeat(RconClient.MOST_BYTES);
            assertEquals(most, rcon.command(most, LONG));
        }
    }

    @Test
    void aSilentServerTimesOutAndAStrangerIsNoConsole() throws Exception {
        try (var silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            var failure = assertThrows(
                    ActionFailure.class, () -> RconClient.open(silent.getLocalPort(), "s", Duration.ofMillis(300)));
            assertEquals(Codes.TIMEOUT, failure.code());
        }
        try (var web = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> {
                try (var socket = web.accept()) {
                    socket.getOutputStream()
                            .write("HTTP/1.1 400 Bad Request\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                    socket.getInputStream().readAllBytes();
                } catch (IOException _) {
                    // the test is over
                }
            });
            var failure = assertThrows(ActionFailure.class, () -> RconClient.open(web.getLocalPort(), "s", LONG));
            assertEquals(Codes.PROTOCOL, failure.code());
        }
    }
}
