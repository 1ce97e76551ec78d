package dev.tickfork.core;

/// An entity's saved data, copied already but not yet rendered, so that rendering costs the game nothing.
@FunctionalInterface
public interface DeferredNbt {
    /// The data as SNBT on one line: what `summon` takes after the position. Any thread, also at once from
    /// several; never looks at the live entity.
    String toSnbt();
}
