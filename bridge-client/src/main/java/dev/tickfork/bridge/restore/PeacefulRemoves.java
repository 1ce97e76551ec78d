package dev.tickfork.bridge.restore;

import java.util.Set;

/// Which entity types peaceful difficulty takes out of a world, or does not let in. A type of a mod
/// counts as one of
/// them, since nothing is known of it: the price of a wrong "yes" is only that the lab keeps the
/// source's difficulty.
public final class PeacefulRemoves {
    private static final Set<String> HOSTILE = Set.of(
            "blaze",
            "bogged",
            "breeze",
            "camel_husk",
            "cave_spider",
            "creaking",
            "creeper",
            "drowned",
            "elder_guardian",
            "ender_dragon",
            "enderman",
            "endermite",
            "evoker",
            "ghast",
            "giant",
            "guardian",
            "hoglin",
            "husk",
            "illusioner",
            "magma_cube",
            "parched",
            "phantom",
            "piglin",
            "piglin_brute",
            "pillager",
            "ravager",
            "shulker",
            "shulker_bullet",
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
            "zombie_horse",
            "zombie_nautilus",
            "zombie_villager",
            "zombified_piglin");

    private PeacefulRemoves() {}

    /// @param type namespaced id, as in a snapshot
    public static boolean removes(String type) {
        return !type.startsWith("minecraft:") || HOSTILE.contains(type.substring("minecraft:".length()));
    }
}
