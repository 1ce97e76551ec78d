package dev.tickfork.core;

/// Yes-or-no facts of an entity. Immutable.
///
/// @param player  it is a player
/// @param removed it is still in the tick list but already gone from the world
/// @param alive   false while it is dying
public record EntityFlags(boolean player, boolean removed, boolean alive, boolean invulnerable, boolean onGround) {}
