package dev.tickfork.sandbox.command.argument;

import java.util.Map;
import java.util.Set;

/// The entity type tags that selectors may name; the common ones of the game's own data pack.
final class EntityTags {
    private static final Set<String> SKELETONS =
            Set.of("skeleton", "stray", "wither_skeleton", "skeleton_horse", "bogged", "parched");
    private static final Set<String> ZOMBIES = Set.of(
            "zombie_horse",
            "zombie",
            "zombie_villager",
            "zombified_piglin",
            "zoglin",
            "drowned",
            "husk",
            "zombie_nautilus",
            "camel_husk");
    private static final Map<String, Set<String>> TAGS = Map.of(
            "minecraft:arrows", Set.of("arrow", "spectral_arrow"),
            "minecraft:arthropod", Set.of("bee", "endermite", "silverfish", "spider", "cave_spider"),
            "minecraft:illager", Set.of("evoker", "illusioner", "pillager", "vindicator"),
            "minecraft:raiders", Set.of("evoker", "pillager", "ravager", "vindicator", "illusioner", "witch"),
            "minecraft:skeletons", SKELETONS,
            "minecraft:zombies", ZOMBIES,
            "minecraft:minecarts",
                    Set.of(
                            "minecart",
                            "chest_minecart",
                            "command_block_minecart",
                            "furnace_minecart",
                            "hopper_minecart",
                            "spawner_minecart",
                            "tnt_minecart"));

    private EntityTags() {}

    static boolean exists(String tag) {
        return TAGS.containsKey(tag);
    }

    static boolean holds(String tag, String type) {
        String path = type.substring(type.indexOf(':') + 1);
        return TAGS.getOrDefault(tag, Set.of()).contains(path);
    }
}
