package dev.tickfork.sandbox.world;

/// How far a chunk is up (`FullChunkStatus` and `Visibility`): a forced chunk ticks its entities, two rings around it
/// are
/// loaded and their entities are found by selectors but do not tick.
public enum ChunkStatus {
    NONE,
    LOADED,
    ENTITY_TICKING;

    boolean atLeast(ChunkStatus other) {
        return compareTo(other) >= 0;
    }
}
