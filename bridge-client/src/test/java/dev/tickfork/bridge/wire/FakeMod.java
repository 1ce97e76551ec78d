package dev.tickfork.bridge.wire;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A mod's port played by a test: a real socket on loopback, a first message, and a script that answers
/// lines.
public final class FakeMod implements AutoCloseable {
    private final ServerSocket listener;
    private final List<Peer> peers = new CopyOnWriteArrayList<>();
    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    private final String opening;
    private final String lineEnd;
    private final Script script;

    /// Answers one line.
    @FunctionalInterface
    public interface Script {
        void line(String line, Peer peer) throws IOException;
    }

    /// One connected client.
    public static final class Peer {
        private final Socket socket;
        private final String lineEnd;

        Peer(Socket socket, String lineEnd) {
            this.socket = socket;
            this.lineEnd = lineEnd;
        }

        public synchronized void send(String line) throws IOException {
            raw((line + lineEnd).getBytes(StandardCharsets.UTF_8));
        }

        public synchronized void raw(byte[] bytes) throws IOException {
            socket.getOutputStream().write(bytes);
            socket.getOutputStream().flush();
        }

        public void hangUp() throws IOException {
            socket.close();
        }
    }

    /// @param opening what is sent on accept, as it stands
    public FakeMod(String opening, String lineEnd, Script script) throws IOException {
        this.opening = opening;
        this.lineEnd = lineEnd;
        this.script = script;
        this.listener = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    public Endpoint endpoint() {
        return Endpoint.loopback(listener.getLocalPort());
    }

    /// The next line that a client sent, or null if none comes within `millis`.
    public @Nullable String received(long millis) throws InterruptedException {
        return received.poll(millis, TimeUnit.MILLISECONDS);
    }

    public String received() throws InterruptedException {
        String line = received(30_000);
        if (line == null) {
            throw new AssertionError("the client sent nothing");
        }
        return line;
    }

    public Peer peer() {
        return peers.getLast();
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = listener.accept();
                Thread.ofVirtual().start(() -> serve(socket));
            }
        } catch (IOException _) {
            // closed: the test is over
        }
    }

    private void serve(Socket socket) {
        var peer = new Peer(socket, lineEnd);
        peers.add(peer);
        try (socket;
                var lines =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
            peer.raw(opening.getBytes(StandardCharsets.UTF_8));
            String line = lines.readLine();
            while (line != null) {
                received.add(line);
                script.line(line, peer);
                line = lines.readLine();
            }
        } catch (IOException _) {
            // the client or the test hung up
        }
    }

    @Override
    public void close() throws IOException {
        listener.close();
        for (Peer peer : peers) {
            peer.hangUp();
        }
    }
}
