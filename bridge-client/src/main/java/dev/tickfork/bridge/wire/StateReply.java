package dev.tickfork.bridge.wire;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The answer to `STATE`. What a mod does not tell is empty, never guessed.
///
/// @param inWorld    false when no world is open
/// @param tick       ticks since the server started; starts again with it
/// @param worldDir   absolute and normalised (no `/.` at the end); symbolic links are not resolved
/// @param players    how many are online
/// @param ticking    needs capability `tick-state`
/// @param generation needs `generation`
/// @param raw        the line as it came
public record StateReply(
        Vantage vantage,
        String modVersion,
        boolean inWorld,
        long tick,
        Optional<String> levelName,
        Optional<Path> worldDir,
        Optional<String> serverVersion,
        int players,
        List<Player> playerList,
        List<Level> levels,
        Optional<TickStatus> ticking,
        Optional<String> generation,
        String raw) {
    public StateReply {
        playerList = List.copyOf(playerList);
        levels = List.copyOf(levels);
    }

    /// One player in the world. Coordinates in blocks.
    public record Player(String name, String uuid, double x, double y, double z, String dimension) {}

    /// One dimension.
    ///
    /// @param entities living, ticking entities, players included
    public record Level(String dimension, long entities) {}
}
