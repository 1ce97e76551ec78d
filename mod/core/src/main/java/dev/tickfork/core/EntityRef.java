package dev.tickfork.core;

import java.util.UUID;

/// Names one entity. Immutable.
///
/// @param entityId the network id, which holds only until the server stops
public record EntityRef(UUID uuid, int entityId) {}
