package dev.tickfork.sandbox.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/// One remote console connection. As in the game's `RconClient`, a request must come in one read of at most
/// 1460 bytes and be the only one in it; anything else closes the connection. One thread.
final class RconConnection {
    private static final int REQUEST_BUFFER = 1460;
    private static final int MIN_REQUEST = 10;
    private static final int RESPONSE_PAYLOAD = 4096;
    private static final int LOGIN = 3;
    private static final int COMMAND = 2;
    private static final int RESPONSE = 0;
    private static final int FAILED_LOGIN = -1;

    private final Socket socket;
    private final String password;
    private final RconServer.Handler handler;
    private boolean loggedIn;

    RconConnection(Socket socket, String password, RconServer.Handler handler) {
        this.socket = socket;
        this.password = password;
        this.handler = handler;
    }

    /// Serves requests until the other side closes or breaks the rules.
    void run() throws IOException {
        InputStream in = socket.getInputStream();
        OutputStream out = socket.getOutputStream();
        byte[] buffer = new byte[REQUEST_BUFFER];
        while (true) {
            int read = in.read(buffer, 0, REQUEST_BUFFER);
            if (read < MIN_REQUEST) {
                return;
            }
            ByteBuffer request = ByteBuffer.wrap(buffer, 0, read).order(ByteOrder.LITTLE_ENDIAN);
            if (request.getInt() != read - Integer.BYTES) {
                return;
            }
            int id = request.getInt();
            int type = request.getInt();
            answer(out, id, type, payload(buffer, request.position(), read));
        }
    }

    private void answer(OutputStream out, int id, int type, String payload) throws IOException {
        switch (type) {
            case LOGIN -> {
                loggedIn = !password.isEmpty() && same(payload, password);
                send(out, loggedIn ? id : FAILED_LOGIN, COMMAND, new byte[0], 0, 0);
            }
            case COMMAND -> {
                if (loggedIn) {
                    respond(out, id, handler.run(payload));
                } else {
                    send(out, FAILED_LOGIN, COMMAND, new byte[0], 0, 0);
                }
            }
            default -> respond(out, id, "Unknown request " + Integer.toHexString(type));
        }
    }

    private static void respond(OutputStream out, int id, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int from = 0;
        do {
            int length = Math.min(RESPONSE_PAYLOAD, bytes.length - from);
            send(out, id, RESPONSE, bytes, from, length);
            from += length;
        } while (from < bytes.length);
    }

    private static void send(OutputStream out, int id, int type, byte[] bytes, int from, int length)
            throws IOException {
        ByteBuffer packet = ByteBuffer.allocate(14 + length).order(ByteOrder.LITTLE_ENDIAN);
        packet.putInt(10 + length)
                .putInt(id)
                .putInt(type)
                .put(bytes, from, length)
                .putShort((short) 0);
        out.write(packet.array());
        out.flush();
    }

    private static String payload(byte[] buffer, int from, int to) {
        int end = from;
        while (end < to && buffer[end] != 0) {
            end++;
        }
        return new String(buffer, from, end - from, StandardCharsets.UTF_8);
    }

    private static boolean same(String a, String b) {
        return MessageDigest.isEqual(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
    }
}
