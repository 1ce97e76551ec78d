package dev.tickfork.bridge.wire;

import java.util.Optional;

/// How a world was before we froze it.
///
/// @param frozen   it was frozen already, so a release leaves it so
/// @param autosave true on, false off already; empty where the server has no such switch or did not tell
public record PriorState(boolean frozen, Optional<Boolean> autosave) {}
