package dev.tickfork.sandbox.world;

import it.unimi.dsi.fastutil.longs.Long2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongLinkedOpenHashSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The chunks of one level: which are wanted (forced, or near a player), which are up. Game thread only.
final class LevelChunks {
    /// A forced chunk has ticket level 31: it ticks entities, and levels 32 and 33 around it are loaded.
    private static final int LOADED_AROUND = 2;
    /// Simulation distance of a player, in chunks (`simulation-distance` by default).
    private static final int PLAYER_DISTANCE = 10;

    /// What must happen when a chunk comes up or goes.
    interface Work {
        void load(ChunkHolder holder);

        void unload(ChunkHolder holder);

        void changed(ChunkHolder holder, ChunkStatus before, ChunkStatus now);

        Iterable<ChunkPos> players();
    }

    final LongLinkedOpenHashSet forced = new LongLinkedOpenHashSet();
    private final Long2ObjectLinkedOpenHashMap<ChunkHolder> holders = new Long2ObjectLinkedOpenHashMap<>();
    private final Deque<ChunkHolder> entityQueue = new ArrayDeque<>();
    private boolean ticketsChanged;
    private @Nullable ChunkHolder lastUsed;

    /// The holder of that chunk, made when there was none.
    ChunkHolder holder(long chunk) {
        ChunkHolder last = lastUsed;
        if (last != null && last.x == ChunkPos.x(chunk) && last.z == ChunkPos.z(chunk)) {
            return last;
        }
        ChunkHolder holder = holders.get(chunk);
        if (holder == null) {
            holder = new ChunkHolder(ChunkPos.x(chunk), ChunkPos.z(chunk));
            holders.put(chunk, holder);
        }
        lastUsed = holder;
        return holder;
    }

    @Nullable
    ChunkHolder existing(int x, int z) {
        ChunkHolder last = lastUsed;
        if (last != null && last.x == x && last.z == z) {
            return last;
        }
        ChunkHolder holder = holders.get(ChunkPos.pack(x, z));
        if (holder != null) {
            lastUsed = holder;
        }
        return holder;
    }

    List<ChunkHolder> all() {
        return List.copyOf(holders.values());
    }

    void ticketsChanged() {
        ticketsChanged = true;
    }

    /// Brings chunks up and down as the tickets ask; queues their stored entities for the end of the next tick.
    void update(Work work) {
        if (!ticketsChanged) {
            return;
        }
        ticketsChanged = false;
        Long2ObjectLinkedOpenHashMap<ChunkStatus> wanted = wanted(work);
        for (ChunkHolder holder : all()) {
            if (!wanted.containsKey(ChunkPos.pack(holder.x, holder.z)) && holder.status != ChunkStatus.NONE) {
                unload(holder, work);
            }
        }
        for (var entry : wanted.long2ObjectEntrySet()) {
            raise(holder(entry.getLongKey()), entry.getValue(), work);
        }
    }

    private void raise(ChunkHolder holder, ChunkStatus status, Work work) {
        ChunkStatus before = holder.status;
        if (before == status) {
            return;
        }
        if (before == ChunkStatus.NONE) {
            work.load(holder);
        }
        holder.status = status;
        work.changed(holder, before, status);
        if (holder.stored == ChunkHolder.Stored.UNREAD) {
            holder.stored = ChunkHolder.Stored.QUEUED;
            entityQueue.add(holder);
        }
    }

    private void unload(ChunkHolder holder, Work work) {
        entityQueue.remove(holder);
        work.unload(holder);
        if (holder.stored == ChunkHolder.Stored.QUEUED) {
            holder.stored = ChunkHolder.Stored.UNREAD;
        }
        ChunkStatus before = holder.status;
        holder.status = ChunkStatus.NONE;
        work.changed(holder, before, ChunkStatus.NONE);
        if (holder.entities.isEmpty()) {
            holders.remove(ChunkPos.pack(holder.x, holder.z));
            lastUsed = null;
        }
    }

    /// Takes what waits for its stored entities, first asked first.
    List<ChunkHolder> takeEntityQueue() {
        if (entityQueue.isEmpty()) {
            return List.of();
        }
        var queue = new ArrayList<>(entityQueue);
        entityQueue.clear();
        return queue;
    }

    /// Drops a holder that keeps nothing any more.
    void forgetIfEmpty(ChunkHolder holder) {
        if (holder.status == ChunkStatus.NONE && holder.entities.isEmpty()) {
            holders.remove(ChunkPos.pack(holder.x, holder.z));
            lastUsed = null;
        }
    }

    private Long2ObjectLinkedOpenHashMap<ChunkStatus> wanted(Work work) {
        var wanted = new Long2ObjectLinkedOpenHashMap<ChunkStatus>();
        forced.forEach(chunk -> wanted.put(chunk, ChunkStatus.ENTITY_TICKING));
        for (ChunkPos player : work.players()) {
            around(player, PLAYER_DISTANCE, ChunkStatus.ENTITY_TICKING, wanted);
        }
        forced.forEach(chunk -> around(ChunkPos.of(chunk), LOADED_AROUND, ChunkStatus.LOADED, wanted));
        for (ChunkPos player : work.players()) {
            around(player, PLAYER_DISTANCE + LOADED_AROUND, ChunkStatus.LOADED, wanted);
        }
        return wanted;
    }

    private static void around(
            ChunkPos middle, int distance, ChunkStatus status, Long2ObjectLinkedOpenHashMap<ChunkStatus> wanted) {
        for (int x = middle.x() - distance; x <= middle.x() + distance; x++) {
            for (int z = middle.z() - distance; z <= middle.z() + distance; z++) {
                wanted.putIfAbsent(ChunkPos.pack(x, z), status);
            }
        }
    }
}
