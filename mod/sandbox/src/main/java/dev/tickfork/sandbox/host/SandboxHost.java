package dev.tickfork.sandbox.host;

import dev.tickfork.core.Capture;
import dev.tickfork.core.CommandOutcome;
import dev.tickfork.core.GameHost;
import dev.tickfork.core.HostIdentity;
import dev.tickfork.core.LevelInfo;
import dev.tickfork.core.ModInfo;
import dev.tickfork.core.PlayerInfo;
import dev.tickfork.core.Registration;
import dev.tickfork.core.SaveOutcome;
import dev.tickfork.core.TickState;
import dev.tickfork.core.WorldInfo;
import dev.tickfork.core.WorldRules;
import dev.tickfork.core.Xyz;
import dev.tickfork.sandbox.command.CommandResult;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import dev.tickfork.sandbox.server.GameServer;
import dev.tickfork.sandbox.server.ServerProperties;
import dev.tickfork.sandbox.world.GameRules;
import dev.tickfork.sandbox.world.SandboxLevel;
import dev.tickfork.sandbox.world.SandboxWorld;
import dev.tickfork.sandbox.world.TickRates;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/// The sandbox as a game that the instance core can observe. Threads as [GameHost] says.
public final class SandboxHost implements GameHost {
    /// The game that we stand in for.
    public static final String MINECRAFT = "26.2";

    private static final String LOADER = "sandbox";
    private static final String VERSION = "0.1.0";

    private final GameServer server;
    private final ServerProperties properties;
    private final Thread gameThread;
    private final EntityCapture capture = new EntityCapture();

    /// Shows a server to the instance core.
    ///
    /// @param gameThread the thread that ticks the server's world
    public SandboxHost(GameServer server, ServerProperties properties, Thread gameThread) {
        this.server = server;
        this.properties = properties;
        this.gameThread = gameThread;
    }

    @Override
    public HostIdentity identity() {
        return new HostIdentity("server", MINECRAFT, MINECRAFT, LOADER, VERSION);
    }

    @Override
    public void execute(Runnable task) {
        server.tasks().add(task);
    }

    @Override
    public boolean isGameThread() {
        return Thread.currentThread() == gameThread;
    }

    @Override
    public Registration onTickEnd(Runnable listener) {
        server.loop().addTickEnd(listener);
        return () -> server.loop().removeTickEnd(listener);
    }

    @Override
    public long tickCount() {
        return server.world().tickCount();
    }

    @Override
    public WorldInfo world() {
        return new WorldInfo(server.world().levelName(), server.world().folder());
    }

    @Override
    public TickState tickState() {
        SandboxWorld world = server.world();
        TickRates rates = world.tickRates();
        return new TickState(
                rates.frozen(),
                server.loop().isPaused(),
                rates.sprinting(),
                rates.stepping(),
                rates.rate(),
                world.gameTime());
    }

    @Override
    public List<LevelInfo> levels() {
        var out = new ArrayList<LevelInfo>();
        for (SandboxLevel level : server.world().levels()) {
            int[] alive = new int[1];
            level.tickList().forEach(entity -> alive[0] += entity.isAlive() ? 1 : 0);
            out.add(new LevelInfo(level.dimension(), alive[0]));
        }
        return out;
    }

    @Override
    public List<PlayerInfo> players() {
        var out = new ArrayList<PlayerInfo>();
        for (SandboxLevel level : server.world().levels()) {
            for (SandboxPlayer player : level.players()) {
                var at = new Xyz(player.x(), player.y(), player.z());
                out.add(new PlayerInfo(player.name(), player.uuid(), at, level.dimension()));
            }
        }
        return out;
    }

    @Override
    public CommandOutcome command(String command) {
        CommandResult result = server.run(command, "Server", _ -> {});
        return new CommandOutcome(result.lines(), result.success(), result.result());
    }

    @Override
    public SaveOutcome save(boolean flush) {
        boolean all = server.save(flush);
        return new SaveOutcome(all, all ? "Saved the game" : "Unable to save the game (is there enough disk space?)");
    }

    @Override
    public boolean autosave() {
        return server.world().autosave();
    }

    @Override
    public void setAutosave(boolean on) {
        server.world().setAutosave(on);
    }

    @Override
    public void setFrozen(boolean frozen) {
        TickRates rates = server.world().tickRates();
        if (frozen) {
            rates.stopSprinting();
            rates.stopStepping();
        }
        rates.setFrozen(frozen);
    }

    @Override
    public Capture capture(String dimension) {
        SandboxLevel level = server.world().levels().stream()
                .filter(each -> each.dimension().equals(dimension))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No dimension " + dimension + " is loaded"));
        return capture.of(level);
    }

    @Override
    public WorldRules rules() {
        SandboxWorld world = server.world();
        var rules = new HashMap<String, String>();
        for (GameRules.Rule rule : GameRules.all()) {
            rules.put(rule.name(), world.gameRules().text(rule.name()));
        }
        return WorldRules.of(
                rules,
                world.difficulty().id(),
                properties.number("view-distance"),
                properties.number("simulation-distance"));
    }

    @Override
    public List<ModInfo> mods() {
        return List.of(new ModInfo("tickfork-sandbox", VERSION, OwnJar.sha256()));
    }
}
