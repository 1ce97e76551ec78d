package dev.tickfork.sandbox.world;

import dev.tickfork.sandbox.block.BlockState;
import dev.tickfork.sandbox.entity.EntityKind;
import dev.tickfork.sandbox.entity.EntityKinds;
import dev.tickfork.sandbox.entity.EntityLoader;
import dev.tickfork.sandbox.entity.EntityTickList;
import dev.tickfork.sandbox.entity.Removal;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import dev.tickfork.sandbox.entity.Vec;
import dev.tickfork.sandbox.physics.Box;
import dev.tickfork.sandbox.physics.EntityTicker;
import dev.tickfork.sandbox.physics.Surroundings;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.jspecify.annotations.Nullable;

/// One dimension: its blocks, its entities, its forced chunks (`ServerLevel`). Game thread only.
public final class SandboxLevel implements Surroundings {
    /// `Level.isInSpawnableBounds`.
    private static final double HORIZONTAL_LIMIT = 30_000_000;

    private static final double VERTICAL_LIMIT = 20_000_000;

    private final SandboxWorld world;
    private final String dimension;
    private final DimensionShape shape;
    private final LevelChunks chunks = new LevelChunks();
    private final LevelEntities entities = new LevelEntities(chunks);
    private final LevelFiles files;
    private final EntityTicker ticker = new EntityTicker(this);

    SandboxLevel(SandboxWorld world, String dimension, LevelFiles.Source source) throws java.io.IOException {
        this.world = world;
        this.dimension = dimension;
        this.shape = DimensionShape.of(dimension);
        this.files = new LevelFiles(source, chunks, entities, world.loader());
        files.readTickets(chunks.forced);
        chunks.ticketsChanged();
    }

    public SandboxWorld world() {
        return world;
    }

    /// e.g. `minecraft:overworld`.
    public String dimension() {
        return dimension;
    }

    public DimensionShape shape() {
        return shape;
    }

    /// The order in which this level ticks its entities.
    public EntityTickList tickList() {
        return entities.tickList;
    }

    /// All entities in loaded chunks, the dying ones too, by network id as they became visible (what selectors walk).
    public Collection<SandboxEntity> entities() {
        return Collections.unmodifiableCollection(entities.visible());
    }

    public List<SandboxPlayer> players() {
        return Collections.unmodifiableList(entities.players());
    }

    /// The entity with that UUID, null when no entity in a loaded chunk has it.
    @Override
    public @Nullable SandboxEntity entity(UUID uuid) {
        return entities.byUuid(uuid);
    }

    /// The entity with that network id, null when no entity in a loaded chunk has it.
    ///
    /// @param id network id
    public @Nullable SandboxEntity entity(int id) {
        return entities.byId(id);
    }

    /// `/summon`: the entity and its passengers all start at `pos`, their `Pos` ignored; a `UUID` in the NBT is
    /// honoured.
    ///
    /// @param type with or without namespace
    /// @param nbt  null when the command had none
    public SummonResult summon(String type, Vec pos, @Nullable CompoundBinaryTag nbt) {
        Optional<EntityKind> kind = EntityKinds.find(type);
        if (kind.isEmpty()) {
            return new SummonResult.UnknownType(type);
        }
        if (!EntityKinds.summonable(kind.get())) {
            return new SummonResult.NotSummonable(kind.get().id());
        }
        if (!inSpawnableBounds(pos)) {
            return new SummonResult.InvalidPosition();
        }
        if (world.difficulty() == Difficulty.PEACEFUL && !EntityKinds.allowedInPeaceful(kind.get())) {
            return new SummonResult.PeacefulMonster();
        }
        CompoundBinaryTag tag = nbt == null ? CompoundBinaryTag.empty() : nbt;
        return world.loader()
                .load(tag.putString("id", kind.get().id()), entity -> entity.setPosition(pos.x(), pos.y(), pos.z()))
                .map(this::addStack)
                .orElseGet(SummonResult.Unreadable::new);
    }

