package dev.tickfork.bridge.world;

/// How a world folder keeps its dimensions.
public enum WorldLayout {
    /// All under `dimensions/<namespace>/<path>` (since 26.1).
    DIMENSIONS,
    /// The overworld at the top, `DIM-1`, `DIM1`, others under `dimensions/`.
    OLDER,
    /// Both: left over from a migration, or two worlds in one folder.
    BOTH,
    /// No dimension found.
    NONE
}
