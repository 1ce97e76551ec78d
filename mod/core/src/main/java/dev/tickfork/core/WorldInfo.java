package dev.tickfork.core;

import java.nio.file.Path;

/// The opened world. Immutable.
///
/// @param levelName the world's title, in any script
/// @param worldDir  the folder that holds `level.dat`; made absolute and normal by whoever reports it
public record WorldInfo(String levelName, Path worldDir) {}
