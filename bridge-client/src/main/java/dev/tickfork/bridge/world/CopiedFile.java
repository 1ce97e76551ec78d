package dev.tickfork.bridge.world;

import java.time.Instant;

/// One file of a copy.
///
/// @param path   relative to the world, with `/`
/// @param size   bytes
/// @param mtime  when the source last wrote it; the copy carries the same
/// @param sha256 of the copy's bytes, 64 lower-case hex digits
public record CopiedFile(String path, long size, Instant mtime, String sha256) {}
