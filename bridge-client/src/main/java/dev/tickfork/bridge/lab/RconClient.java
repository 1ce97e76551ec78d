package dev.tickfork.bridge.lab;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.regex.Pattern;

/// The remote console of a server on this computer (Source RCON as Minecraft speaks it). One thread at a
/// time.
///
/// Minecraft reads one packet per network read and loses a second one glued to it; so the end marker, a
/// request of a
/// kind that it answers with a complaint, is sent only after the first packet of the answer has come.
final class RconClient implements AutoCloseable {
    /// Minecraft's read buffer of 1,460 bytes, less head and tail.
    static final int MOST_BYTES = 1_446;

    private static final int LOGIN = 3;
    private static final int COMMAND = 2;
    private static final int ANSWER = 0;
    private static final int LOGIN_ID = 1;
    private static final int REFUSED_ID = -1;
    /// Id, kind and two zero bytes.
    private static final int FRAME_BYTES = 10;
    /// No server sends more in one packet than 4,096 of text; this also bounds a stranger.
    private static final int MOST_PACKET_BYTES = 64 * 1024;
    /// Of one whole answer.
    private static final int MOST_ANSWER_BYTES = 16 * 1024 * 1024;

    private static final Pattern COLOUR = Pattern.compile("§.");

    private final Socket socket;
    private final DataInputStream in;
    private final int port;
    private int nextId = LOGIN_ID + 1;
    private long deadlineNanos;

    /// @param text the packet's bytes, one a char: a character of UTF-8 may be cut by the packets
    private record Packet(int id, int kind, String text) {}

    private RconClient(Socket socket, int port) throws IOException {
        this.socket = socket;
        this.in = new DataInputStream(socket.getInputStream());
        this.port = port;
    }

    /// Connects and logs in.
    ///
    /// @throws ActionFailure `UNREACHABLE` nobody listens; `CAPABILITY_DENIED` wrong password;
    ///       `TIMEOUT`; `PROTOCOL`
    static RconClient open(int port, String password, Duration timeout) throws ActionFailure {
        var socket = new Socket();
        try {
            socket.setTcpNoDelay(true);
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), millis(timeout));
            var client = new RconClient(socket, port);
            client.logIn(password, timeout);
            return client;
        } catch (IOException e) {
            closeQuietly(socket);
            throw explain(port, e);
        } catch (ActionFailure e) {
            closeQuietly(socket);
            throw e;
        }
    }

    private void logIn(String password, Duration timeout) throws IOException, ActionFailure {
        deadlineNanos = System.nanoTime() + timeout.toNanos();
        send(LOGIN_ID, LOGIN, password.getBytes(StandardCharsets.UTF_8));
        Packet reply = read();
        while (reply.kind() != COMMAND) { // some servers send an empty answer first
            reply = read();
        }
        if (reply.id() == REFUSED_ID) {
            throw ActionFailure.of(Codes.CAPABILITY_DENIED, Message.of("lab.rcon.password", port));
        }
    }

    /// Runs one command and returns its whole answer without colours. The client is of no use after a
    /// failure.
    ///
    /// @throws ActionFailure `INVALID_REQUEST` longer than [#MOST_BYTES]; else as for `open`, and
    ///       `CONNECTION_LOST`
    String command(String command, Duration timeout) throws ActionFailure {
        byte[] text = command.getBytes(StandardCharsets.UTF_8);
        if (text.length > MOST_BYTES) {
            throw ActionFailure.of(Codes.INVALID_REQUEST, Message.of("lab.rcon.long", text.length, MOST_BYTES));
        }
        deadlineNanos = System.nanoTime() + timeout.toNanos();
        var answer = new StringBuilder();
        try {
            int id = nextId++;
            send(id, COMMAND, text);
            answer.append(expect(read(), id).text());
            int marker = nextId++;
            send(marker, ANSWER, new byte[0]);
            Packet packet = read();
            while (packet.id() != marker) {
                answer.append(expect(packet, id).text());
                if (answer.length() > MOST_ANSWER_BYTES) {
                    throw new IOException("answer over " + MOST_ANSWER_BYTES + " bytes");
                }
                packet = read();
            }
        } catch (EOFException | SocketException e) {
            if (answer.length() == 0) {
                throw explain(port, e);
            }
            // `stop` closes the socket before it has finished its answer
        } catch (IOException e) {
            throw explain(port, e);
        }
        var joined = new String(answer.toString().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
        return COLOUR.matcher(joined).replaceAll("").replace("\r", "");
    }

    private static Packet expect(Packet packet, int id) throws IOException {
        if (packet.id() != id) {
            throw new IOException("answer to " + packet.id() + " instead of " + id);
        }
        return packet;
    }

    private void send(int id, int kind, byte[] text) throws IOException {
        ByteBuffer packet = ByteBuffer.allocate(Integer.BYTES + FRAME_BYTES + text.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(FRAME_BYTES + text.length)
                .putInt(id)
                .putInt(kind)
                .put(text);
        socket.getOutputStream().write(packet.array()); // the rest is the two zero bytes
        socket.getOutputStream().flush();
    }

    private Packet read() throws IOException {
        int length = Integer.reverseBytes(readInt());
        if (length < FRAME_BYTES || length > MOST_PACKET_BYTES) {
            throw new IOException("packet of " + length + " bytes");
        }
        byte[] rest = readFully(length);
        ByteBuffer packet = ByteBuffer.wrap(rest).order(ByteOrder.LITTLE_ENDIAN);
        int id = packet.getInt();
        int kind = packet.getInt();
        var text = new byte[length - FRAME_BYTES];
        packet.get(text);
        return new Packet(id, kind, new String(text, StandardCharsets.ISO_8859_1));
    }

    private int readInt() throws IOException {
        return ByteBuffer.wrap(readFully(Integer.BYTES)).getInt();
    }

    /// Every read is bounded by what is left of the whole time, so a server that drips cannot hold us.
    private byte[] readFully(int length) throws IOException {
        var bytes = new byte[length];
        int done = 0;
        while (done < length) {
            long left = (deadlineNanos - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new SocketTimeoutException("no whole answer in time");
            }
            socket.setSoTimeout(Math.toIntExact(Math.min(left, Integer.MAX_VALUE)));
            int read = in.read(bytes, done, length - done);
            if (read < 0) {
                throw new EOFException("closed by the server");
            }
            done += read;
        }
        return bytes;
    }

    private static ActionFailure explain(int port, IOException e) {
        String why = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        return switch (e) {
            case SocketTimeoutException _ -> ActionFailure.of(Codes.TIMEOUT, Message.of("lab.rcon.silent", port), e);
            case ConnectException _ -> ActionFailure.of(Codes.UNREACHABLE, Message.of("lab.rcon.nobody", port), e);
            case EOFException _ -> ActionFailure.of(Codes.CONNECTION_LOST, Message.of("lab.rcon.lost", port, why), e);
            case SocketException _ ->
                ActionFailure.of(Codes.CONNECTION_LOST, Message.of("lab.rcon.lost", port, why), e);
            default -> ActionFailure.of(Codes.PROTOCOL, Message.of("lab.rcon.strange", port, why), e);
        };
    }

    private static int millis(Duration timeout) {
        return Math.toIntExact(Math.clamp(timeout.toMillis(), 1L, (long) Integer.MAX_VALUE));
    }

    private static void closeQuietly(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // a failure is on its way already
        }
    }

    @Override
    public void close() {
        closeQuietly(socket);
    }
}