    private SummonResult addStack(SandboxEntity root) {
        List<SandboxEntity> stack = EntityLoader.stack(root);
        if (stack.stream().anyMatch(entity -> entities.isKnown(entity.uuid()))) {
            return new SummonResult.DuplicateUuid();
        }
        for (SandboxEntity entity : stack) {
            if (!entities.add(entity)) {
                entity.stopRiding();
            }
        }
        return new SummonResult.Summoned(root);
    }

    private static boolean inSpawnableBounds(Vec pos) {
        return Math.abs(pos.x()) < HORIZONTAL_LIMIT
                && Math.abs(pos.z()) < HORIZONTAL_LIMIT
                && pos.y() >= -VERTICAL_LIMIT
                && pos.y() < VERTICAL_LIMIT;
    }

    /// Brings a player in; chunks around it load at the next [SandboxWorld#runTasks].
    public void addPlayer(SandboxPlayer player) {
        if (!entities.add(player)) {
            throw new IllegalArgumentException("A player or entity with UUID " + player.uuid() + " is here already");
        }
        chunks.ticketsChanged();
    }

    public void removePlayer(SandboxPlayer player) {
        entities.remove(player, Removal.UNLOADED_WITH_PLAYER);
        chunks.ticketsChanged();
    }

    /// `Entity.kill`: a living one begins to die and stays for its death animation, any other goes at once.
    @Override
    public void kill(SandboxEntity entity) {
        if (entity instanceof SandboxPlayer) {
            entity.state().setHealth(0);
        } else if (!entity.kind().living()) {
            remove(entity, Removal.KILLED);
        } else if (entity.isAlive()) {
            entity.state().setHealth(0);
            entity.state().setDeathTime(0);
        }
    }

    @Override
    public void remove(SandboxEntity entity, Removal why) {
        entities.remove(entity, why);
    }

    @Override
    public void spawn(CompoundBinaryTag nbtWithId) {
        world.loader().load(nbtWithId, _ -> {}).ifPresent(this::addStack);
    }

    @Override
    public void entitiesIn(Box box, @Nullable SandboxEntity except, List<SandboxEntity> found) {
        entities.grid.find(box, except, found);
    }

    /// Marks a chunk to be kept loaded and ticking; it comes up at the next [SandboxWorld#runTasks]. Kept with the
    /// world.
    ///
    /// @return false when it was so already
    public boolean setForced(int chunkX, int chunkZ, boolean forced) {
        long chunk = ChunkPos.pack(chunkX, chunkZ);
        boolean changed = forced ? chunks.forced.add(chunk) : chunks.forced.remove(chunk);
        if (changed) {
            chunks.ticketsChanged();
            files.ticketsChanged();
        }
        return changed;
    }

    public boolean isForced(int chunkX, int chunkZ) {
        return chunks.forced.contains(ChunkPos.pack(chunkX, chunkZ));
    }

    /// In the order in which they were marked.
    public List<ChunkPos> forcedChunks() {
        return chunks.forced.longStream().mapToObj(ChunkPos::of).toList();
    }

    /// `execute if loaded`: the chunk ticks entities and its stored ones are there.
    public boolean isLoaded(int chunkX, int chunkZ) {
        return isEntityTicking(chunkX, chunkZ) && areEntitiesLoaded(chunkX, chunkZ);
    }

    /// The chunk's blocks are in memory: what `setblock` needs.
    public boolean hasBlocks(int chunkX, int chunkZ) {
        ChunkHolder holder = chunks.existing(chunkX, chunkZ);
        return holder != null && holder.status.atLeast(ChunkStatus.LOADED);
    }

    public boolean areEntitiesLoaded(int chunkX, int chunkZ) {
        ChunkHolder holder = chunks.existing(chunkX, chunkZ);
        return holder != null
                && (holder.stored == ChunkHolder.Stored.READ || holder.stored == ChunkHolder.Stored.UNREADABLE);
    }

