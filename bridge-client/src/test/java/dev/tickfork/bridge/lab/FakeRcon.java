package dev.tickfork.bridge.lab;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/// A remote console as Minecraft speaks it: answers in packets of at most 4,096 bytes, one packet per read.
final class FakeRcon implements AutoCloseable {
    private static final int PACKET = 4_096;
    private final ServerSocket listener;
    private final String password;
    private final Function<String, String> game;

    FakeRcon(int port, String password, Function<String, String> game) throws IOException {
        this.listener = new ServerSocket(port, 5, InetAddress.getLoopbackAddress());
        this.password = password;
        this.game = game;
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return listener.getLocalPort();
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = listener.accept();
                Thread.ofVirtual().start(() -> serve(socket));
            }
        } catch (IOException _) {
            // closed
        }
    }

    private void serve(Socket socket) {
        try (socket) {
            var in = new DataInputStream(socket.getInputStream());
            while (true) {
                var rest = new byte[Integer.reverseBytes(in.readInt())];
                in.readFully(rest);
                ByteBuffer packet = ByteBuffer.wrap(rest).order(ByteOrder.LITTLE_ENDIAN);
                int id = packet.getInt();
                int kind = packet.getInt();
                String text = new String(rest, 8, rest.length - 10, StandardCharsets.UTF_8);
                answer(socket, id, kind, text);
            }
        } catch (IOException _) {
            // the client hung up
        }
    }

    private void answer(Socket socket, int id, int kind, String text) throws IOException {
        switch (kind) {
            case 3 -> send(socket, text.equals(password) ? id : -1, 2, new byte[0]);
            case 2 -> {
                byte[] all = game.apply(text).getBytes(StandardCharsets.UTF_8);
                int from = 0;
                do {
                    int to = Math.min(all.length, from + PACKET);
                    var part = new byte[to - from];
                    System.arraycopy(all, from, part, 0, part.length);
                    send(socket, id, 0, part);
                    from = to;
                } while (from < all.length);
                if (text.equals("stop")) {
                    socket.close();
                }
            }
            default -> send(socket, id, 0, ("Unknown request " + kind).getBytes(StandardCharsets.UTF_8));
        }
    }

    /// Cut inside the header, as networks do.
    private static void send(Socket socket, int id, int kind, byte[] text) throws IOException {
        byte[] bytes = ByteBuffer.allocate(14 + text.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(10 + text.length)
                .putInt(id)
                .putInt(kind)
                .put(text)
                .array();
        socket.getOutputStream().write(bytes, 0, 7);
        socket.getOutputStream().flush();
        socket.getOutputStream().write(bytes, 7, bytes.length - 7);
        socket.getOutputStream().flush();
    }

    @Override
    public void close() throws IOException {
        listener.close();
    }
}
