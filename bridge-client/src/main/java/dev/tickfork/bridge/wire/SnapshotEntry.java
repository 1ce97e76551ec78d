package dev.tickfork.bridge.wire;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// One snapshot on an instance's disk. Mods up to 0.8 tell the name as `id` and neither folder nor size;
/// a folder
/// without a readable meta.json has its name alone.
///
/// @param createdAt milliseconds since 1970
/// @param metaError why the meta.json could not be read
public record SnapshotEntry(
        String name,
        Optional<Path> dir,
        OptionalLong entities,
        Optional<String> orderHash,
        OptionalLong tick,
        OptionalLong createdAt,
        OptionalLong bytes,
        Optional<String> dimension,
        OptionalDouble radius,
        Optional<String> metaError) {}
