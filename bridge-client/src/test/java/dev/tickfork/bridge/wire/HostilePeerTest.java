package dev.tickfork.bridge.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Strangers, hangs and nonsense at a port: a clear failure in time, and nothing sent.
class HostilePeerTest {
    private static final Duration SHORT = Duration.ofMillis(300);
    private final ActionContext silent = ActionContext.silent();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TIMEOUT| ''", // an HTTP server waits for the client
                "PROTOCOL|SSH-2.0-OpenSSH_9.6~",
                "PROTOCOL|HTTP/1.1 400 Bad Request~~",
                "PROTOCOL|[1,2]~",
                "PROTOCOL|{\"type\":\"hello\",\"mod\":\"x\",\"protocol\":2,\"capabilities\":[\"state\"]}~",
                "PROTOCOL|{\"type\":\"hello\",\"mod\":\"x\",\"capabilities\":[\"state\"]}~",
                "TIMEOUT|{\"type\":\"hello\",\"event\":true,\"text\":\"not the greeting\"}~",
                "TIMEOUT|garbage without an end"
            })
    void aStrangerIsRefusedInTimeAndHearsNothing(String code, String opening) throws Exception {
        try (var stranger = new FakeMod(opening.strip().replace('~', '\n'), "\n", (_, _) -> {})) {
            Duration longest = code.equals(Codes.TIMEOUT) ? SHORT : Duration.ofSeconds(30);
            var failure =
                    assertThrows(ActionFailure.class, () -> ModConnection.open(stranger.endpoint(), longest, silent));
            assertEquals(code, failure.code());
            assertNull(stranger.received(100));
        }
    }

    @Test
    void aPeerThatHangsUpBeforeHelloIsNoMod() throws Exception {
        try (var listener = new ServerSocket(0)) {
            Thread.ofVirtual().start(() -> {
                try {
                    listener.accept().close();
                } catch (IOException _) {
                    // the test is over
                }
            });
            var endpoint = Endpoint.loopback(listener.getLocalPort());
            var failure =
                    assertThrows(ActionFailure.class, () -> ModConnection.open(endpoint, ModConnection.HELLO, silent));
            assertEquals(Codes.PROTOCOL, failure.code());
        }
    }

    @Test
    void nobodyIsUnreachable() throws Exception {
        int port;
        try (var free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        var failure = assertThrows(
                ActionFailure.class, () -> ModConnection.open(Endpoint.loopback(port), ModConnection.HELLO, silent));
        assertEquals(Codes.UNREACHABLE, failure.code());
        assertTrue(failure.retryable());
    }

    @Test
    void charactersCutByThePacketsArriveWhole() throws Exception {
        try (var mod = new FakeMod(OldMods.hello("0.6.0") + "\n", "\n", (_, peer) -> {
                    for (byte part : (OldMods.STATE + "\r\n").getBytes(StandardCharsets.UTF_8)) {
                        peer.raw(new byte[] {part});
                    }
                });
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            assertEquals(Optional.of("量子硫方怪"), connection.state(silent).levelName());
        }
    }

    @Test
    void aTimeoutDropsTheConnectionSoThatALateAnswerReachesNobody() throws Exception {
        var asked = new CompletableFuture<FakeMod.Peer>();
        try (var mod = new FakeMod(OldMods.hello("0.6.0") + "\n", "\n", (_, peer) -> asked.complete(peer));
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            var failure = assertThrows(ActionFailure.class, () -> connection.command("slow", SHORT, silent));
            assertEquals(Codes.TIMEOUT, failure.code());
            connection.closed().get(30, TimeUnit.SECONDS);
            assertEquals(
                    Codes.CONNECTION_LOST,
                    assertThrows(ActionFailure.class, () -> connection.command("next", silent))
                            .code());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"{\"type\":\"wait_ack\",\"detail\":\"x\"}", "not json", "{\"type\":\"state\"", "42"})
    void anAnswerThatFitsNoQuestionEndsTheConnection(String nonsense) throws Exception {
        try (var mod = new FakeMod(OldMods.hello("0.6.0") + "\n", "\n", (_, peer) -> peer.send(nonsense));
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            assertEquals(
                    Codes.PROTOCOL,
                    assertThrows(ActionFailure.class, () -> connection.state(silent))
                            .code());
            connection.closed().get(30, TimeUnit.SECONDS);
        }
    }

    @Test
    void unknownTypesAreEventsAndNeverAnswers() throws Exception {
        try (var mod = new FakeMod(OldMods.hello("0.6.0") + "\n", "\n", (_, peer) -> {
                    peer.send("{\"type\":\"weather\",\"text\":\"rain\"}");
                    peer.send("{\"type\":\"state\",\"event\":true}");
                    peer.send(OldMods.STATE);
                });
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            assertEquals(104_233, connection.state(silent).tick());
        }
    }

    @Test
    void anAnswerOverTheLimitIsRefusedByItsSize() throws Exception {
        byte[] piece = new byte[1024 * 1024];
        Arrays.fill(piece, (byte) 'x');
        try (var mod = new FakeMod(OldMods.hello("0.6.0") + "\n", "\n", (_, peer) -> {
                    for (int i = 0; i < 66; i++) {
                        peer.raw(piece);
                    }
                });
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            var failure = assertThrows(ActionFailure.class, () -> connection.entities(0, silent));
            assertEquals(Codes.PROTOCOL, failure.code());
            assertEquals("wire.protocol.long", failure.text().key());
        }
    }

    @Test
    void aCommandOverTheLimitOrWithALineBreakIsNeverSent() throws Exception {
        try (var mod = OldMods.start("0.6.0");
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            String huge = "say " + "量".repeat(6 * 1024 * 1024);
            for (String bad : new String[] {huge, "say a\nstop", "  ", "/"}) {
                assertEquals(
                        Codes.INVALID_REQUEST,
                        assertThrows(ActionFailure.class, () -> connection.command(bad, silent))
                                .code());
            }
            assertNull(mod.received(100));
        }
    }

    @Test
    void aLostConnectionIsToldToWhoWaits() throws Exception {
        try (var mod = new FakeMod(OldMods.hello("0.6.0") + "\n", "\n", (_, peer) -> peer.hangUp());
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            assertEquals(
                    Codes.CONNECTION_LOST,
                    assertThrows(ActionFailure.class, () -> connection.state(silent))
                            .code());
        }
    }

    @Test
    void cancellingEndsAWaitAtOnce() throws Exception {
        var context = new CancellableContext();
        try (var mod = new FakeMod(OldMods.hello("0.6.0") + "\n", "\n", (_, _) -> context.cancel());
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            assertThrows(CancellationException.class, () -> connection.state(context));
            connection.closed().get(30, TimeUnit.SECONDS);
        }
    }
}
