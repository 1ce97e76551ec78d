package dev.tickfork.sandbox.entity;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.jspecify.annotations.Nullable;

/// One entity: its own double position and velocity, and its whole NBT. Light enough for 100,000 of them.
/// Game thread only.
public sealed class SandboxEntity permits SandboxEntity.Plain, SandboxPlayer {
    /// [#tickPlace] of an entity that is in no tick list.
    public static final long NOT_TICKING = Long.MAX_VALUE;

    /// Every entity that is not a player.
    public static final class Plain extends SandboxEntity {
        public Plain(int id, EntityKind kind, UUID uuid) {
            super(id, kind, uuid);
        }
    }

    private final int id;
    private final EntityKind kind;
    private UUID uuid;
    private double x;
    private double y;
    private double z;
    private double vx;
    private double vy;
    private double vz;
    private float yaw;
    private float pitch;
    private float scale = 1;
    private boolean onGround;
    private long tickPlace = NOT_TICKING;
    private long cell;
    private long chunk;
    private @Nullable EntityHome home;
    private @Nullable Removal removal;
    private @Nullable SandboxEntity vehicle;
    private List<SandboxEntity> passengers = List.of();
    private List<String> tags = List.of();
    private @Nullable BinaryTag customName;
    private CompoundBinaryTag rest = CompoundBinaryTag.empty();
    final EntityState state = new EntityState();

    SandboxEntity(int id, EntityKind kind, UUID uuid) {
        this.id = id;
        this.kind = kind;
        this.uuid = uuid;
        state.health = kind.family() == EntityFamily.ITEM ? EntityState.ITEM_HEALTH : kind.maxHealth();
        rest = EntityNbt.defaults(kind);
    }

    /// The network id: given once, never reused while the process runs.
    public int id() {
        return id;
    }

    public EntityKind kind() {
        return kind;
    }

    /// The namespaced type, e.g. `minecraft:minecart`.
    public String type() {
        return kind.id();
    }

    public UUID uuid() {
        return uuid;
    }

    /// Changes the UUID; only while the entity is in no level.
    public void setUuid(UUID uuid) {
        if (home != null && !uuid.equals(this.uuid)) {
            throw new IllegalStateException("The UUID of an entity in a level stays");
        }
        this.uuid = uuid;
    }

    public double x() {
        return x;
    }

    public double y() {
        return y;
    }

    public double z() {
        return z;
    }

    public Vec position() {
        return new Vec(x, y, z);
    }

    /// Moves it without collision. Blocks.
    public void setPosition(double x, double y, double z) {
        this.x = x;
        this.y = y;
        this.z = z;
        if (home != null) {
            home.moved(this);
        }
    }

    public double vx() {
        return vx;
    }

    public double vy() {
        return vy;
    }

    public double vz() {
        return vz;
    }

    public Vec velocity() {
        return new Vec(vx, vy, vz);
    }

    /// Blocks per tick.
    public void setVelocity(double vx, double vy, double vz) {
        this.vx = vx;
        this.vy = vy;
        this.vz = vz;
    }

    public float yaw() {
        return yaw;
    }

    public float pitch() {
        return pitch;
    }

    /// Degrees.
    public void setRotation(float yaw, float pitch) {
        this.yaw = yaw;
        this.pitch = pitch;
    }

    public boolean onGround() {
        return onGround;
    }

    public void setOnGround(boolean onGround) {
        this.onGround = onGround;
    }

    /// Blocks; grows with `Size`, shrinks for babies.
    public double width() {
        return kind.width() * scale;
    }

    public double height() {
        return kind.height() * scale;
    }

    void setScale(float scale) {
        if (scale != this.scale) {
            this.scale = scale;
            if (home != null) {
                home.resized(this);
            }
        }
    }

    /// Health, fuse, age and whatever else changes by itself.
    public EntityState state() {
        return state;
    }

    /// True while it is in a level and not dying: what selectors see.
    public boolean isAlive() {
        return removal == null && (!kind.living() || state.health > 0);
    }

    public boolean isRemoved() {
        return removal != null;
    }

    public @Nullable Removal removal() {
        return removal;
    }

    /// Called by the level alone, which takes it out of its lists.
    public void setRemoved(@Nullable Removal why) {
        removal = why;
    }

    public @Nullable SandboxEntity vehicle() {
        return vehicle;
    }

    /// Those that ride it directly, first to mount first. Unmodifiable.
    public List<SandboxEntity> passengers() {
        return passengers;
    }

    /// Mounts without moving anybody; leaves the present vehicle first.
    public void startRiding(SandboxEntity newVehicle) {
        for (SandboxEntity above = newVehicle; above != null; above = above.vehicle) {
            if (above == this) {
                throw new IllegalArgumentException("An entity cannot ride itself or its own riders");
            }
        }
        stopRiding();
        vehicle = newVehicle;
        var riders = new ArrayList<>(newVehicle.passengers);
        riders.add(this);
        newVehicle.passengers = List.copyOf(riders);
    }

    public void stopRiding() {
        SandboxEntity left = vehicle;
        if (left != null) {
            vehicle = null;
            var riders = new ArrayList<>(left.passengers);
            riders.remove(this);
            left.passengers = List.copyOf(riders);
        }
    }

    /// The lowest vehicle below it, itself when it rides nothing.
    public SandboxEntity rootVehicle() {
        SandboxEntity root = this;
        while (root.vehicle != null) {
            root = root.vehicle;
        }
        return root;
    }

    /// Scoreboard tags in the order they were added. Unmodifiable.
    public List<String> tags() {
        return tags;
    }

    public void setTags(List<String> tags) {
        this.tags = List.copyOf(tags);
    }

    /// The name as a text component in NBT, null when it has none.
    public @Nullable BinaryTag customName() {
        return customName;
    }

    public void setCustomName(@Nullable BinaryTag customName) {
        this.customName = customName;
    }

    /// Everything of its NBT that has no field of its own here, unknown keys included.
    public CompoundBinaryTag rest() {
        return rest;
    }

    /// Replaces [#rest] and reads again what depends on it (size, flags).
    public void setRest(CompoundBinaryTag rest) {
        this.rest = rest;
        EntityNbt.derive(this);
    }

    /// `Entity.saveWithoutId`: the NBT that `/summon` takes back. Passengers are in it, each with its `id`.
    public CompoundBinaryTag saveWithoutId() {
        return EntityNbt.save(this);
    }

    /// `Entity.load`: takes every field from the tag; passengers and the UUID of an entity in a level stay
    /// as they are.
    public void load(CompoundBinaryTag nbt) {
        EntityNbt.load(this, nbt);
    }

    /// Where it stands in the tick list: only the order of two such numbers means something.
    public long tickPlace() {
        return tickPlace;
    }

    void setTickPlace(long place) {
        tickPlace = place;
    }

    public @Nullable EntityHome home() {
        return home;
    }

    /// Called by the level alone.
    public void setHome(@Nullable EntityHome home) {
        this.home = home;
    }

    /// The level's own note: key of the grid cell that it is filed under.
    public long cell() {
        return cell;
    }

    public void setCell(long cell) {
        this.cell = cell;
    }

    /// The level's own note: packed position of the chunk that it is filed under.
    public long chunk() {
        return chunk;
    }

    public void setChunk(long chunk) {
        this.chunk = chunk;
    }

    @Override
    public String toString() {
        return kind.id() + "#" + id + "/" + uuid;
    }
}
