package dev.tickfork.sandbox.view;

import dev.tickfork.sandbox.block.BlockState;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import dev.tickfork.sandbox.physics.Box;
import dev.tickfork.sandbox.world.SandboxLevel;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.minestom.server.ServerProcess;
import net.minestom.server.instance.Chunk;
import net.minestom.server.instance.ChunkLoader;
import net.minestom.server.instance.InstanceContainer;
import net.minestom.server.instance.block.Block;
import net.minestom.server.world.DimensionType;

/// The picture of one level that its players see: a Minestom instance kept like it. Game thread only.
final class LevelView {
    /// Entities further than this from every player are not shown, blocks.
    private static final double SIGHT = 64;
    /// More entities than this are not shown: a client could not draw them.
    private static final int MAX_SHOWN = 2_000;

    private final SandboxLevel level;
    private final InstanceContainer instance;
    private final Long2LongOpenHashMap drawn = new Long2LongOpenHashMap();
    private final Map<SandboxEntity, EntityPicture> pictures = new HashMap<>();

    LevelView(SandboxLevel level, ServerProcess process) {
        this.level = level;
        var type = switch (level.dimension()) {
            case "minecraft:the_nether" -> DimensionType.THE_NETHER;
            case "minecraft:the_end" -> DimensionType.THE_END;
            default -> DimensionType.OVERWORLD;
        };
        instance = process.instance().createInstanceContainer(type, ChunkLoader.noop());
    }

    InstanceContainer instance() {
        return instance;
    }

    void show() {
        if (level.players().isEmpty()) {
            pictures.values().forEach(EntityPicture::remove);
            pictures.clear();
            return;
        }
        for (Chunk chunk : instance.getChunks()) {
            long key = dev.tickfork.sandbox.world.ChunkPos.pack(chunk.getChunkX(), chunk.getChunkZ());
            long version = level.blockVersion(chunk.getChunkX(), chunk.getChunkZ());
            if (drawn.getOrDefault(key, 0) != version) {
                draw(chunk);
                drawn.put(key, version);
            }
        }
        showEntities();
    }

    private void draw(Chunk chunk) {
        chunk.lockWriteLock();
        try {
            copyBlocks(chunk);
        } finally {
            chunk.unlockWriteLock();
        }
        chunk.sendChunk();
    }

    private void copyBlocks(Chunk chunk) {
        int baseX = chunk.getChunkX() << 4;
        int baseZ = chunk.getChunkZ() << 4;
        int top = level.shape().bottom() + level.shape().height();
        for (int y = level.shape().bottom(); y < top; y++) {
            for (int x = 0; x < 16; x++) {
                for (int z = 0; z < 16; z++) {
                    BlockState state = level.blockAt(baseX + x, y, baseZ + z);
                    Block wanted = state.traits().stateId() < 0
                            ? Block.STONE
                            : Block.fromStateId(state.traits().stateId());
                    if (wanted != null && chunk.getBlock(x, y, z).stateId() != wanted.stateId()) {
                        chunk.setBlock(x, y, z, wanted);
                    }
                }
            }
        }
    }

    private void showEntities() {
        Set<SandboxEntity> seen = new HashSet<>();
        List<SandboxEntity> near = new ArrayList<>();
        for (SandboxPlayer player : level.players()) {
            near.clear();
            level.entitiesIn(Box.of(player).grown(SIGHT, SIGHT, SIGHT), player, near);
            for (SandboxEntity entity : near) {
                if (seen.size() < MAX_SHOWN && !(entity instanceof SandboxPlayer)) {
                    seen.add(entity);
                }
            }
        }
        pictures.entrySet().removeIf(entry -> {
            boolean gone = !seen.contains(entry.getKey());
            if (gone) {
                entry.getValue().remove();
            }
            return gone;
        });
        for (SandboxEntity entity : seen) {
            if (instance.isChunkLoaded((int) Math.floor(entity.x()) >> 4, (int) Math.floor(entity.z()) >> 4)) {
                pictures.computeIfAbsent(entity, e -> EntityPicture.of(e, instance))
                        .follow(entity);
            }
        }
    }
}
