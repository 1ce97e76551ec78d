package dev.tickfork.bridge.wire;

/// Which opening of a world a value belongs to. Two values are equal only when nothing was reopened in
/// between.
///
/// @param id      opaque; compared as text
/// @param fromMod true when the mod named it, so that it means the same to every process; false when it
///       is our own,
///                which is new for every connection and so never equals one of another process
public record Generation(String id, boolean fromMod) {}
