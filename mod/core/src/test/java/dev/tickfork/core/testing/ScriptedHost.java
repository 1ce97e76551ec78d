package dev.tickfork.core.testing;

import dev.tickfork.core.Capture;
import dev.tickfork.core.CapturedEntity;
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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import java.util.function.Supplier;

/// A game in memory with a real game thread. It ticks only when told to, so every test decides what
/// happens between two requests. Its world is public to be changed by tests, on the game thread.
public final class ScriptedHost implements GameHost, AutoCloseable {
    public final List<PlayerInfo> online = new ArrayList<>();
    public final Map<String, List<CapturedEntity>> levels = new LinkedHashMap<>();
    public final List<String> commands = new CopyOnWriteArrayList<>();
    public Function<String, CommandOutcome> console = _ -> new CommandOutcome(List.of(), true, 1);
    public SaveOutcome saved = new SaveOutcome(true, "Saved the game");
    public boolean frozen;
    public boolean paused;
    public boolean autosave = true;
    public long tick = 104_233;
    public long gameTime = 98_001;

    private final LinkedBlockingQueue<Runnable> inbox = new LinkedBlockingQueue<>();
    private final List<Runnable> tickEnds = new CopyOnWriteArrayList<>();
    private final Path worldDir;
    private final Thread thread;
    private volatile boolean stopping;

    public ScriptedHost(Path worldDir) {
        this.worldDir = worldDir;
        this.thread = Thread.ofPlatform().daemon().name("scripted game").start(this::loop);
    }

    /// Runs a task on the game thread and waits for its value.
    public <T> T onGameThread(Supplier<T> task) {
        var done = new CompletableFuture<T>();
        execute(() -> {
            try {
                done.complete(task.get());
            } catch (RuntimeException e) {
                done.completeExceptionally(e);
            }
        });
        return done.join();
    }

    /// Changes the world on the game thread, and waits.
    public void change(Runnable change) {
        onGameThread(() -> {
            change.run();
            return true;
        });
    }

    /// Runs one server tick and its end, and waits.
    public void tick() {
        change(() -> {
            if (paused) {
                return;
            }
            tick++;
            gameTime += frozen ? 0 : 1;
            tickEnds.forEach(Runnable::run);
        });
    }

    private void loop() {
        try {
            while (!stopping) {
                inbox.take().run();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public HostIdentity identity() {
        return new HostIdentity("server", "26.2", "26.2-scripted", "scripted", "1.0");
    }

    @Override
    public void execute(Runnable task) {
        if (stopping) {
            throw new RejectedExecutionException("stopping");
        }
        inbox.add(task);
    }

    @Override
    public boolean isGameThread() {
        return Thread.currentThread() == thread;
    }

    @Override
    public Registration onTickEnd(Runnable listener) {
        tickEnds.add(listener);
        return () -> tickEnds.remove(listener);
    }

    @Override
    public long tickCount() {
        check();
        return tick;
    }

    @Override
    public WorldInfo world() {
        check();
        return new WorldInfo("量子硫方怪", worldDir);
    }

    @Override
    public TickState tickState() {
        check();
        return new TickState(frozen, paused, false, false, 20, gameTime);
    }

    @Override
    public List<LevelInfo> levels() {
        check();
        return levels.entrySet().stream()
                .map(level -> new LevelInfo(level.getKey(), (int) level.getValue().stream()
                        .filter(entity ->
                                entity.flags().alive() && !entity.flags().removed())
                        .count()))
                .toList();
    }

    @Override
    public List<PlayerInfo> players() {
        check();
        return List.copyOf(online);
    }

    @Override
    public CommandOutcome command(String command) {
        check();
        commands.add(command);
        return console.apply(command);
    }

    @Override
    public SaveOutcome save(boolean flush) {
        check();
        return saved;
    }

    @Override
    public boolean autosave() {
        check();
        return autosave;
    }

    @Override
    public void setAutosave(boolean on) {
        check();
        autosave = on;
    }

    @Override
    public void setFrozen(boolean frozen) {
        check();
        this.frozen = frozen;
    }

    @Override
    public Capture capture(String dimension) {
        check();
        List<CapturedEntity> entities = levels.get(dimension);
        if (entities == null) {
            throw new IllegalArgumentException(dimension);
        }
        return new Capture(dimension, entities);
    }

    @Override
    public WorldRules rules() {
        check();
        return WorldRules.of(
                Map.of("spawn_monsters", "true", "random_tick_speed", "3", "advance_time", "true"), "normal", 10, 8);
    }

    @Override
    public List<ModInfo> mods() {
        if (isGameThread()) {
            throw new IllegalStateException("mods are read off the game thread");
        }
        return List.of(
                new ModInfo("carpet", "26.2-1.0", "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"),
                new ModInfo("mc-agent-interface", "0.8.0+tickfork.0.1.0", null));
    }

    /// Takes no more tasks and ends the game thread.
    @Override
    public void close() {
        stopping = true;
        thread.interrupt();
    }

    private void check() {
        if (!isGameThread()) {
            throw new IllegalStateException("not on the game thread");
        }
    }
}
