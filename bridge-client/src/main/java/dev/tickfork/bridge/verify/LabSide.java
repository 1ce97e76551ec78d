package dev.tickfork.bridge.verify;

/// The fresh snapshot that a verification looked at; the names are those of the result's data.
///
/// @param name        the lab's name, or the caller's label of the target
/// @param snapshotDir holds the `entities.jsonl` and `meta.json` that the verdict was computed from
/// @param orderHash   computed from those records
public record LabSide(String name, String snapshotDir, int entities, String orderHash, long tick) {}
