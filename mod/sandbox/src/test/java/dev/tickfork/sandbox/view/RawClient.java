package dev.tickfork.sandbox.view;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/// As much of a 26.2 client (protocol 776, no compression) as it takes to ping, log in and look on.
final class RawClient implements AutoCloseable {
    private static final int PROTOCOL = 776;

    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;

    RawClient(int port, int timeoutMillis) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(timeoutMillis);
        in = new DataInputStream(socket.getInputStream());
        out = new DataOutputStream(socket.getOutputStream());
    }

    /// The JSON of the status reply.
    String status() throws IOException {
        handshake(1);
        send(0, new byte[0]);
        ByteBuffer reply = receive();
        varInt(reply);
        byte[] text = new byte[varInt(reply)];
        reply.get(text);
        return new String(text, StandardCharsets.UTF_8);
    }

    /// Logs in and goes through configuration; the next packets are those of play.
    void login(String name) throws IOException {
        handshake(2);
        var start = new ByteArrayOutputStream();
        string(start, name);
        start.write(bytes(new UUID(3, 4)));
        send(0, start.toByteArray());
        await(2);
        send(3, new byte[0]);
        while (true) {
            ByteBuffer packet = receive();
            switch (varInt(packet)) {
                case 0x0E -> send(7, new byte[] {0});
                case 4 -> {
                    byte[] id = new byte[8];
                    packet.get(id);
                    send(4, id);
                }
                case 3 -> {
                    send(3, new byte[0]);
                    return;
                }
                default -> {}
            }
        }
    }

    /// Reads packets until one holds the UUID: that is the entity being shown.
    void awaitUuid(UUID uuid) throws IOException {
        byte[] wanted = bytes(uuid);
        while (true) {
            byte[] packet = receive().array();
            for (int i = 0; i + wanted.length <= packet.length; i++) {
                if (java.util.Arrays.equals(packet, i, i + wanted.length, wanted, 0, wanted.length)) {
                    return;
                }
            }
        }
    }

    private void await(int id) throws IOException {
        while (varInt(receive()) != id) {
            // Others before it are of no interest.
        }
    }

    private void handshake(int next) throws IOException {
        var body = new ByteArrayOutputStream();
        varInt(body, PROTOCOL);
        string(body, "localhost");
        body.write(0);
        body.write(0);
        varInt(body, next);
        send(0, body.toByteArray());
    }

    private void send(int id, byte[] body) throws IOException {
        var packet = new ByteArrayOutputStream();
        varInt(packet, body.length + 1);
        packet.write(id);
        packet.write(body);
        out.write(packet.toByteArray());
    }

    private ByteBuffer receive() throws IOException {
        int length = 0;
        for (int shift = 0; ; shift += 7) {
            int read = in.readUnsignedByte();
            length |= (read & 0x7F) << shift;
            if (read < 0x80) {
                break;
            }
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return ByteBuffer.wrap(bytes);
    }

    private static int varInt(ByteBuffer from) {
        int value = 0;
        for (int shift = 0; ; shift += 7) {
            int read = from.get() & 0xFF;
            value |= (read & 0x7F) << shift;
            if (read < 0x80) {
                return value;
            }
        }
    }

    private static void varInt(ByteArrayOutputStream to, int value) {
        int left = value;
        while (left > 0x7F) {
            to.write((left & 0x7F) | 0x80);
            left >>>= 7;
        }
        to.write(left);
    }

    private static void string(ByteArrayOutputStream to, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        varInt(to, bytes.length);
        to.write(bytes);
    }

    private static byte[] bytes(UUID uuid) {
        return ByteBuffer.allocate(16)
                .putLong(uuid.getMostSignificantBits())
                .putLong(uuid.getLeastSignificantBits())
                .array();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
