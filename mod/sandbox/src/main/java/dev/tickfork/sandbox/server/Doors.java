package dev.tickfork.sandbox.server;

import dev.tickfork.sandbox.view.MinestomView;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import net.kyori.adventure.text.Component;
import net.minestom.server.MinecraftServer;
import net.minestom.server.event.server.ServerListPingEvent;
import net.minestom.server.ping.Status;
import org.jspecify.annotations.Nullable;

/// The ports that the server opens to others: the game's own and the remote console's. Loopback only.
final class Doors implements AutoCloseable {
    private static final int LAST_PORT = 65_535;

    private final MinestomView players;
    private final @Nullable RconServer rcon;
    private final GameServer server;

    private Doors(MinestomView players, @Nullable RconServer rcon, GameServer server) {
        this.players = players;
        this.rcon = rcon;
        this.server = server;
    }

    /// @throws IOException a port is taken, or an address is not this machine's own
    static Doors open(GameServer server, ServerProperties properties, ServerOptions options, ServerLog log)
            throws IOException {
        InetAddress address = address(properties.text("server-ip"));
        int port = port(properties, "server-port");
        probe(address, port, "server-port");
        log.info("Starting Minecraft server on " + address.getHostAddress() + ":" + port);
        MinestomView players = MinestomView.start(server.world(), new InetSocketAddress(address, port));
        answerPings(server, properties.text("motd"));
        log.info("Game port: " + players.port());
        try {
            return new Doors(players, options.integrated() ? null : rcon(server, properties, address, log), server);
        } catch (IOException e) {
            players.close();
            throw e;
        }
    }

    /// Lets the doors move on with the loop.
    void attach() {
        server.loop().addTurn(players::tick);
    }

    @Override
    public void close() throws IOException {
        if (rcon != null) {
            rcon.close();
        }
        players.close();
    }

    private static void answerPings(GameServer server, String motd) {
        MinecraftServer.process()
                .eventHandler()
                .addListener(
                        ServerListPingEvent.class,
                        event -> event.setStatus(Status.builder()
                                .description(Component.text(motd))
                                .playerInfo(
                                        MinecraftServer.process().connection().getOnlinePlayerCount(),
                                        server.maxPlayers())
                                .build()));
    }

    private static @Nullable RconServer rcon(
            GameServer server, ServerProperties properties, InetAddress address, ServerLog log) throws IOException {
        if (!properties.flag("enable-rcon")) {
            return null;
        }
        String password = properties.text("rcon.password");
        if (password.isEmpty()) {
            log.warn("No rcon password set in server.properties, rcon disabled!");
            return null;
        }
        RconServer rcon = RconServer.start(
                address,
                port(properties, "rcon.port"),
                password,
                command -> ServerProcess.remote(server, command, log),
                log);
        log.info("RCON running on " + address.getHostAddress() + ":" + rcon.port());
        return rcon;
    }

    private static InetAddress address(String text) throws IOException {
        if (text.isBlank()) {
            return InetAddress.getLoopbackAddress();
        }
        try {
            InetAddress address = InetAddress.getByName(text.strip());
            if (address.isLoopbackAddress()) {
                return address;
            }
        } catch (UnknownHostException _) {
            // Said below.
        }
        throw new IOException("server.properties, server-ip: " + text
                + " is not loopback. The sandbox serves this machine only: leave it empty or write 127.0.0.1.");
    }

    private static int port(ServerProperties properties, String key) throws IOException {
        int port = properties.number(key);
        if (port < 0 || port > LAST_PORT) {
            throw new IOException("server.properties, " + key + ": " + port + " is no port; 0 to " + LAST_PORT);
        }
        return port;
    }

    /// Minestom ends the whole JVM when it cannot bind: find out first.
    private static void probe(InetAddress address, int port, String key) throws IOException {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(address, port));
        } catch (IOException e) {
            throw new IOException(
                    "FAILED TO BIND TO PORT! " + address.getHostAddress() + ":" + port + ": " + e.getMessage()
                            + ". Perhaps a server is already running on that port? Choose another " + key
                            + " in server.properties.",
                    e);
        }
    }
}
