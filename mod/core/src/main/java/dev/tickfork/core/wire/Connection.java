package dev.tickfork.core.wire;

import dev.tickfork.protocol.Limits;
import dev.tickfork.protocol.LineReader;
import dev.tickfork.protocol.LineTooLongException;
import dev.tickfork.protocol.Request;
import dev.tickfork.protocol.RequestLine;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// One accepted socket: a reader thread that starts requests, a writer thread that alone writes, replies
/// rendered on worker threads. The game thread only ever offers events, and never waits for the socket.
final class Connection implements Peer {
    /// After its end of input a peer may still read the replies it waits for, as `printf … | nc` does.
    private static final Duration REPLY_AFTER_END = Duration.ofSeconds(60);

    /// How long input is thrown away so that the last error line is not lost in a reset.
    private static final Duration LINGER = Duration.ofSeconds(5);

    private static final Logger LOG = Logger.getLogger(Connection.class.getName());

    private final Socket socket;
    private final Dispatcher dispatcher;
    private final Executor workers;
    private final Outbox outbox;
    private final Pending pending = new Pending();
    private final CountDownLatch written = new CountDownLatch(1);
    private final Object closeLock = new Object();
    private final List<Runnable> closeActions = new ArrayList<>();
    private volatile boolean closed;

    Connection(Socket socket, Dispatcher dispatcher, Executor workers, OutboxLimits limits) {
        this.socket = socket;
        this.dispatcher = dispatcher;
        this.workers = workers;
        this.outbox = new Outbox(limits);
    }

