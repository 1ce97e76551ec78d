package dev.tickfork.sandbox.world;

import java.io.IOException;
import java.util.Optional;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// The region files of one dimension: chunks and entity chunks by position. Game thread only.
interface LevelStorage extends AutoCloseable {
    /// Reads a chunk.
    /// @throws IOException it is there and cannot be read
    Optional<CompoundBinaryTag> readChunk(int x, int z) throws IOException;

    Optional<CompoundBinaryTag> readEntities(int x, int z) throws IOException;

    void writeChunk(int x, int z, CompoundBinaryTag chunk) throws IOException;

    void writeEntities(int x, int z, CompoundBinaryTag entities) throws IOException;

    void removeEntities(int x, int z) throws IOException;

    /// Forces everything written onto the disk.
    void flush() throws IOException;

    @Override
    void close() throws IOException;
}
