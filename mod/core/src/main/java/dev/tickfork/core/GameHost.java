package dev.tickfork.core;

import java.util.List;

/// What a game must offer so that TickFork can observe one opened world of it: the whole seam between us
/// and a game.
///
/// One host stands for one opened world. When the world closes, its server is stopped; the next world gets
/// another host and another server. Each member says its thread. "Game thread" is the one thread that
/// ticks the world.
public interface GameHost {
    /// Names and versions that never change while this world is open. Any thread; costs nothing.
    HostIdentity identity();

    /// Runs the task once on the game thread, between two ticks, in the order of submission. It also runs
    /// while the game is frozen or paused. Any thread; never waits for the task.
    ///
    /// @throws RejectedExecutionException the world is closing: the task will never run
    void execute(Runnable task);

    /// True on the game thread. Any thread.
    boolean isGameThread();

    /// Calls the listener on the game thread after each counted server tick, until closed. Such ticks go
    /// on while the game is frozen, and stop while it is paused. Any thread.
    Registration onTickEnd(Runnable listener);

    /// Server ticks since the server started; never goes backwards while this world is open. Game thread.
    long tickCount();

    /// Name and folder of the opened world. Game thread.
    WorldInfo world();

    /// How the world ticks at this moment. Game thread.
    TickState tickState();

    /// Every loaded dimension with its count of ticking entities, overworld first. Game thread;
    /// O(entities).
    List<LevelInfo> levels();

    /// Players that are online, in the order in which the game lists them. Game thread.
    List<PlayerInfo> players();

    /// Runs one command as the server console would. Game thread; costs what the command costs. A command
    /// that the game refuses is no exception: it comes back as an outcome with its error lines.
    ///
    /// @param command the command without its leading slash, on one line
    CommandOutcome command(String command);

    /// Saves the world through the game itself, which works in single player too. Game thread; may take
    /// minutes.
    ///
    /// @param flush wait until everything is on disk, as `save-all flush` does
    SaveOutcome save(boolean flush);

    /// Whether the game saves by itself; false as soon as one dimension does not. Game thread.
    boolean autosave();

    /// Switches the game's own saving on or off for every dimension. Game thread.
    void setAutosave(boolean on);

    /// Freezes or unfreezes ticking, as `tick freeze` does: a running sprint or step ends first. Game
    /// thread.
    void setFrozen(boolean frozen);

    /// What ticks in one dimension, in tick order, as values that no later tick can change. Everything in
    /// the tick list is in it, players, dying and removed entities too: leaving out is the caller's job.
    /// Game thread; it should cost a small part of a tick for 1,000 entities, so NBT is only copied here,
    /// and rendered later.
    ///
    /// @param dimension one of [#levels], for example `minecraft:overworld`
    /// @throws IllegalArgumentException no such dimension is loaded
    Capture capture(String dimension);

    /// Gamerules and distances at this moment. Game thread.
    WorldRules rules();

    /// Mods that the game runs, with the SHA-256 of their files. Off the game thread, since it may read
    /// files.
    List<ModInfo> mods();
}
