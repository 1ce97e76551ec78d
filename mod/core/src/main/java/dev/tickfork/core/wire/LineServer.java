package dev.tickfork.core.wire;

import dev.tickfork.protocol.Limits;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntFunction;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Listens on loopback and nowhere else, and keeps the open connections. Any thread.
public final class LineServer {
    /// How long closing waits for peers to take their last lines.
    private static final Duration LAST_LINES = Duration.ofSeconds(2);

    /// Pause after a failed accept, such as too many open files, which would fail again at once.
    private static final long RETRY_NANOS = Duration.ofMillis(200).toNanos();

    private static final Logger LOG = Logger.getLogger(LineServer.class.getName());

    private static final String STOPPING = "the server is stopping";

    private final ServerSocket listener;
    private final Executor workers;
    private final OutboxLimits limits;
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
    private volatile boolean stopping;

    private LineServer(ServerSocket listener, Executor workers, OutboxLimits limits) {
        this.listener = listener;
        this.workers = workers;
        this.limits = limits;
    }

    /// Binds the first free port of the base port and the 19 after it; port 0 lets the system pick one.
    ///
    /// @return empty when none is free
    public static Optional<LineServer> bind(int basePort, Executor workers, OutboxLimits limits) {
        int tries = basePort == 0 ? 1 : Limits.PORT_TRIES;
        for (int port = basePort; port < basePort + tries && port <= 0xFFFF; port++) {
            try {
                var listener = new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
                return Optional.of(new LineServer(listener, workers, limits));
            } catch (IOException e) {
                LOG.log(Level.FINE, e, () -> "a port is taken");
            }
        }
        return Optional.empty();
    }

    public int port() {
        return listener.getLocalPort();
    }

    /// Accepts connections from now on, on a thread of its own.
    ///
    /// @param hello renders the first line for the bound port
    public void accept(Dispatcher dispatcher, IntFunction<byte[]> hello) {
        workers.execute(() -> {
            while (!stopping) {
                try {
                    Socket socket = listener.accept();
                    socket.setTcpNoDelay(true);
                    workers.execute(() -> serve(socket, dispatcher, hello.apply(port())));
                } catch (IOException e) {
                    if (!stopping) {
                        LOG.log(Level.WARNING, "accepting a connection failed", e);
                        LockSupport.parkNanos(RETRY_NANOS);
                    }
                }
            }
        });
    }

    /// Sends an event to every connection; never waits.
    public void broadcast(byte[] event) {
        connections.forEach(connection -> connection.push(event));
    }

    /// Listens no more, answers what is unanswered with an error, and closes. Waits at most two seconds
    /// for peers to take their last lines.
    public void stop(String reason) {
        stopping = true;
        closeListener();
        connections.forEach(connection -> connection.finish(reason));
        long end = System.nanoTime() + LAST_LINES.toNanos();
        for (Connection connection : connections) {
            try {
                connection.awaitWritten(Duration.ofNanos(Math.max(0, end - System.nanoTime())));
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void serve(Socket socket, Dispatcher dispatcher, byte[] hello) {
        var connection = new Connection(socket, dispatcher, workers, limits);
        try {
            connection.run(hello, () -> {
                connections.add(connection);
                if (stopping) {
                    connection.finish(STOPPING);
                }
            });
        } finally {
            connections.remove(connection);
        }
    }

    private void closeListener() {
        try {
            listener.close();
        } catch (IOException e) {
            LOG.log(Level.WARNING, "closing the listener failed", e);
        }
    }
}
