package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.protocol.Capabilities;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.Limits;
import dev.tickfork.protocol.Protocol;
import dev.tickfork.protocol.Request;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Opens a connection: connects, waits for hello, and refuses whoever is not a mod of our protocol before
/// anything is
/// sent.
final class Greeting {
    private Greeting() {}

    static ModConnection connect(Endpoint endpoint, Duration timeout, ActionContext context)
            throws ActionFailure, InterruptedException {
        long deadline = System.nanoTime() + timeout.toNanos();
        context.checkCancelled();
        var line = new Line(endpoint, socket(endpoint, timeout, context));
        boolean good = false;
        try {
            Incoming greeting = await(line, endpoint, timeout, deadline, context);
            refuseOtherProtocols(endpoint, greeting);
            Set<String> announced = Replies.capabilities(greeting.json());
            agree(line, greeting, announced);
            var hello = Replies.hello(greeting, announced);
            var connection = new ModConnection(endpoint, line, hello);
            if (announced.isEmpty()) {
                Incoming caps = connection.ask(new Request.Caps(), timeout, context);
                connection =
                        new ModConnection(endpoint, line, Replies.hello(greeting, Replies.capabilities(caps.json())));
            }
            good = true;
            return connection;
        } finally {
            if (!good) {
                line.end(WireFailures.lost(endpoint, "closed here"));
            }
        }
    }

    private static Socket socket(Endpoint endpoint, Duration timeout, ActionContext context) throws ActionFailure {
        var socket = new Socket();
        try (var _ = context.onCancel(() -> closeQuietly(socket))) {
            socket.setTcpNoDelay(true);
            socket.connect(endpoint.address(), Math.toIntExact(timeout.toMillis()));
            return socket;
        } catch (SocketTimeoutException _) {
            closeQuietly(socket);
            throw WireFailures.silent(endpoint, timeout);
        } catch (IOException e) {
            closeQuietly(socket);
            context.checkCancelled();
            throw WireFailures.nobody(endpoint, e);
        }
    }

    private static void closeQuietly(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // it was never used; there is nothing to lose
        }
    }

    private static Incoming await(Line line, Endpoint endpoint, Duration timeout, long deadline, ActionContext context)
            throws ActionFailure, InterruptedException {
        var hello = new CompletableFuture<Incoming>();
        var _ = line.hello().whenComplete((greeting, problem) -> {
            if (problem != null) {
                hello.completeExceptionally(problem);
            } else {
                hello.complete(greeting);
            }
        });
        try (var _ = context.onCancel(() -> hello.completeExceptionally(new CancellationException("cancelled")))) {
            return hello.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (TimeoutException _) {
            throw WireFailures.silent(endpoint, timeout);
        } catch (ExecutionException e) {
            throw ModConnection.rethrown(e);
        }
    }

    private static void refuseOtherProtocols(Endpoint endpoint, Incoming greeting) throws ActionFailure {
        String told = greeting.json().path(Fields.PROTOCOL).asString("none");
        if (WireJson.whole(greeting.json(), Fields.PROTOCOL).orElse(-1) != Protocol.VERSION) {
            throw WireFailures.otherProtocol(endpoint, WireFailures.shown(told));
        }
    }

    /// A mod without limits of its own gets ours.
    private static void agree(Line line, Incoming greeting, Set<String> announced) {
        long limit = WireJson.whole(greeting.json().path(Fields.LIMITS), Fields.REQUEST_LINE_BYTES)
                .orElse(Limits.REQUEST_LINE_BYTES);
        line.agree(announced.contains(Capabilities.REQUEST_ID), (int)
                Math.clamp(limit, 1L, (long) Limits.REQUEST_LINE_BYTES));
    }
}
