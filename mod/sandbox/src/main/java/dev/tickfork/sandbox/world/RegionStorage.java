package dev.tickfork.sandbox.world;

import dev.tickfork.nbt.region.ChunkCompression;
import dev.tickfork.nbt.region.RegionFile;
import dev.tickfork.nbt.region.RegionFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// The region files of one dimension, `region/` and `entities/`. A chunk is written only when asked. Game
/// thread only.
final class RegionStorage implements AutoCloseable {
    private final RegionFolder chunks;
    private final RegionFolder entities;

    /// Opens nothing yet.
    ///
    /// @param folder of the dimension
    RegionStorage(Path folder) {
        chunks = open(folder.resolve("region"));
        entities = open(folder.resolve("entities"));
    }

    private static RegionFolder open(Path folder) {
        return RegionFolder.openReadWrite(folder, RegionFile.Durability.PROCESS, InstantSource.system());
    }

    /// Reads a chunk, empty when there is none.
    ///
    /// @throws IOException it is there and cannot be read
    Optional<CompoundBinaryTag> readChunk(int x, int z) throws IOException {
        return Optional.ofNullable(chunks.read(x, z));
    }

    Optional<CompoundBinaryTag> readEntities(int x, int z) throws IOException {
        return Optional.ofNullable(entities.read(x, z));
    }

    void writeChunk(int x, int z, CompoundBinaryTag chunk) throws IOException {
        chunks.write(x, z, chunk, ChunkCompression.ZLIB);
    }

    void writeEntities(int x, int z, CompoundBinaryTag entityChunk) throws IOException {
        entities.write(x, z, entityChunk, ChunkCompression.ZLIB);
    }

    void removeEntities(int x, int z) throws IOException {
        entities.remove(x, z);
    }

    /// Forces everything written onto the disk.
    void flush() throws IOException {
        chunks.sync();
        entities.sync();
    }

    @Override
    public void close() throws IOException {
        try {
            chunks.close();
        } finally {
            entities.close();
        }
    }
}
