package dev.tickfork.sandbox.world;

import dev.tickfork.sandbox.entity.EntityHome;
import dev.tickfork.sandbox.entity.EntityTickList;
import dev.tickfork.sandbox.entity.Removal;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// The entities of one level (`PersistentEntitySectionManager`): who is known, who is visible, who ticks.
/// An entity ticks while its chunk does, is visible while its chunk is loaded, and sleeps otherwise. Game
/// thread only.
final class LevelEntities implements EntityHome {
    final EntityTickList tickList = new EntityTickList();
    final EntityGrid grid = new EntityGrid();
    private final LevelChunks chunks;
    private final Set<UUID> known = new HashSet<>();
    private final Map<UUID, SandboxEntity> visible = new HashMap<>();
    private final Int2ObjectLinkedOpenHashMap<SandboxEntity> byId = new Int2ObjectLinkedOpenHashMap<>();
    private final List<SandboxPlayer> players = new ArrayList<>();

    LevelEntities(LevelChunks chunks) {
        this.chunks = chunks;
    }

    boolean isKnown(UUID uuid) {
        return known.contains(uuid);
    }

    @Nullable
    SandboxEntity byUuid(UUID uuid) {
        return visible.get(uuid);
    }

    @Nullable
    SandboxEntity byId(int id) {
        return byId.get(id);
    }

    Collection<SandboxEntity> visible() {
        return byId.values();
    }

    List<SandboxPlayer> players() {
        return players;
    }

    /// Takes an entity in.
    ///
    /// @return false when its UUID is taken: nothing was added
    boolean add(SandboxEntity entity) {
        if (!known.add(entity.uuid())) {
            return false;
        }
        entity.setRemoved(null);
        entity.setChunk(chunkOf(entity));
        ChunkHolder holder = chunks.holder(entity.chunk());
        holder.entities.add(entity);
        entity.setHome(this);
        if (entity instanceof SandboxPlayer player) {
            players.add(player);
        }
        changeStatus(entity, ChunkStatus.NONE, statusFor(entity, holder));
        return true;
    }

    void remove(SandboxEntity entity, Removal why) {
        if (entity.home() != this) {
            return;
        }
        if (why == Removal.KILLED || why == Removal.DISCARDED) {
            entity.stopRiding();
        }
        List.copyOf(entity.passengers()).forEach(SandboxEntity::stopRiding);
        ChunkHolder holder = chunks.holder(entity.chunk());
        changeStatus(entity, statusFor(entity, holder), ChunkStatus.NONE);
        holder.entities.remove(entity);
        known.remove(entity.uuid());
        if (entity instanceof SandboxPlayer player) {
            players.remove(player);
        }
        entity.setRemoved(why);
        entity.setHome(null);
    }

    /// Called when the chunk got another status: everybody filed under it starts or stops.
    void chunkChanged(ChunkHolder holder, ChunkStatus before, ChunkStatus now) {
        for (SandboxEntity entity : List.copyOf(holder.entities)) {
            if (!(entity instanceof SandboxPlayer)) {
                changeStatus(entity, before, now);
            }
        }
    }

    @Override
    public void moved(SandboxEntity entity) {
        long chunk = chunkOf(entity);
        if (chunk != entity.chunk()) {
            ChunkHolder left = chunks.holder(entity.chunk());
            ChunkHolder entered = chunks.holder(chunk);
            ChunkStatus before = statusFor(entity, left);
            left.entities.remove(entity);
            entity.setChunk(chunk);
            entered.entities.add(entity);
            if (entity instanceof SandboxPlayer) {
                chunks.ticketsChanged();
            }
            if (before.atLeast(ChunkStatus.LOADED)) {
                grid.moved(entity);
            }
            changeStatus(entity, before, statusFor(entity, entered));
        } else if (byId.containsKey(entity.id())) {
            grid.moved(entity);
        }
    }

    @Override
    public void resized(SandboxEntity entity) {
        grid.grow(entity);
    }

    private void changeStatus(SandboxEntity entity, ChunkStatus before, ChunkStatus now) {
        boolean wasVisible = before.atLeast(ChunkStatus.LOADED);
        boolean ticked = before.atLeast(ChunkStatus.ENTITY_TICKING);
        if (ticked && !now.atLeast(ChunkStatus.ENTITY_TICKING)) {
            tickList.remove(entity);
        }
        if (wasVisible && !now.atLeast(ChunkStatus.LOADED)) {
            visible.remove(entity.uuid());
            byId.remove(entity.id());
            grid.remove(entity);
        }
        if (!wasVisible && now.atLeast(ChunkStatus.LOADED)) {
            visible.put(entity.uuid(), entity);
            byId.put(entity.id(), entity);
            grid.add(entity);
        }
        if (!ticked && now.atLeast(ChunkStatus.ENTITY_TICKING)) {
            tickList.add(entity);
        }
    }

    /// Players tick wherever they are (`isAlwaysTicking`).
    private static ChunkStatus statusFor(SandboxEntity entity, ChunkHolder holder) {
        return entity instanceof SandboxPlayer ? ChunkStatus.ENTITY_TICKING : holder.status;
    }

    static long chunkOf(SandboxEntity entity) {
        return ChunkPos.pack((int) Math.floor(entity.x()) >> 4, (int) Math.floor(entity.z()) >> 4);
    }
}
