package dev.tickfork.core;

import java.util.List;

/// Everything in one dimension's tick list at one moment. Immutable; made on the game thread, read
/// anywhere.
///
/// @param entities in tick order
public record Capture(String dimension, List<CapturedEntity> entities) {
    public Capture {
        entities = List.copyOf(entities);
    }
}
