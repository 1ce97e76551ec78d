package dev.tickfork.bridge.verify;

/// The recording that a verification starts from; the names are those of the result's data.
///
/// @param dir       the fork's folder
/// @param entities  records in its `entities.jsonl`
/// @param orderHash computed from those records
/// @param tick      the source's tick counter when it was taken
public record ForkSide(String dir, int entities, String orderHash, long tick, String dimension) {}
