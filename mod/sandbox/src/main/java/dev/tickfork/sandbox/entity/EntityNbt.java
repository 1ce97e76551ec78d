package dev.tickfork.sandbox.entity;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.BinaryTagTypes;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.DoubleBinaryTag;
import net.kyori.adventure.nbt.FloatBinaryTag;
import net.kyori.adventure.nbt.IntArrayBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import net.kyori.adventure.nbt.NumberBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;
import org.jspecify.annotations.Nullable;

/// Entity NBT of 26.2 (`Entity.saveWithoutId`, `Entity.load`): known keys to fields, everything else kept whole.
final class EntityNbt {
    /// `Entity.load` zeroes a motion component that is faster than this.
    private static final double MAX_MOTION = 10;
    /// `Entity.load` clamps positions to these.
    private static final double MAX_HORIZONTAL = 3.0000512E7;

    private static final double MAX_VERTICAL = 2.0E7;
    private static final short DEFAULT_AIR = 300;
    private static final short DEFAULT_FUSE = 80;

    private static final Set<String> BASE_KEYS = Set.of(
            "id",
            "Pos",
            "Motion",
            "Rotation",
            "fall_distance",
            "Fire",
            "Air",
            "OnGround",
            "Invulnerable",
            "PortalCooldown",
            "UUID",
            "CustomName",
            "Tags",
            "Passengers");
    private static final Set<String> LIVING_KEYS = Set.of("Health", "HurtTime", "DeathTime");
    private static final Set<String> NOT_MOBS =
            Set.of("minecraft:armor_stand", "minecraft:player", "minecraft:mannequin");

    private EntityNbt() {}

    /// What a fresh entity of that kind writes beyond the base keys.
    static CompoundBinaryTag defaults(EntityKind kind) {
        if (!kind.living()) {
            return CompoundBinaryTag.empty();
        }
        var tag = CompoundBinaryTag.builder().putFloat("AbsorptionAmount", 0).putBoolean("FallFlying", false);
        if (!NOT_MOBS.contains(kind.id())) {
            tag.putBoolean("CanPickUpLoot", false)
                    .putBoolean("PersistenceRequired", false)
                    .putBoolean("LeftHanded", false);
        }
        return tag.build();
    }

    static CompoundBinaryTag save(SandboxEntity entity) {
        EntityState state = entity.state;
        CompoundBinaryTag.Builder tag = CompoundBinaryTag.builder();
        tag.put(entity.rest());
        SandboxEntity vehicle = entity.vehicle();
        tag.put(
                "Pos",
                vehicle == null
                        ? doubles(entity.x(), entity.y(), entity.z())
                        : doubles(vehicle.x(), entity.y(), vehicle.z()));
        tag.put("Motion", doubles(entity.vx(), entity.vy(), entity.vz()));
        tag.put("Rotation", floats(entity.yaw(), entity.pitch()));
        tag.putDouble("fall_distance", state.fallDistance);
        tag.putShort("Fire", state.fire);
        tag.putShort("Air", state.air);
        tag.putBoolean("OnGround", entity.onGround());
        tag.putBoolean("Invulnerable", state.invulnerable);
        tag.putInt("PortalCooldown", state.portalCooldown);
        tag.putIntArray("UUID", ints(entity.uuid()));
        BinaryTag name = entity.customName();
        if (name != null) {
            tag.put("CustomName", name);
        }
        if (!entity.tags().isEmpty()) {
            tag.put("Tags", strings(entity.tags()));
        }
        saveOwn(entity, tag);
        savePassengers(entity, tag);
        return tag.build();
    }

