package dev.tickfork.bridge.restore;

/// A rectangle of chunks, bounds included, small enough for one `forceload` command.
record ChunkTile(int minX, int minZ, int maxX, int maxZ) {
    /// The most chunks that the game marks with one `forceload` command.
    static final int MOST_CHUNKS = 256;

    ChunkTile {
        if (minX > maxX || minZ > maxZ) {
            throw new IllegalArgumentException("empty tile: " + minX + ".." + maxX + ", " + minZ + ".." + maxZ);
        }
    }

    long size() {
        return (maxX - minX + 1L) * (maxZ - minZ + 1L);
    }

    boolean contains(int x, int z) {
        return minX <= x && x <= maxX && minZ <= z && z <= maxZ;
    }

    /// The smallest rectangle around both.
    ChunkTile around(ChunkTile other) {
        return new ChunkTile(
                Math.min(minX, other.minX),
                Math.min(minZ, other.minZ),
                Math.max(maxX, other.maxX),
                Math.max(maxZ, other.maxZ));
    }

    /// The command's arguments are block columns, not chunks.
    ///
    /// @param verb `add` or `remove`
    String command(String verb) {
        return "forceload " + verb + " " + minX * ChunkArea.SIDE + " " + minZ * ChunkArea.SIDE + " "
                + (maxX * ChunkArea.SIDE + ChunkArea.SIDE - 1) + " " + (maxZ * ChunkArea.SIDE + ChunkArea.SIDE - 1);
    }
}
