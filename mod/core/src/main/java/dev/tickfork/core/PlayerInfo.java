package dev.tickfork.core;

import java.util.UUID;

/// A player who is online. Immutable.
///
/// @param position feet, in blocks
public record PlayerInfo(String name, UUID uuid, Xyz position, String dimension) {}
