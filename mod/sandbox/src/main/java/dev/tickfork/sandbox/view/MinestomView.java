package dev.tickfork.sandbox.view;

import dev.tickfork.sandbox.entity.SandboxPlayer;
import dev.tickfork.sandbox.world.SandboxLevel;
import dev.tickfork.sandbox.world.SandboxWorld;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import net.minestom.server.Auth;
import net.minestom.server.MinecraftServer;
import net.minestom.server.ServerProcess;
import net.minestom.server.coordinate.Pos;
import net.minestom.server.entity.GameMode;
import net.minestom.server.entity.Player;
import net.minestom.server.event.player.AsyncPlayerConfigurationEvent;
import net.minestom.server.event.player.PlayerDisconnectEvent;
import net.minestom.server.event.player.PlayerSpawnEvent;

/// Lets players of the Minecraft protocol in and shows them blocks and entities. Minestom keeps the
/// connections and a copy of what players see; the world itself knows nothing of it. One per process.
/// Everything but the event handlers, which only queue, runs on the game thread.
public final class MinestomView implements AutoCloseable {
    private static final Pos ENTRANCE = new Pos(0.5, -50, 0.5);

    private final SandboxWorld world;
    private final ServerProcess process;
    private final Map<SandboxLevel, LevelView> views = new HashMap<>();
    private final Map<Player, SandboxPlayer> players = new HashMap<>();
    private final Queue<Runnable> inbox = new ConcurrentLinkedQueue<>();

    private MinestomView(SandboxWorld world, ServerProcess process) {
        this.world = world;
        this.process = process;
        for (SandboxLevel level : world.levels()) {
            views.put(level, new LevelView(level, process));
        }
    }

    /// Opens the game port, in offline mode.
    ///
    /// @param address port 0 takes a free one: see [#port]
    /// @throws IOException the port is taken or may not be opened
    public static MinestomView start(SandboxWorld world, InetSocketAddress address) throws IOException {
        System.setProperty("minestom.shutdown-on-signal", "false");
        MinecraftServer.init(new Auth.Offline());
        ServerProcess process = MinecraftServer.process();
        var view = new MinestomView(world, process);
        view.listen();
        try {
            process.start(address);
        } catch (IllegalStateException e) {
            throw new IOException("Cannot open port " + address.getPort() + ": choose another server-port", e);
        }
        if (!process.server().isOpen()) {
            throw new IOException("Cannot open port " + address.getPort() + ": choose another server-port");
        }
        process.dispatcher().start();
        return view;
    }

    /// The port that players connect to.
    public int port() {
        return process.server().getPort();
    }

    private void listen() {
        LevelView first = view(world.overworld());
        process.eventHandler().addListener(AsyncPlayerConfigurationEvent.class, event -> {
            event.setSpawningInstance(first.instance());
            event.getPlayer().setRespawnPoint(ENTRANCE);
        });
        process.eventHandler().addListener(PlayerSpawnEvent.class, event -> {
            if (event.isFirstSpawn()) {
                inbox.add(() -> join(event.getPlayer()));
            }
        });
        process.eventHandler()
                .addListener(PlayerDisconnectEvent.class, event -> inbox.add(() -> leave(event.getPlayer())));
    }

    private LevelView view(SandboxLevel level) {
        LevelView view = views.get(level);
        if (view == null) {
            throw new IllegalArgumentException("No view of " + level.dimension());
        }
        return view;
    }

    private void join(Player player) {
        player.setGameMode(GameMode.CREATIVE);
        player.setFlying(true);
        var id = world.loader().nextId().getAsInt();
        var body = new SandboxPlayer(id, player.getUuid(), player.getUsername());
        place(player, body);
        world.overworld().addPlayer(body);
        players.put(player, body);
    }

    private void leave(Player player) {
        SandboxPlayer body = players.remove(player);
        if (body != null) {
            world.overworld().removePlayer(body);
        }
    }

    private static void place(Player player, SandboxPlayer body) {
        Pos pos = player.getPosition();
        body.setPosition(pos.x(), pos.y(), pos.z());
        body.setRotation(pos.yaw(), pos.pitch());
    }

    /// To be called after each tick of the world, also while it is frozen: connections, players in, pictures out.
    public void tick() {
        for (Runnable task = inbox.poll(); task != null; task = inbox.poll()) {
            task.run();
        }
        players.forEach(MinestomView::place);
        views.values().forEach(LevelView::show);
        process.ticker().tick(System.nanoTime());
    }

    /// Disconnects everybody and closes the port.
    @Override
    public void close() {
        process.stop();
    }
}