    private static void saveOwn(SandboxEntity entity, CompoundBinaryTag.Builder tag) {
        EntityState state = entity.state;
        if (entity.kind().living()) {
            tag.putFloat("Health", state.health);
            tag.putShort("HurtTime", (short) state.hurtTime);
            tag.putShort("DeathTime", (short) state.deathTime);
        }
        switch (entity.kind().family()) {
            case ITEM -> {
                tag.putShort("Age", (short) state.age);
                tag.putShort("Health", (short) state.health);
                tag.putShort("PickupDelay", (short) state.pickupDelay);
            }
            case TNT -> tag.putShort("fuse", (short) state.fuse);
            case FALLING_BLOCK -> tag.putInt("Time", state.age);
            default -> {}
        }
    }

    private static void savePassengers(SandboxEntity entity, CompoundBinaryTag.Builder tag) {
        var riders = new ArrayList<CompoundBinaryTag>();
        for (SandboxEntity rider : entity.passengers()) {
            if (!(rider instanceof SandboxPlayer)) {
                riders.add(save(rider).putString("id", rider.type()));
            }
        }
        if (!riders.isEmpty()) {
            tag.put("Passengers", ListBinaryTag.from(riders));
        }
    }

    static void load(SandboxEntity entity, CompoundBinaryTag nbt) {
        EntityState state = entity.state;
        entity.setVelocity(motion(nbt, 0), motion(nbt, 1), motion(nbt, 2));
        ListBinaryTag rotation = nbt.getList("Rotation");
        entity.setRotation((float) number(rotation, 0), (float) number(rotation, 1));
        ListBinaryTag pos = nbt.getList("Pos");
        entity.setPosition(
                clamp(number(pos, 0), MAX_HORIZONTAL),
                clamp(number(pos, 1), MAX_VERTICAL),
                clamp(number(pos, 2), MAX_HORIZONTAL));
        state.fallDistance = nbt.getDouble("fall_distance");
        state.fire = nbt.getShort("Fire");
        state.air = nbt.getShort("Air", DEFAULT_AIR);
        entity.setOnGround(nbt.getBoolean("OnGround"));
        state.invulnerable = nbt.getBoolean("Invulnerable");
        state.portalCooldown = nbt.getInt("PortalCooldown");
        UUID uuid = uuid(nbt.get("UUID"));
        if (uuid != null && entity.home() == null) {
            entity.setUuid(uuid);
        }
        entity.setCustomName(nbt.get("CustomName"));
        entity.setTags(tags(nbt));
        loadOwn(entity, nbt);
        entity.setRest(remainder(entity.kind(), nbt));
    }

    private static void loadOwn(SandboxEntity entity, CompoundBinaryTag nbt) {
        EntityState state = entity.state;
        if (entity.kind().living()) {
            state.health = Math.min(nbt.getFloat("Health", entity.kind().maxHealth()), maxHealth(entity.kind(), nbt));
            state.hurtTime = nbt.getShort("HurtTime");
            state.deathTime = nbt.getShort("DeathTime");
        }
        switch (entity.kind().family()) {
            case ITEM -> {
                state.age = nbt.getShort("Age");
                state.health = nbt.getShort("Health", (short) EntityState.ITEM_HEALTH);
                state.pickupDelay = nbt.getShort("PickupDelay");
            }
            case TNT -> state.fuse = nbt.getShort("fuse", DEFAULT_FUSE);
            case FALLING_BLOCK -> state.age = nbt.getInt("Time");
            default -> {}
        }
    }

    private static CompoundBinaryTag remainder(EntityKind kind, CompoundBinaryTag nbt) {
        CompoundBinaryTag.Builder rest = CompoundBinaryTag.builder();
        rest.put(defaults(kind));
        for (var entry : nbt) {
            if (!hasField(kind, entry.getKey())) {
                rest.put(entry.getKey(), entry.getValue());
            }
        }
        return rest.build();
    }

    private static boolean hasField(EntityKind kind, String key) {
        if (BASE_KEYS.contains(key) || (kind.living() && LIVING_KEYS.contains(key))) {
            return true;
        }
        return switch (kind.family()) {
            case ITEM -> key.equals("Age") || key.equals("Health") || key.equals("PickupDelay");
            case TNT -> key.equals("fuse");
            case FALLING_BLOCK -> key.equals("Time");
            default -> false;
        };
    }

