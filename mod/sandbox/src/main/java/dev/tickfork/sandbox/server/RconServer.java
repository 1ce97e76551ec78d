package dev.tickfork.sandbox.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/// Remote console on loopback, one virtual thread for each connection; the handler decides where commands run.
public final class RconServer implements AutoCloseable {
    /// Connections at once; more are closed at once, so that a loop of clients cannot eat the memory.
    private static final int MAX_CONNECTIONS = 32;

    /// Runs one command for the remote console.
    @FunctionalInterface
    public interface Handler {
        /// All messages, glued together as the game does.
        String run(String command);
    }

    private final ServerSocket listener;
    private final String password;
    private final Handler handler;
    private final ServerLog log;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final Semaphore slots = new Semaphore(MAX_CONNECTIONS);
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private RconServer(ServerSocket listener, String password, Handler handler, ServerLog log) {
        this.listener = listener;
        this.password = password;
        this.handler = handler;
        this.log = log;
    }

    /// Binds and starts to accept.
    ///
    /// @param address loopback
    /// @param port 0 to 65535; 0 lets the system choose
    /// @throws IOException the port is taken
    public static RconServer start(InetAddress address, int port, String password, Handler handler, ServerLog log)
            throws IOException {
        var listener = new ServerSocket();
        try {
            listener.setReuseAddress(true);
            listener.bind(new InetSocketAddress(address, port));
        } catch (IOException e) {
            listener.close();
            throw new IOException(
                    "RCON cannot listen on " + address.getHostAddress() + ":" + port + ": " + e.getMessage()
                            + ". Choose another rcon.port in server.properties.",
                    e);
        }
        var server = new RconServer(listener, password, handler, log);
        server.threads.execute(server::accept);
        return server;
    }

    /// The port that is listened on.
    public int port() {
        return listener.getLocalPort();
    }

    /// Closes the listener and every connection; answers under way may be cut, as the game cuts them.
    @Override
    public void close() throws IOException {
        listener.close();
        for (Socket socket : open) {
            socket.close();
        }
        threads.shutdown();
    }

    private void accept() {
        while (!listener.isClosed()) {
            Socket socket = acceptOne();
            if (socket != null) {
                threads.execute(() -> serve(socket));
            }
        }
    }

    private @Nullable Socket acceptOne() {
        try {
            Socket socket = listener.accept();
            if (slots.tryAcquire()) {
                open.add(socket);
                return socket;
            }
            socket.close();
        } catch (SocketException _) {
            // Closed: the loop ends.
        } catch (IOException e) {
            log.warn("RCON: " + e.getMessage());
        }
        return null;
    }

    private void serve(Socket socket) {
        try (socket) {
            new RconConnection(socket, password, handler).run();
        } catch (SocketException _) {
            // The other side went away, or we are stopping.
        } catch (IOException e) {
            log.warn("RCON: " + e.getMessage());
        } finally {
            open.remove(socket);
            slots.release();
        }
    }
}
