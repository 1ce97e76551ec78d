package dev.tickfork.core.snapshot;

import java.nio.file.Path;

/// A snapshot that is on disk, complete. Immutable.
///
/// @param bytes     size of `entities.jsonl`
/// @param createdAt milliseconds since 1970
/// @param replaced  whether one of that name was there before
public record Taken(String name, Path folder, String orderHash, long bytes, long createdAt, boolean replaced) {}
