package dev.tickfork.sandbox.server;

import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.CommandGame;
import dev.tickfork.sandbox.command.CommandResult;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Dispatcher;
import dev.tickfork.sandbox.command.Point;
import dev.tickfork.sandbox.command.Scores;
import dev.tickfork.sandbox.command.TickTimes;
import dev.tickfork.sandbox.command.game.GameCommands;
import dev.tickfork.sandbox.world.SandboxWorld;
import java.util.ArrayList;
import java.util.SortedMap;
import java.util.function.Consumer;

/// An open world with its commands and its loop: what console, RCON and the instance core talk to.
/// Server thread, but for [#tasks] and [#stop].
public final class GameServer implements CommandGame {
    private static final String UNEXPECTED = "An unexpected error occurred trying to execute that command";

    private final SandboxWorld world;
    private final Dispatcher dispatcher;
    private final TaskQueue tasks;
    private final TickLoop loop;
    private final ServerLog log;
    private final int maxPlayers;
    private final Scores scores = new Scores();

    /// Joins world, commands and loop.
    ///
    /// @param world open; closing it is the caller's
    public GameServer(
            SandboxWorld world, ServerProperties properties, boolean integrated, TaskQueue tasks, ServerLog log) {
        this.world = world;
        this.dispatcher = GameCommands.dispatcher(integrated);
        this.tasks = tasks;
        this.log = log;
        this.maxPlayers = properties.number("max-players");
        int empty = integrated ? 0 : properties.number("pause-when-empty-seconds");
        this.loop = new TickLoop(world, tasks, log, empty);
    }

    /// Runs one command as the console, in the overworld.
    ///
    /// @param line with or without a leading slash
    /// @param name who speaks, e.g. `Server`
    /// @param output hears each message at once; the result holds them all
    public CommandResult run(String line, String name, Consumer<String> output) {
        var lines = new ArrayList<String>();
        Consumer<String> both = message -> {
            lines.add(message);
            output.accept(message);
        };
        String command = line.startsWith("/") ? line.substring(1) : line;
        try {
            CommandSource source = CommandSource.console(this, new Point(0.0, 0.0, 0.0), name, both, (_, _) -> {});
            Dispatcher.Run run = dispatcher.run(source, command);
            return new CommandResult(run.ran(), run.result(), lines);
        } catch (CommandException e) {
            e.lines().forEach(both);
        } catch (RuntimeException e) {
            // As the game: a fault in one command is that command's failure, not the server's end.
            log.error("Command exception: /" + command, e);
            both.accept(UNEXPECTED);
        }
        return new CommandResult(false, 0, lines);
    }

    /// Where other threads leave work.
    public TaskQueue tasks() {
        return tasks;
    }

    /// The loop.
    public TickLoop loop() {
        return loop;
    }

    @Override
    public SandboxWorld world() {
        return world;
    }

    @Override
    public Scores scores() {
        return scores;
    }

    @Override
    public TickTimes tickTimes() {
        return loop.times();
    }

    @Override
    public SortedMap<String, String> usages() {
        return dispatcher.usages();
    }

    @Override
    public boolean save(boolean flush) {
        return world.save(flush);
    }

    @Override
    public int maxPlayers() {
        return maxPlayers;
    }

    @Override
    public void broadcast(String message) {
        log.info(message);
    }

    @Override
    public void stop() {
        loop.stop();
    }

    @Override
    public boolean pause(boolean value) {
        return loop.pause(value);
    }
}
