package dev.tickfork.sandbox.entity;

/// Why an entity is no longer in its level (vanilla's `Entity.RemovalReason`).
public enum Removal {
    KILLED,
    DISCARDED,
    UNLOADED_TO_CHUNK,
    UNLOADED_WITH_PLAYER,
    CHANGED_DIMENSION
}
