package dev.tickfork.core;

/// Where an entity is and how it moves. Immutable.
///
/// @param position in blocks
/// @param velocity in blocks per tick
/// @param yaw      in degrees
/// @param pitch    in degrees
public record EntityMotion(Xyz position, Xyz velocity, float yaw, float pitch) {}