    /// Reads size and flags again from the kept NBT.
    static void derive(SandboxEntity entity) {
        CompoundBinaryTag rest = entity.rest();
        entity.state.noGravity = rest.getBoolean("NoGravity");
        entity.state.noAi = rest.getBoolean("NoAI");
        entity.state.leashHolder =
                rest.get("leash") instanceof CompoundBinaryTag leash ? uuid(leash.get("UUID")) : null;
        float scale = switch (entity.type()) {
            // Cubes store their size less one and are as many times their base wide.
            case "minecraft:sulfur_cube", "minecraft:slime", "minecraft:magma_cube" ->
                1 + Math.clamp(rest.getInt("Size"), 0, 126);
            default -> entity.kind().living() && rest.getInt("Age") < 0 ? 0.5f : 1;
        };
        entity.setScale(scale);
    }

    private static float maxHealth(EntityKind kind, CompoundBinaryTag nbt) {
        for (BinaryTag tag : nbt.getList("attributes")) {
            if (tag instanceof CompoundBinaryTag attribute
                    && attribute.getString("id").equals("minecraft:max_health")) {
                return (float) attribute.getDouble("base", kind.maxHealth());
            }
        }
        return kind.maxHealth();
    }

    private static double motion(CompoundBinaryTag nbt, int axis) {
        double speed = number(nbt.getList("Motion"), axis);
        return Math.abs(speed) > MAX_MOTION ? 0 : speed;
    }

    private static double number(ListBinaryTag list, int index) {
        return index < list.size() && list.get(index) instanceof NumberBinaryTag number ? number.doubleValue() : 0;
    }

    private static double clamp(double value, double limit) {
        return Math.max(-limit, Math.min(limit, value));
    }

    private static List<String> tags(CompoundBinaryTag nbt) {
        Set<String> seen = new HashSet<>();
        var tags = new ArrayList<String>();
        for (BinaryTag tag : nbt.getList("Tags", BinaryTagTypes.STRING)) {
            String text = ((StringBinaryTag) tag).value();
            if (seen.add(text)) {
                tags.add(text);
            }
        }
        return tags;
    }

    static @Nullable UUID uuid(@Nullable BinaryTag tag) {
        if (!(tag instanceof IntArrayBinaryTag array) || array.size() != 4) {
            return null;
        }
        int[] parts = array.value();
        return new UUID(
                ((long) parts[0] << 32) | (parts[1] & 0xffffffffL), ((long) parts[2] << 32) | (parts[3] & 0xffffffffL));
    }

    static int[] ints(UUID uuid) {
        long most = uuid.getMostSignificantBits();
        long least = uuid.getLeastSignificantBits();
        return new int[] {(int) (most >> 32), (int) most, (int) (least >> 32), (int) least};
    }

    /// False when a position or a rotation is not a finite number: such an entity is refused as the game refuses it.
    static boolean finite(CompoundBinaryTag nbt) {
        for (String key : List.of("Pos", "Rotation")) {
            for (BinaryTag tag : nbt.getList(key)) {
                if (tag instanceof NumberBinaryTag number && !Double.isFinite(number.doubleValue())) {
                    return false;
                }
            }
        }
        return true;
    }

    private static ListBinaryTag doubles(double... values) {
        var tags = new ArrayList<DoubleBinaryTag>(values.length);
        for (double value : values) {
            tags.add(DoubleBinaryTag.doubleBinaryTag(value));
        }
        return ListBinaryTag.from(tags);
    }

    private static ListBinaryTag floats(float... values) {
        var tags = new ArrayList<FloatBinaryTag>(values.length);
        for (float value : values) {
            tags.add(FloatBinaryTag.floatBinaryTag(value));
        }
        return ListBinaryTag.from(tags);
    }

    private static ListBinaryTag strings(List<String> values) {
        return ListBinaryTag.from(
                values.stream().map(StringBinaryTag::stringBinaryTag).toList());
    }
}
