package dev.tickfork.core.testing;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.tickfork.protocol.LineReader;
import dev.tickfork.protocol.MessageTypes;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A plain client: sends lines, tells replies from events. One thread; every read has a deadline.
public final class LineClient implements AutoCloseable {
    private static final int DEADLINE_MILLIS = 30_000;

    public final JsonObject hello;
    public final List<JsonObject> events = new ArrayList<>();

    private final Socket socket;
    private final LineReader lines;

    public LineClient(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(DEADLINE_MILLIS);
        socket.setTcpNoDelay(true);
        lines = new LineReader(socket.getInputStream(), Integer.MAX_VALUE - 8);
        hello = next();
    }

    public Socket socket() {
        return socket;
    }

    public void send(String line) throws IOException {
        sendRaw((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    public void sendRaw(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    /// Sends a request and waits for the next reply; events on the way are kept.
    public JsonObject ask(String line) throws IOException {
        send(line);
        return reply();
    }

    /// The next reply; events on the way are kept.
    public JsonObject reply() throws IOException {
        while (true) {
            JsonObject message = next();
            if (!isEvent(message)) {
                return message;
            }
            events.add(message);
        }
    }

    /// The next event of a type, kept or to come.
    public JsonObject event(String type) throws IOException {
        for (JsonObject event : events) {
            if (type(event).equals(type)) {
                events.remove(event);
                return event;
            }
        }
        while (true) {
            JsonObject message = next();
            if (!isEvent(message)) {
                throw new AssertionError("a reply came instead of an event: " + message);
            }
            if (type(message).equals(type)) {
                return message;
            }
            events.add(message);
        }
    }

    /// Whether the server has closed the connection, with nothing more to read but events.
    public boolean atEnd() throws IOException {
        String line = readLine();
        while (line != null && isEvent(JsonParser.parseString(line).getAsJsonObject())) {
            line = readLine();
        }
        return line == null;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    private JsonObject next() throws IOException {
        String line = readLine();
        if (line == null) {
            throw new IOException("the server closed the connection");
        }
        return JsonParser.parseString(line).getAsJsonObject();
    }

    private @Nullable String readLine() throws IOException {
        return lines.next();
    }

    private static boolean isEvent(JsonObject message) {
        boolean helloLine = type(message).equals("hello") && !message.has("event");
        return message.has("event") || (!MessageTypes.isReply(type(message)) && !helloLine);
    }

    private static String type(JsonObject message) {
        return message.get("type").getAsString();
    }
}