    /// Serves the connection to its end. Blocks; a thread of its own.
    ///
    /// @param hello the first line, ahead of every event
    void run(byte[] hello, Runnable open) {
        outbox.offer(hello);
        open.run();
        workers.execute(this::writeLines);
        try {
            readLines(socket.getInputStream());
        } catch (LineTooLongException e) {
            sayLast("the line is longer than " + e.limitBytes() + " bytes, the limit of a request; closing");
        } catch (IOException e) {
            LOG.log(Level.FINE, "connection broke", e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            close();
        }
    }

    /// Queues an event; never waits. A peer that reads too slowly is given up.
    void push(byte[] event) {
        if (!outbox.offer(event)) {
            LOG.warning("a peer reads too slowly: disconnected");
            workers.execute(this::close);
        }
    }

    /// Answers what is unanswered with an error, sends what waits, and closes. Any thread; does not wait.
    void finish(String reason) {
        for (Exchange exchange : pending.drain()) {
            if (exchange.claim()) {
                offer(Answer.error(reason), exchange.line().rid());
            }
        }
        outbox.finish();
    }

    /// Waits until the writer has ended, then closes.
    void awaitWritten(Duration most) throws InterruptedException {
        if (!written.await(most.toNanos(), TimeUnit.NANOSECONDS)) {
            LOG.fine("a peer did not read its last lines");
        }
        close();
    }

    @Override
    public boolean closed() {
        return closed;
    }

    @Override
    public boolean broken() {
        return socket.isClosed();
    }

    @Override
    public void onClose(Runnable action) {
        synchronized (closeLock) {
            if (!closed) {
                closeActions.add(action);
                return;
            }
        }
        action.run();
    }

    private void readLines(InputStream in) throws IOException, InterruptedException {
        var lines = new LineReader(in, Limits.REQUEST_LINE_BYTES);
        for (String line = lines.next(); line != null; line = lines.next()) {
            RequestLine request = RequestLine.parse(line);
            if (request == null) {
                continue;
            }
            if (!pending.hasRoom(line.length())) {
                sayLast("more than " + Limits.PENDING_REQUESTS + " requests or " + Limits.PENDING_BYTES
                        + " bytes of them wait for replies; closing");
                return;
            }
            Exchange next = pending.begin(new Exchange(request, line.length()));
            if (next != null) {
                start(next);
            }
        }
        markClosed();
        pending.awaitEmpty(REPLY_AFTER_END);
        outbox.finish();
        written.await();
    }

    private void start(Exchange exchange) {
        var _ = answer(exchange).whenCompleteAsync((answer, fault) -> finish(exchange, answer, fault), workers);
    }

    private CompletableFuture<Answer> answer(Exchange exchange) {
        return switch (exchange.line().parsed()) {
            case RequestLine.Parsed.Bad(String message) -> CompletableFuture.completedFuture(Answer.error(message));
            case RequestLine.Parsed.Good(Request request) -> dispatch(request);
        };
    }

    private CompletableFuture<Answer> dispatch(Request request) {
        try {
            return dispatcher.dispatch(request, this);
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private void finish(Exchange exchange, @Nullable Answer answer, @Nullable Throwable fault) {
        try {
            if (exchange.claim()) {
                reply(
                        answer != null ? answer : Answer.error(explain(fault)),
                        exchange.line().rid());
            }
        } finally {
            Exchange next = pending.end(exchange);
            if (next != null) {
                start(next);
            }
        }
    }

    private void reply(Answer answer, @Nullable String rid) {
        try {
            if (!outbox.put(render(answer, rid))) {
                LOG.warning("a peer does not read its replies: disconnected");
                close();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void offer(Answer answer, @Nullable String rid) {
        if (!outbox.offer(render(answer, rid))) {
            close();
        }
    }

    private static byte[] render(Answer answer, @Nullable String rid) {
        try {
            return JsonLine.reply(answer, rid, Limits.REPLY_LINE_BYTES);
        } catch (UncheckedIOException | IOException e) {
            return renderError(
                    "the reply cannot be sent: "
                            + (tooLong(e)
                                    ? "it is longer than " + Limits.REPLY_LINE_BYTES + " bytes; ask for less"
                                    : String.valueOf(e.getMessage())),
                    rid);
        } catch (RuntimeException | OutOfMemoryError e) {
            return renderError(explain(e), rid);
        }
    }

    private static byte[] renderError(String message, @Nullable String rid) {
        try {
            return JsonLine.reply(Answer.error(message), rid, Limits.REPLY_LINE_BYTES);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory failed", e);
        }
    }

    private static boolean tooLong(Exception e) {
        return e instanceof LineTooLongException || e.getCause() instanceof LineTooLongException;
    }

    private static String explain(@Nullable Throwable fault) {
        @Nullable
        Throwable cause = fault instanceof CompletionException && fault.getCause() != null ? fault.getCause() : fault;
        if (cause instanceof RefusedException refused) {
            return refused.sentence();
        }
        LOG.log(Level.WARNING, "a request failed", cause);
        return "the game failed to carry the request out: " + cause;
    }

    /// Sends one last error, then reads on for a while so that closing does not destroy it on its way.
    private void sayLast(String message) {
        offer(Answer.error(message), null);
        outbox.finish();
        try {
            written.await();
            socket.shutdownOutput();
            socket.setSoTimeout((int) LINGER.toMillis());
            long end = System.nanoTime() + LINGER.toNanos();
            byte[] ignored = new byte[64 * 1024];
            InputStream in = socket.getInputStream();
            while (System.nanoTime() < end && in.read(ignored) >= 0) {
                // Thrown away.
            }
        } catch (IOException e) {
            LOG.log(Level.FINE, "the peer did not wait for the reason", e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void writeLines() {
        try {
            OutputStream out = socket.getOutputStream();
            for (byte[] line = outbox.take(); line != null; line = outbox.take()) {
                out.write(line);
            }
        } catch (IOException e) {
            LOG.log(Level.FINE, "the peer went away", e);
            close();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            written.countDown();
        }
    }

    private void close() {
        outbox.close();
        pending.drain();
        try {
            socket.close();
        } catch (IOException e) {
            LOG.log(Level.FINE, "closing a socket failed", e);
        }
        markClosed();
    }

    private void markClosed() {
        List<Runnable> actions;
        synchronized (closeLock) {
            closed = true;
            actions = List.copyOf(closeActions);
            closeActions.clear();
        }
        actions.forEach(Runnable::run);
    }
}
