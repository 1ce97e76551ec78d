package dev.tickfork.sandbox.server;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// Raw remote console packets, for tests: one write a packet, as the real server wants them.
final class RconClient implements AutoCloseable {
    private static final int TIMEOUT_MILLIS = 30_000;

    /// One packet that was read.
    record Packet(int id, int type, ByteBuffer payload) {
        String text() {
            return StandardCharsets.UTF_8.decode(payload.duplicate()).toString();
        }

        byte[] bytes() {
            byte[] out = new byte[payload.remaining()];
            payload.duplicate().get(out);
            return out;
        }
    }

    private final Socket socket;
    private final DataInputStream in;

    RconClient(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(TIMEOUT_MILLIS);
        socket.setTcpNoDelay(true);
        in = new DataInputStream(socket.getInputStream());
    }

    void send(int id, int type, String text) throws IOException {
        byte[] payload = text.getBytes(StandardCharsets.UTF_8);
        ByteBuffer packet = ByteBuffer.allocate(14 + payload.length).order(ByteOrder.LITTLE_ENDIAN);
        packet.putInt(10 + payload.length).putInt(id).putInt(type).put(payload).putShort((short) 0);
        socket.getOutputStream().write(packet.array());
    }

    Packet read() throws IOException {
        int length = Integer.reverseBytes(in.readInt());
        int id = Integer.reverseBytes(in.readInt());
        int type = Integer.reverseBytes(in.readInt());
        byte[] payload = in.readNBytes(length - 10);
        in.readNBytes(2);
        return new Packet(id, type, ByteBuffer.wrap(payload));
    }

    /// Waits for the other side to close.
    boolean isClosedByPeer() throws IOException {
        return in.read() < 0;
    }

    /// Logs in and runs one command whose answer fits one packet.
    static String run(int port, String password, String command) throws IOException {
        try (var client = new RconClient(port)) {
            client.send(1, 3, password);
            client.read();
            client.send(2, 2, command);
            return client.read().text();
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
