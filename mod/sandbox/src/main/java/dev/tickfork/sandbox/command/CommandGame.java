package dev.tickfork.sandbox.command;

import dev.tickfork.sandbox.world.SandboxWorld;
import java.util.SortedMap;

/// What commands need of the server beside its world. Server thread only.
public interface CommandGame {
    /// The open world.
    SandboxWorld world();

    /// Scores and teams.
    Scores scores();

    /// How long ticks took.
    TickTimes tickTimes();

    /// Every command's usage by name.
    SortedMap<String, String> usages();

    /// Saves everything.
    ///
    /// @param flush whether it waits until all is on disk
    /// @return whether all was written
    boolean save(boolean flush);

    /// How many players fit.
    int maxPlayers();

    /// Prints for everybody: the console's log and the players.
    void broadcast(String message);

    /// Asks the server to stop after this tick.
    void stop();

    /// Holds a single-player game still, or lets it go on; tasks run all the same.
    ///
    /// @return false when it was so already
    boolean pause(boolean value);
}
