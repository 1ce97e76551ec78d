package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.protocol.Limits;
import dev.tickfork.protocol.LineReader;
import dev.tickfork.protocol.LineTooLongException;
import dev.tickfork.protocol.Request;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/// The socket of one connection: one reader thread that never stops reading, one writer at a time, and the
/// matching of
/// answers. With request ids answers may come in any order; without them one request is under way at a
/// time,
/// and its
/// answer is known by its type. Whatever cannot be matched ends the connection: a wrong answer is worse
/// than none.
final class Line {
    /// Requests under way at once where the mod matches them by id: enough to hide the round trip, few
    /// enough to be
    /// far below what a mod accepts ([Limits#PENDING_REQUESTS]).
    private static final int PIPELINED = 256;

    private final Endpoint endpoint;
    private final Socket socket;
    private final EventFeed events;
    private final GenerationTracker generations = new GenerationTracker();
    private final CompletableFuture<Incoming> hello = new CompletableFuture<>();
    private final CompletableFuture<ActionFailure> over = new CompletableFuture<>();
    private final Map<String, Pending> pending = new LinkedHashMap<>();
    private final ReentrantLock writing = new ReentrantLock(true);
    private volatile boolean byId;
    private volatile Window window = new Window(1);
    private volatile int requestLimit = Limits.REQUEST_LINE_BYTES;
    private volatile String lastComplaint = "";
    private long nextId;

    /// @param socket connected; owned from now on
    Line(Endpoint endpoint, Socket socket) {
        this.endpoint = endpoint;
        this.socket = socket;
        this.events = new EventFeed(endpoint.toString());
        Thread.ofVirtual().name("reader " + endpoint).start(this::readAll);
    }

    CompletableFuture<Incoming> hello() {
        return hello;
    }

    /// Completes with the reason when the connection is over.
    CompletableFuture<ActionFailure> over() {
        return over;
    }

    EventFeed events() {
        return events;
    }

    GenerationTracker generations() {
        return generations;
    }

    /// From hello on: whether answers carry request ids, and how long a request line may be. Before the
    /// first
    /// request.
    void agree(boolean requestIds, int requestLineBytes) {
        byId = requestIds;
        window = new Window(requestIds ? PIPELINED : 1);
        requestLimit = requestLineBytes;
    }

    /// Sends a request as soon as it is its turn. The future completes on the reader's thread, so what
    /// hangs
    /// on it must
    /// be quick; it fails with [ActionFailure] or, when cancelled, with [CancellationException].
    ///
    /// @param timeout from sending on, writing included
    CompletableFuture<Incoming> send(Request request, Duration timeout, ActionContext context)
            throws ActionFailure, InterruptedException {
        byte[] text = text(request);
        Window place = window;
        if (!place.enter(context)) {
            throw overNow();
        }
        var waiting = new Pending(request.keyword(), new CompletableFuture<>());
        var answered = waiting.answer()
                .orTimeout(timeout.toMillis(), TimeUnit.MILLISECONDS)
                .whenComplete((_, problem) -> {
                    place.leave();
                    if (problem instanceof TimeoutException) {
                        end(WireFailures.lost(endpoint, request.keyword() + " timed out"));
                    }
                })
                .exceptionallyCompose(problem -> CompletableFuture.failedFuture(
                        explained(problem, request.keyword().name(), timeout)));
        write(waiting, text, context);
        return answered;
    }

    private Throwable explained(Throwable problem, String keyword, Duration timeout) {
        Throwable cause =
                problem instanceof CompletionException && problem.getCause() != null ? problem.getCause() : problem;
        return cause instanceof TimeoutException ? WireFailures.timeout(endpoint, keyword, timeout) : cause;
    }

    private byte[] text(Request request) throws ActionFailure {
        String line;
        try {
            line = request.line(null);
        } catch (IllegalArgumentException _) {
            throw WireFailures.invalid("wire.request.break", request.keyword());
        }
        byte[] text = line.getBytes(StandardCharsets.UTF_8);
        if (text.length + Limits.REQUEST_ID_CHARS + 2 > requestLimit) {
            throw WireFailures.invalid("wire.request.long", request.keyword(), text.length, requestLimit);
        }
        return text;
    }

    /// Cancelling while the line is being written, or where answers are known by their turn alone, ends the
    /// connection.
    private void write(Pending waiting, byte[] text, ActionContext context) throws ActionFailure {
        var phase = new AtomicReference<>(Phase.WAITING);
        var registration = context.onCancel(() -> {
            Phase was = phase.getAndSet(Phase.CANCELLED);
            waiting.answer().completeExceptionally(new CancellationException("cancelled"));
            if (was == Phase.WRITING || (was == Phase.WRITTEN && !byId)) {
                end(WireFailures.lost(endpoint, "cancelled"));
            }
        });
        var _ = waiting.answer().whenComplete((_, _) -> registration.close());
        writing.lock();
        try {
            if (phase.compareAndSet(Phase.WAITING, Phase.WRITING)) {
                send(remember(waiting).getBytes(StandardCharsets.US_ASCII), text);
                phase.compareAndSet(Phase.WRITING, Phase.WRITTEN);
            }
        } catch (IOException e) {
            end(WireFailures.lost(endpoint, String.valueOf(e.getMessage())));
        } finally {
            writing.unlock();
        }
    }

