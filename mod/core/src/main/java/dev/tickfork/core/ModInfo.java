package dev.tickfork.core;

import org.jspecify.annotations.Nullable;

/// One mod that the game runs. Immutable.
///
/// @param sha256 of its file, 64 lower-case hex digits; null when it has no file of its own
public record ModInfo(String id, String version, @Nullable String sha256) {}