    public boolean isEntityTicking(int chunkX, int chunkZ) {
        ChunkHolder holder = chunks.existing(chunkX, chunkZ);
        return holder != null && holder.status == ChunkStatus.ENTITY_TICKING;
    }

    /// Chunks whose blocks are in memory.
    public List<ChunkPos> loadedChunks() {
        return chunks.all().stream()
                .filter(holder -> holder.status.atLeast(ChunkStatus.LOADED))
                .map(holder -> new ChunkPos(holder.x, holder.z))
                .toList();
    }

    /// A number that grows with every change of a chunk's blocks; 0 while the chunk is not loaded.
    public long blockVersion(int chunkX, int chunkZ) {
        ChunkHolder holder = chunks.existing(chunkX, chunkZ);
        Chunk chunk = holder == null ? null : holder.chunk;
        return chunk == null ? 0 : chunk.version();
    }

    @Override
    public BlockState blockAt(int x, int y, int z) {
        ChunkHolder holder = chunks.existing(x >> 4, z >> 4);
        Chunk chunk = holder == null ? null : holder.chunk;
        return chunk == null ? world.blocks().air() : chunk.get(x, y, z);
    }

    @Override
    public void placeBlock(int x, int y, int z, CompoundBinaryTag state) {
        setBlock(x, y, z, ChunkCodec.state(world.blocks(), state));
    }

    /// Sets one block.
    ///
    /// @return false when the chunk is not loaded, `y` is outside of the dimension, or that block was there already
    public boolean setBlock(int x, int y, int z, BlockState state) {
        ChunkHolder holder = chunks.existing(x >> 4, z >> 4);
        Chunk chunk = holder == null ? null : holder.chunk;
        return chunk != null && y >= shape.bottom() && y < shape.bottom() + shape.height() && chunk.set(x, y, z, state);
    }

    @Override
    public int gameRule(String name) {
        return world.gameRules().get(name);
    }

    @Override
    public boolean gameRuleOn(String name) {
        return world.gameRules().isOn(name);
    }

    @Override
    public int bottom() {
        return shape.bottom();
    }

    /// The chunks that tickets ask for come up, others go. Runs also while frozen.
    void runTasks() {
        chunks.update(files);
    }

    /// The entity loop of `ServerLevel.tick`, then stored entities of fresh chunks join the list.
    void tick(TickRates rates) {
        entities.tickList.forEach(entity -> tickOne(entity, rates));
        files.loadQueuedEntities();
    }

    private void tickOne(SandboxEntity entity, TickRates rates) {
        if (entity.isRemoved() || rates.holds(entity)) {
            return;
        }
        if (despawns(entity)) {
            remove(entity, Removal.DISCARDED);
            return;
        }
        if (!(entity instanceof SandboxPlayer) && chunks.holder(entity.chunk()).status != ChunkStatus.ENTITY_TICKING) {
            return;
        }
        SandboxEntity vehicle = entity.vehicle();
        if (vehicle != null) {
            if (!vehicle.isRemoved() && vehicle.passengers().contains(entity)) {
                return;
            }
            entity.stopRiding();
        }
        ticker.tick(entity);
        tickPassengers(entity);
    }

    private void tickPassengers(SandboxEntity vehicle) {
        for (SandboxEntity rider : vehicle.passengers()) {
            if (rider.isRemoved() || rider.vehicle() != vehicle) {
                rider.stopRiding();
            } else if (rider instanceof SandboxPlayer || entities.tickList.contains(rider)) {
                ticker.rideTick(rider, vehicle);
                tickPassengers(rider);
            }
        }
    }

    /// `Mob.checkDespawn`, of which only peaceful's part can happen where no player is near.
    private boolean despawns(SandboxEntity entity) {
        return world.difficulty() == Difficulty.PEACEFUL
                && entity.kind().living()
                && !EntityKinds.allowedInPeaceful(entity.kind());
    }

    /// Saves all of the level.
    ///
    /// @return false when something could not be written; the rest was
    boolean save(boolean flush) {
        return files.save(flush);
    }

    void close() {
        files.close();
    }
}
