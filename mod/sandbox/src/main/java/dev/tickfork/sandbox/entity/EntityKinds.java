package dev.tickfork.sandbox.entity;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.kyori.adventure.key.Key;
import net.minestom.server.entity.EntityType;
import net.minestom.server.entity.attribute.Attribute;

/// The entity types of 26.2 with their sizes and motion, read once from Minestom's registry data. Immutable, any
/// thread.
public final class EntityKinds {
    private static final Set<String> FLYING = Set.of("ghast", "happy_ghast", "phantom", "vex", "ender_dragon", "allay");
    private static final Set<String> STATIC = Set.of(
            "marker",
            "interaction",
            "item_frame",
            "glow_item_frame",
            "painting",
            "leash_knot",
            "end_crystal",
            "area_effect_cloud",
            "lightning_bolt",
            "evoker_fangs",
            "ominous_item_spawner");
    /// `EntityType.isAllowedInPeaceful` is false for these.
    private static final Set<String> NOT_IN_PEACEFUL = Set.of(
            "blaze",
            "bogged",
            "breeze",
            "camel_husk",
            "cave_spider",
            "creaking",
            "creeper",
            "drowned",
            "elder_guardian",
            "enderman",
            "endermite",
            "evoker",
            "ghast",
            "giant",
            "guardian",
            "husk",
            "illusioner",
            "magma_cube",
            "parched",
            "phantom",
            "piglin_brute",
            "pillager",
            "ravager",
            "silverfish",
            "skeleton",
            "slime",
            "spider",
            "stray",
            "vex",
            "vindicator",
            "warden",
            "witch",
            "wither",
            "wither_skeleton",
            "zoglin",
            "zombie",
            "zombie_nautilus",
            "zombie_villager",
            "zombified_piglin");
    private static final Set<String> NOT_SUMMONABLE = Set.of("player", "fishing_bobber");

    private static final Map<String, EntityKind> BY_ID = read();

    private EntityKinds() {}

    /// The type of that name.
    ///
    /// @param id with or without the `minecraft:` namespace
    public static Optional<EntityKind> find(String id) {
        return Optional.ofNullable(BY_ID.get(id.indexOf(':') < 0 ? "minecraft:" + id : id));
    }

    /// The type of that name, which must exist.
    ///
    /// @throws IllegalArgumentException there is no such type
    public static EntityKind of(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("No entity type " + id));
    }

    /// All of them, in the registry's order.
    public static Collection<EntityKind> all() {
        return BY_ID.values();
    }

    public static boolean allowedInPeaceful(EntityKind kind) {
        return !NOT_IN_PEACEFUL.contains(kind.path());
    }

    /// False for what `/summon` refuses: players and fishing bobbers.
    public static boolean summonable(EntityKind kind) {
        return !NOT_SUMMONABLE.contains(kind.path());
    }

    private static Map<String, EntityKind> read() {
        var kinds = new LinkedHashMap<String, EntityKind>();
        EntityType.values().stream()
                .sorted((a, b) -> Integer.compare(a.id(), b.id()))
                .forEach(type -> kinds.put(type.key().asString(), kind(type)));
        return java.util.Collections.unmodifiableMap(kinds);
    }

    private static EntityKind kind(EntityType type) {
        String path = Key.key(type.key().asString()).value();
        Map<Attribute, Double> attributes = type.defaultAttributes();
        double maxHealth = attributes.getOrDefault(Attribute.MAX_HEALTH, 0.0);
        EntityFamily family = family(path, maxHealth > 0);
        double gravity = switch (family) {
            case LIVING -> attributes.getOrDefault(Attribute.GRAVITY, 0.08);
            case FLYING, PLAYER, STATIC -> 0;
            case MINECART, ITEM, TNT, FALLING_BLOCK -> 0.04;
            case PROJECTILE, FALLING -> type.acceleration();
        };
        var resistance = new EntityKind.Resistance(
                attributes.getOrDefault(Attribute.KNOCKBACK_RESISTANCE, 0.0),
                attributes.getOrDefault(Attribute.SAFE_FALL_DISTANCE, 3.0),
                attributes.getOrDefault(Attribute.FALL_DAMAGE_MULTIPLIER, 1.0));
        var seats = new EntityKind.Seats(
                seat(type, "PASSENGER", new Vec(0, type.height(), 0)), seat(type, "VEHICLE", Vec.ZERO));
        return new EntityKind(
                type.key().asString(),
                family,
                type.width(),
                type.height(),
                gravity,
                type.drag(),
                (float) maxHealth,
                attributes.getOrDefault(Attribute.STEP_HEIGHT, 0.0),
                resistance,
                seats);
    }

    private static EntityFamily family(String path, boolean living) {
        if (path.equals("player")) {
            return EntityFamily.PLAYER;
        }
        if (living) {
            return FLYING.contains(path) ? EntityFamily.FLYING : EntityFamily.LIVING;
        }
        if (STATIC.contains(path) || path.endsWith("_display")) {
            return EntityFamily.STATIC;
        }
        return switch (path) {
            case "item" -> EntityFamily.ITEM;
            case "tnt" -> EntityFamily.TNT;
            case "falling_block" -> EntityFamily.FALLING_BLOCK;
            case "experience_orb" -> EntityFamily.FALLING;
            default ->
                path.endsWith("minecart")
                        ? EntityFamily.MINECART
                        : path.endsWith("boat") || path.endsWith("raft")
                                ? EntityFamily.FALLING
                                : EntityFamily.PROJECTILE;
        };
    }

    private static Vec seat(EntityType type, String name, Vec otherwise) {
        List<net.minestom.server.coordinate.Vec> places = type.entityAttachments(name);
        if (places == null || places.isEmpty()) {
            return otherwise;
        }
        net.minestom.server.coordinate.Vec first = places.getFirst();
        return new Vec(first.x(), first.y(), first.z());
    }
}
