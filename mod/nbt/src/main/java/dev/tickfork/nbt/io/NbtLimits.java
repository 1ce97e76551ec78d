package dev.tickfork.nbt.io;

import dev.tickfork.nbt.Snbt;

/// How much a reader takes before it gives up.
///
/// @param maxBytes uncompressed bytes, at least 1
/// @param maxTags  tags in the tree, at least 1; guards the heap where each is a single byte of data
/// @param maxDepth lists and compounds inside one another, at least 1
public record NbtLimits(int maxBytes, int maxTags, int maxDepth) {
    /// For files of a world. The game reads these without a limit; 256 MiB is over a hundred times the largest seen.
    public static final NbtLimits FILE = new NbtLimits(256 << 20, 16_000_000, Snbt.MAX_DEPTH);

    public NbtLimits {
        if (maxBytes < 1 || maxTags < 1 || maxDepth < 1) {
            throw new IllegalArgumentException(maxBytes + " bytes, " + maxTags + " tags, depth " + maxDepth);
        }
    }
}
