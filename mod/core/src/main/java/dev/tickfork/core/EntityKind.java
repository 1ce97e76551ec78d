package dev.tickfork.core;

/// What an entity is. Immutable; share one per type.
///
/// @param type      namespaced id, for example `minecraft:sulfur_cube`
/// @param className simple name of its class in the game
public record EntityKind(String type, String className) {}
