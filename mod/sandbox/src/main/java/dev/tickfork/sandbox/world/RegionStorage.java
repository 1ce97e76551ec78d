package dev.tickfork.sandbox.world;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// The region files of one dimension. Game thread only.
final class RegionStorage implements LevelStorage {
    private final Map<Long, CompoundBinaryTag> chunks = new HashMap<>();
    private final Map<Long, CompoundBinaryTag> entities = new HashMap<>();

    RegionStorage(Path folder) {}

    @Override
    public Optional<CompoundBinaryTag> readChunk(int x, int z) {
        return Optional.ofNullable(chunks.get(ChunkPos.pack(x, z)));
    }

    @Override
    public Optional<CompoundBinaryTag> readEntities(int x, int z) {
        return Optional.ofNullable(entities.get(ChunkPos.pack(x, z)));
    }

    @Override
    public void writeChunk(int x, int z, CompoundBinaryTag chunk) {
        chunks.put(ChunkPos.pack(x, z), chunk);
    }

    @Override
    public void writeEntities(int x, int z, CompoundBinaryTag entityChunk) {
        entities.put(ChunkPos.pack(x, z), entityChunk);
    }

    @Override
    public void removeEntities(int x, int z) {
        entities.remove(ChunkPos.pack(x, z));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