    private enum Phase {
        WAITING,
        WRITING,
        WRITTEN,
        CANCELLED
    }

    /// One write a line, so that a line is one packet where it fits.
    private void send(byte[] head, byte[] text) throws IOException {
        byte[] line = new byte[head.length + text.length + 1];
        System.arraycopy(head, 0, line, 0, head.length);
        System.arraycopy(text, 0, line, head.length, text.length);
        line[line.length - 1] = '\n';
        OutputStream out = socket.getOutputStream();
        out.write(line);
        out.flush();
    }

    /// @return what stands before the request: its id, or nothing
    private String remember(Pending waiting) throws ActionFailure {
        synchronized (pending) {
            if (over.isDone()) {
                waiting.answer().completeExceptionally(overNow());
                throw overNow();
            }
            String id = Long.toString(nextId++, Character.MAX_RADIX);
            pending.put(id, waiting);
            return byId ? "@" + id + " " : "";
        }
    }

    private void readAll() {
        try (socket) {
            var lines = new LineReader(socket.getInputStream(), Limits.REPLY_LINE_BYTES);
            String line = lines.next();
            while (line != null && !over.isDone()) {
                take(line);
                line = lines.next();
            }
            end(hello.isDone() ? WireFailures.lost(endpoint, why()) : WireFailures.notOurs(endpoint, why()));
        } catch (LineTooLongException e) {
            end(WireFailures.tooLong(endpoint, e.limitBytes()));
        } catch (IOException e) {
            end(WireFailures.lost(endpoint, String.valueOf(e.getMessage())));
        } catch (OutOfMemoryError e) { // a line within the limit may still be too much for this heap
            end(WireFailures.tooLong(endpoint, Limits.REPLY_LINE_BYTES));
        }
    }

    private String why() {
        return lastComplaint.isEmpty() ? "closed by the other side" : lastComplaint;
    }

    private void take(String text) {
        if (text.isBlank()) {
            return;
        }
        Incoming line;
        try {
            line = Incoming.parse(text);
        } catch (JacksonException _) {
            end(notJson(text));
            return;
        }
        if (!line.isObject()) {
            end(notJson(text));
        } else if (line.isHello() && !hello.isDone()) {
            generations.see(line.json());
            hello.complete(line);
        } else if (line.isReply() && hello.isDone()) {
            generations.see(line.json());
            answer(line);
        } else {
            events.offer(line.toEvent());
        }
    }

    private ActionFailure notJson(String text) {
        return hello.isDone() ? WireFailures.nonsense(endpoint, text) : WireFailures.notOurs(endpoint, text);
    }

    private void answer(Incoming line) {
        Pending waiting;
        synchronized (pending) {
            waiting = byId ? removeById(line) : removeOnly();
        }
        if (waiting == null) {
            unasked(line);
        } else if (waiting.isAnsweredBy(line)) {
            waiting.answer().complete(line);
        } else {
            end(WireFailures.nonsense(endpoint, waiting.keyword() + " → " + line.type()));
            waiting.answer().completeExceptionally(overNow());
        }
    }

    /// With ids, an answer that nobody waits for is late (its action was cancelled) and harmless.
    /// Without, the
    /// turns are
    /// no longer known.
    private void unasked(Incoming line) {
        if (!byId) {
            end(WireFailures.nonsense(endpoint, line.raw()));
        } else if (line.isError() && line.rid().isEmpty()) {
            lastComplaint = line.errorText();
        }
    }

    private @Nullable Pending removeById(Incoming line) {
        return line.rid().map(pending::remove).orElse(null);
    }

    private @Nullable Pending removeOnly() {
        var all = pending.entrySet().iterator();
        if (!all.hasNext()) {
            return null;
        }
        Pending only = all.next().getValue();
        all.remove();
        return only;
    }

    private ActionFailure overNow() {
        ActionFailure reason = over.getNow(WireFailures.lost(endpoint, "closed"));
        return WireFailures.again(reason);
    }

    /// Ends the connection once; the first reason counts and reaches all who wait.
    void end(ActionFailure reason) {
        if (!over.complete(reason)) {
            return;
        }
        try {
            socket.close();
        } catch (IOException e) {
            reason.addSuppressed(e);
        }
        Map<String, Pending> left;
        synchronized (pending) {
            left = new LinkedHashMap<>(pending);
            pending.clear();
        }
        hello.completeExceptionally(overNow());
        left.values().forEach(waiting -> waiting.answer().completeExceptionally(overNow()));
        window.close();
        events.end();
    }
}
