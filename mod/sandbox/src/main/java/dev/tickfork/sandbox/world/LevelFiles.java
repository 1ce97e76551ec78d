package dev.tickfork.sandbox.world;

import dev.tickfork.sandbox.block.BlockStates;
import dev.tickfork.sandbox.entity.EntityKinds;
import dev.tickfork.sandbox.entity.EntityLoader;
import dev.tickfork.sandbox.entity.Removal;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import it.unimi.dsi.fastutil.longs.LongLinkedOpenHashSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.IntArrayBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Loads and saves the chunks, entities and tickets of one level. What failed to load is never written; what did not
/// change is not written either. Game thread only.
final class LevelFiles implements LevelChunks.Work {
    /// Where a level comes from.
    record Source(Path folder, DimensionShape shape, Generator generator, BlockStates blocks) {}

    private static final Logger LOG = LoggerFactory.getLogger(LevelFiles.class);

    private final Path folder;
    private final RegionStorage storage;
    private final TicketFile tickets;
    private final ChunkCodec codec;
    private final LevelChunks chunks;
    private final LevelEntities entities;
    private final EntityLoader loader;
    private boolean ticketsChanged;
    /// What an unload or an earlier save could not write; reported by the next save.
    private boolean failed;

    LevelFiles(Source source, LevelChunks chunks, LevelEntities entities, EntityLoader loader) {
        this.folder = source.folder();
        this.storage = new RegionStorage(source.folder());
        this.tickets = new TicketFile(source.folder().resolve("data/minecraft/chunk_tickets.dat"));
        this.codec = new ChunkCodec(source.blocks(), source.shape(), source.generator());
        this.chunks = chunks;
        this.entities = entities;
        this.loader = loader;
    }

    void readTickets(LongLinkedOpenHashSet into) throws IOException {
        tickets.read(into);
    }

    void ticketsChanged() {
        ticketsChanged = true;
    }

    @Override
    public Iterable<ChunkPos> players() {
        return entities.players().stream()
                .map(player -> ChunkPos.of(player.chunk()))
                .toList();
    }

    @Override
    public void changed(ChunkHolder holder, ChunkStatus before, ChunkStatus now) {
        entities.chunkChanged(holder, before, now);
    }

    @Override
    public void load(ChunkHolder holder) {
        try {
            Optional<CompoundBinaryTag> nbt = storage.readChunk(holder.x, holder.z);
            if (nbt.isEmpty()) {
                holder.chunk = codec.generate(holder.x, holder.z, true);
                return;
            }
            Chunk chunk = codec.read(holder.x, holder.z, nbt.get());
            holder.chunk = chunk;
            for (String key : List.of("entities", "Entities")) {
                ListBinaryTag carried = nbt.get().getList(key);
                if (!carried.isEmpty()) {
                    chunk.carriedEntities = true;
                    addStored(holder, carried);
                }
            }
        } catch (IOException e) {
            LOG.error(
                    "Chunk {}, {} of {} cannot be read and stays untouched on disk: {}",
                    holder.x,
                    holder.z,
                    folder,
                    e.toString());
            holder.chunk = codec.generate(holder.x, holder.z, false);
        }
    }

    /// The stored entities of chunks that came up join, in the order in which they were stored.
    void loadQueuedEntities() {
        for (ChunkHolder holder : chunks.takeEntityQueue()) {
            readEntities(holder);
        }
    }

    private void readEntities(ChunkHolder holder) {
        try {
            Optional<CompoundBinaryTag> nbt = storage.readEntities(holder.x, holder.z);
            holder.stored = ChunkHolder.Stored.READ;
            if (nbt.isPresent()) {
                ListBinaryTag list = nbt.get().getList("Entities");
                holder.fileHasEntities = !list.isEmpty();
                addStored(holder, list);
            }
        } catch (IOException e) {
            holder.stored = ChunkHolder.Stored.UNREADABLE;
            LOG.error(
                    "Entities of chunk {}, {} of {} cannot be read and stay untouched on disk: {}",
                    holder.x,
                    holder.z,
                    folder,
                    e.toString());
        }
    }

    private void addStored(ChunkHolder holder, ListBinaryTag list) {
        for (BinaryTag tag : list) {
            if (!(tag instanceof CompoundBinaryTag nbt)) {
                continue;
            }
            if (EntityKinds.find(nbt.getString("id")).isEmpty()) {
                holder.foreign.add(nbt);
                continue;
            }
            loader.load(nbt, _ -> {}).ifPresent(this::addStack);
        }
    }

