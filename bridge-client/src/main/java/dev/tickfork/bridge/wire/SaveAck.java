package dev.tickfork.bridge.wire;

/// The world was saved through the server itself.
///
/// @param complete whether the mod says that all was written
/// @param detail   the mod's words
/// @param raw      the line as it came
public record SaveAck(boolean complete, String detail, String raw) {}
