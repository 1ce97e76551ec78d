package dev.tickfork.core.snapshot;

import dev.tickfork.core.CapturedEntity;
import dev.tickfork.core.PlayerInfo;
import dev.tickfork.core.TickState;
import dev.tickfork.core.WorldInfo;
import java.util.List;

/// Everything that a snapshot needs from the game, taken in one task between two ticks. Immutable.
///
/// @param tick   server ticks
/// @param scene  which entities, and where
public record Shot(long tick, WorldInfo world, TickState ticking, Scene scene) {

    /// The part of a dimension that was asked for.
    ///
    /// @param radius         in blocks, 0 for all
    /// @param players        those in this dimension
    /// @param entities       in tick order, alive and not removed, without players
    /// @param playersSkipped players that were left out
    public record Scene(
            String dimension,
            double radius,
            List<PlayerInfo> players,
            List<CapturedEntity> entities,
            int playersSkipped) {}
}