    private void addStack(SandboxEntity root) {
        for (SandboxEntity entity : EntityLoader.stack(root)) {
            if (!entities.add(entity)) {
                LOG.warn("UUID of added entity already exists: {}", entity);
                entity.stopRiding();
            }
        }
    }

    @Override
    public void unload(ChunkHolder holder) {
        failed |= !saveChunk(holder);
        if (storeEntities(holder)) {
            letGo(holder);
        } else {
            failed = true;
        }
        holder.chunk = null;
    }

    private void letGo(ChunkHolder holder) {
        for (SandboxEntity entity : List.copyOf(holder.entities)) {
            if (!(entity instanceof SandboxPlayer)) {
                entities.remove(entity, Removal.UNLOADED_TO_CHUNK);
            }
        }
        holder.foreign.clear();
        holder.stored = ChunkHolder.Stored.UNREAD;
    }

    /// Saves all of the level.
    ///
    /// @return false when something, now or in an unload since the last save, could not be written
    boolean save(boolean flush) {
        boolean all = !failed;
        failed = false;
        for (ChunkHolder holder : chunks.all()) {
            all &= saveChunk(holder);
            boolean stored = storeEntities(holder);
            all &= stored;
            if (stored && holder.status == ChunkStatus.NONE) {
                letGo(holder);
                chunks.forgetIfEmpty(holder);
            }
        }
        try {
            if (ticketsChanged) {
                tickets.write(chunks.forced);
                ticketsChanged = false;
            }
            if (flush) {
                storage.flush();
            }
        } catch (IOException e) {
            LOG.error("Could not save {}: {}", folder, e.toString());
            all = false;
        }
        return all;
    }

    private boolean saveChunk(ChunkHolder holder) {
        Chunk chunk = holder.chunk;
        if (chunk == null || !chunk.mustBeSaved()) {
            return true;
        }
        try {
            CompoundBinaryTag original = storage.readChunk(holder.x, holder.z).orElseGet(CompoundBinaryTag::empty);
            storage.writeChunk(holder.x, holder.z, codec.patch(chunk, original));
            chunk.saved();
            return true;
        } catch (IOException e) {
            LOG.error("Could not save chunk {}, {} of {}: {}", holder.x, holder.z, folder, e.toString());
            return false;
        }
    }

    /// Writes the entities filed under a chunk; those still on disk only are read first, so that none is lost.
    private boolean storeEntities(ChunkHolder holder) {
        if (holder.stored == ChunkHolder.Stored.UNREADABLE) {
            return holder.entities.isEmpty();
        }
        if (holder.stored != ChunkHolder.Stored.READ) {
            if (holder.entities.isEmpty()) {
                return true;
            }
            readEntities(holder);
        }
        var list = new ArrayList<CompoundBinaryTag>();
        roots(holder).forEach(entity -> list.add(entity.saveWithoutId().putString("id", entity.type())));
        list.addAll(holder.foreign);
        try {
            if (!list.isEmpty()) {
                storage.writeEntities(holder.x, holder.z, entityChunk(holder, list));
            } else if (holder.fileHasEntities) {
                storage.removeEntities(holder.x, holder.z);
            }
            holder.fileHasEntities = !list.isEmpty();
            return true;
        } catch (IOException e) {
            LOG.error("Could not save the entities of {}, {} of {}: {}", holder.x, holder.z, folder, e.toString());
            return false;
        }
    }

    /// Stored by section from below, in each as they came: tick order is not what a file keeps.
    private static List<SandboxEntity> roots(ChunkHolder holder) {
        var roots = new ArrayList<SandboxEntity>();
        for (SandboxEntity entity : holder.entities) {
            if (entity.vehicle() == null && !carriesOnePlayer(entity)) {
                roots.add(entity);
            }
        }
        roots.sort(Comparator.comparingInt(entity -> (int) Math.floor(entity.y()) >> 4));
        return roots;
    }

    private static boolean carriesOnePlayer(SandboxEntity entity) {
        return EntityLoader.stack(entity).stream()
                        .filter(SandboxPlayer.class::isInstance)
                        .count()
                > 0;
    }

    private static CompoundBinaryTag entityChunk(ChunkHolder holder, List<CompoundBinaryTag> list) {
        return CompoundBinaryTag.builder()
                .put("Position", IntArrayBinaryTag.intArrayBinaryTag(holder.x, holder.z))
                .putInt("DataVersion", DatFile.DATA_VERSION)
                .put("Entities", ListBinaryTag.from(list))
                .build();
    }

    void close() {
        try {
            storage.close();
        } catch (IOException e) {
            LOG.error("Could not close the region files of {}: {}", folder, e.toString());
        }
    }
}
