package dev.tickfork.core;

/// One loaded dimension. Immutable.
///
/// @param dimension its id, for example `minecraft:overworld`
/// @param entities  entities that tick in it and are alive and not removed, players included
public record LevelInfo(String dimension, int entities) {}
