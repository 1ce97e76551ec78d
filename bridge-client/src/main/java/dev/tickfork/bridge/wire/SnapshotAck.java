package dev.tickfork.bridge.wire;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/// A snapshot was written.
///
/// @param dir        absolute folder of `entities.jsonl` and `meta.json`
/// @param orderHash  as the mod computed it
/// @param bytes      size of `entities.jsonl`
/// @param replaced   a snapshot of that name was there before
/// @param gameTime   needs `tick-state`
/// @param generation needs `generation`
/// @param raw        the line as it came
public record SnapshotAck(
        String name,
        Path dir,
        long entities,
        String orderHash,
        long tick,
        String dimension,
        long bytes,
        boolean replaced,
        OptionalLong gameTime,
        Optional<String> generation,
        String raw) {}
