package dev.tickfork.bridge.snapshot;

/// One line of a type histogram. Immutable.
///
/// @param type  namespaced id
/// @param count entities of that type, 1 or more
public record TypeCount(String type, int count) {}
