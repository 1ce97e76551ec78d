package dev.tickfork.sandbox.server;

import dev.tickfork.sandbox.entity.SandboxPlayer;
import dev.tickfork.sandbox.world.SandboxLevel;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import net.kyori.adventure.text.Component;
import net.minestom.server.MinecraftServer;
import net.minestom.server.ServerProcess;
import net.minestom.server.coordinate.Pos;
import net.minestom.server.entity.Player;
import net.minestom.server.event.GlobalEventHandler;
import net.minestom.server.event.player.AsyncPlayerConfigurationEvent;
import net.minestom.server.event.player.PlayerDisconnectEvent;
import net.minestom.server.event.player.PlayerMoveEvent;
import net.minestom.server.event.player.PlayerSpawnEvent;
import net.minestom.server.event.server.ServerListPingEvent;
import net.minestom.server.instance.InstanceContainer;
import net.minestom.server.ping.Status;

/// The game's own port: answers status pings and lets players in, in offline mode. A player counts in the
/// overworld and loads chunks around itself. Minestom's threads call in; the world is touched on the server
/// thread alone.
final class PlayerDoor implements AutoCloseable {
    private static final Pos SPAWN = new Pos(0.5, 64.0, 0.5);

    private final GameServer server;
    private final ServerLog log;
    private final ServerProcess process;
    /// Server thread only.
    private final Map<UUID, SandboxPlayer> online = new HashMap<>();

    private PlayerDoor(GameServer server, ServerLog log, ServerProcess process) {
        this.server = server;
        this.log = log;
        this.process = process;
    }

    /// Binds the port. Loads the game's registries: takes a second or two.
    static PlayerDoor open(GameServer server, InetSocketAddress address, String motd, ServerLog log) {
        MinecraftServer.init();
        ServerProcess process = MinecraftServer.process();
        var door = new PlayerDoor(server, log, process);
        InstanceContainer instance = process.instance().createInstanceContainer();
        door.listen(process.eventHandler(), instance, motd);
        process.start(address);
        process.dispatcher().start();
        return door;
    }

    /// Moves Minestom's side on; once a turn, on the server thread.
    void turn() {
        process.ticker().tick(System.nanoTime());
    }

    /// @return the bound port, -1 where it is none
    int port() {
        SocketAddress bound = process.server().socketAddress();
        return bound instanceof InetSocketAddress internet ? internet.getPort() : -1;
    }

    @Override
    public void close() {
        MinecraftServer.stopCleanly();
    }

    private void listen(GlobalEventHandler events, InstanceContainer instance, String motd) {
        events.addListener(AsyncPlayerConfigurationEvent.class, event -> {
            event.setSpawningInstance(instance);
            event.getPlayer().setRespawnPoint(SPAWN);
        });
        events.addListener(
                ServerListPingEvent.class,
                event -> event.setStatus(Status.builder()
                        .description(Component.text(motd))
                        .playerInfo(process.connection().getOnlinePlayerCount(), server.maxPlayers())
                        .build()));
        events.addListener(PlayerSpawnEvent.class, event -> {
            if (event.isFirstSpawn()) {
                Player player = event.getPlayer();
                server.tasks().add(() -> joined(player.getUuid(), player.getUsername(), player.getPosition()));
            }
        });
        events.addListener(PlayerMoveEvent.class, event -> {
            UUID uuid = event.getPlayer().getUuid();
            Pos to = event.getNewPosition();
            server.tasks().add(() -> moved(uuid, to));
        });
        events.addListener(PlayerDisconnectEvent.class, event -> {
            UUID uuid = event.getPlayer().getUuid();
            server.tasks().add(() -> left(uuid));
        });
    }

    private void joined(UUID uuid, String name, Pos at) {
        SandboxLevel level = server.world().overworld();
        var player = new SandboxPlayer(server.world().loader().nextId().getAsInt(), uuid, name);
        player.setPosition(at.x(), at.y(), at.z());
        level.addPlayer(player);
        online.put(uuid, player);
        log.info(name + " joined the game");
    }

    private void moved(UUID uuid, Pos to) {
        SandboxPlayer player = online.get(uuid);
        if (player != null) {
            player.setPosition(to.x(), to.y(), to.z());
            player.setRotation(to.yaw(), to.pitch());
        }
    }

    private void left(UUID uuid) {
        SandboxPlayer player = online.remove(uuid);
        if (player != null) {
            server.world().overworld().removePlayer(player);
            log.info(player.name() + " left the game");
        }
    }
}
