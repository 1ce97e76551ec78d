package dev.tickfork.app;

import dev.tickfork.bridge.wire.Endpoint;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;

/// A port on loopback that says something first, answers lines by a script, and remembers what it was sent.
final class ScriptedPort implements AutoCloseable {
    private final ServerSocket listener;
    private final String opening;
    private final UnaryOperator<String> answer;
    private final List<String> received = new CopyOnWriteArrayList<>();
    private final List<Socket> open = new CopyOnWriteArrayList<>();

    /// @param opening sent as it stands to whoever connects
    /// @param answer  from a request line to a reply line
    ScriptedPort(String opening, UnaryOperator<String> answer) throws IOException {
        this.listener = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        this.opening = opening;
        this.answer = answer;
        Thread.ofVirtual().start(this::accept);
    }

    Endpoint endpoint() {
        return Endpoint.loopback(listener.getLocalPort());
    }

    List<String> received() {
        return List.copyOf(received);
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = listener.accept();
                open.add(socket);
                Thread.ofVirtual().start(() -> serve(socket));
            }
        } catch (IOException _) {
            // closed: the test is over
        }
    }

    private void serve(Socket socket) {
        try (socket;
                var lines =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
            say(socket, opening);
            String line = lines.readLine();
            while (line != null) {
                received.add(line);
                say(socket, answer.apply(line) + "\n");
                line = lines.readLine();
            }
        } catch (IOException _) {
            // the client or the test hung up
        }
    }

    private static void say(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
    }

    @Override
    public void close() throws IOException {
        listener.close();
        for (Socket socket : open) {
            socket.close();
        }
    }
}
