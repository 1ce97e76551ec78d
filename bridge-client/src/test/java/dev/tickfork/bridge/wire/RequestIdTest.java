package dev.tickfork.bridge.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tickfork.bridge.action.ActionContext;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Pipelined requests, matched by id.
class RequestIdTest {
    private static final String HELLO = """
        {"type":"hello","mod":"m","version":"1","protocol":1,"minecraft":"26.2","port":1,"instance":"server",\
        "capabilities":["command","request-id","command-result"]}
        """;
    private final ActionContext silent = ActionContext.silent();

    @Test
    void answersInReverseOrderReachTheirOwnRequests() throws Exception {
        int requests = 100;
        var lines = new ArrayList<String>();
        try (var mod = new FakeMod(HELLO, "\n", (line, peer) -> {
                    lines.add(line);
                    if (lines.size() == requests) {
                        for (String each : lines.reversed()) {
                            answer(each, peer);
                        }
                    }
                });
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            var replies = new ArrayList<CompletableFuture<CommandReply>>();
            for (int i = 0; i < requests; i++) {
                replies.add(connection.commandAsync("say " + i, ModConnection.ANSWER, silent));
            }
            for (int i = 0; i < requests; i++) {
                assertEquals(
                        List.of("say " + i),
                        replies.get(i).get(30, TimeUnit.SECONDS).output());
            }
        }
    }

    @Test
    void aCancelledRequestsLateAnswerIsDroppedAndTheConnectionLives() throws Exception {
        var context = new CancellableContext();
        var first = new CompletableFuture<String>();
        var cancelled = new CompletableFuture<Boolean>();
        try (var mod = new FakeMod(HELLO, "\n", (line, peer) -> {
                    if (line.endsWith("CMD first")) {
                        first.complete(line);
                    } else {
                        cancelled.join();
                        answer(first.join(), peer); // late, and before the answer that is waited for
                        answer(line, peer);
                    }
                });
                var connection = ModConnection.open(mod.endpoint(), ModConnection.HELLO, silent)) {
            var reply = connection.commandAsync("first", ModConnection.ANSWER, context);
            var second = connection.commandAsync("second", ModConnection.ANSWER, silent);
            context.cancel();
            cancelled.complete(true);
            assertEquals(List.of("second"), second.get(30, TimeUnit.SECONDS).output());
            var failure = assertThrows(ExecutionException.class, () -> reply.get(30, TimeUnit.SECONDS));
            assertInstanceOf(CancellationException.class, failure.getCause());
            assertEquals(List.of("third"), connection.command("third", silent).output());
        }
    }

    private static void answer(String line, FakeMod.Peer peer) throws IOException {
        String[] words = line.split(" ", 3);
        peer.send("{\"type\":\"cmd_ack\",\"rid\":\"" + words[0].substring(1) + "\",\"detail\":\"" + words[2]
                + "\",\"output\":[\"" + words[2] + "\"],\"success\":true,\"result\":1}");
    }
}
