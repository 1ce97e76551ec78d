package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.Locale;

/// Where an instance listens: a port of this computer's loopback. Immutable.
///
/// @param host `127.0.0.1`, `::1` or `localhost`
/// @param port 1 to 65535
public record Endpoint(String host, int port) {
    public static final String LOOPBACK = "127.0.0.1";
    private static final int LAST_PORT = 65_535;

    public Endpoint {
        if (port < 1 || port > LAST_PORT) {
            throw new IllegalArgumentException("port " + port);
        }
    }

    public static Endpoint loopback(int port) {
        return new Endpoint(LOOPBACK, port);
    }

    /// Reads `PORT`, `HOST:PORT` or `[::1]:PORT`.
    ///
    /// @throws ActionFailure `INVALID_REQUEST`: not of that form, no port, or not this computer (mods
    ///       listen
    ///       on loopback
    ///                       only and have no password, so another host is never asked)
    public static Endpoint parse(String text) throws ActionFailure {
        String trimmed = text.trim();
        int colon = trimmed.lastIndexOf(':');
        String host = colon < 0 ? LOOPBACK : trimmed.substring(0, colon);
        int port = port(trimmed.substring(colon + 1));
        if (port < 0 || host.isEmpty()) {
            throw ActionFailure.of(Codes.INVALID_REQUEST, Message.of("wire.address.form", text));
        }
        if (host.startsWith("[") && host.endsWith("]")) {
            host = host.substring(1, host.length() - 1);
        }
        if (!isLoopback(host)) {
            throw ActionFailure.of(Codes.INVALID_REQUEST, Message.of("wire.address.remote", text));
        }
        return new Endpoint(host, port);
    }

    InetSocketAddress address() throws UnknownHostException {
        return new InetSocketAddress(InetAddress.getByName(host), port);
    }

    private static int port(String digits) {
        if (!digits.matches("[0-9]{1,5}")) {
            return -1;
        }
        int port = Integer.parseInt(digits);
        return port >= 1 && port <= LAST_PORT ? port : -1;
    }

    /// No name but `localhost` is resolved, so a typing mistake asks no name server.
    private static boolean isLoopback(String host) {
        String lower = host.toLowerCase(Locale.ROOT);
        return lower.equals("localhost") || lower.equals("::1") || lower.matches("127(\\.[0-9]{1,3}){3}");
    }

    @Override
    public String toString() {
        return host.contains(":") ? "[" + host + "]:" + port : host + ":" + port;
    }
}
