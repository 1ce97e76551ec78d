package dev.tickfork.app.shell;

import dev.tickfork.app.ui.TypeKind;
import java.util.Set;

/// The kind of the entity types of Minecraft 26.2; unknown ones are [TypeKind#OTHER]. Stateless.
final class KnownKinds {
    private static final Set<String> PERSONS = Set.of(
            "player",
            "mannequin",
            "villager",
            "wandering_trader",
            "evoker",
            "illusioner",
            "pillager",
            "vindicator",
            "witch");
    private static final Set<String> ANIMALS = Set.of(
            "allay",
            "armadillo",
            "axolotl",
            "bat",
            "bee",
            "camel",
            "camel_husk",
            "cat",
            "chicken",
            "cod",
            "cow",
            "dolphin",
            "donkey",
            "fox",
            "frog",
            "glow_squid",
            "goat",
            "happy_ghast",
            "horse",
            "llama",
            "mooshroom",
            "mule",
            "nautilus",
            "zombie_nautilus",
            "ocelot",
            "panda",
            "parrot",
            "pig",
            "polar_bear",
            "pufferfish",
            "rabbit",
            "salmon",
            "sheep",
            "skeleton_horse",
            "sniffer",
            "squid",
            "strider",
            "tadpole",
            "trader_llama",
            "tropical_fish",
            "turtle",
            "wolf",
            "zombie_horse");
    private static final Set<String> THINGS = Set.of(
            "arrow",
            "breeze_wind_charge",
            "dragon_fireball",
            "egg",
            "ender_pearl",
            "experience_bottle",
            "experience_orb",
            "eye_of_ender",
            "falling_block",
            "fireball",
            "firework_rocket",
            "fishing_bobber",
            "item",
            "lingering_potion",
            "llama_spit",
            "potion",
            "shulker_bullet",
            "small_fireball",
            "snowball",
            "spectral_arrow",
            "splash_potion",
            "tnt",
            "trident",
            "wind_charge",
            "wither_skull",
            "evoker_fangs",
            "ominous_item_spawner");
    private static final Set<String> CREATURES = Set.of(
            "blaze",
            "bogged",
            "breeze",
            "cave_spider",
            "copper_golem",
            "creaking",
            "creeper",
            "drowned",
            "elder_guardian",
            "ender_dragon",
            "enderman",
            "endermite",
            "ghast",
            "giant",
            "guardian",
            "hoglin",
            "husk",
            "iron_golem",
            "magma_cube",
            "parched",
            "phantom",
            "piglin",
            "piglin_brute",
            "ravager",
            "shulker",
            "silverfish",
            "skeleton",
            "slime",
            "snow_golem",
            "spider",
            "stray",
            "sulfur_cube",
            "vex",
            "warden",
            "wither",
            "wither_skeleton",
            "zoglin",
            "zombie",
            "zombie_villager",
            "zombified_piglin");

    private KnownKinds() {}

    static TypeKind of(String typeId) {
        String name = typeId.startsWith("minecraft:") ? typeId.substring("minecraft:".length()) : typeId;
        if (name.endsWith("minecart") || name.endsWith("boat") || name.endsWith("raft")) {
            return TypeKind.VEHICLE;
        }
        if (CREATURES.contains(name)) {
            return TypeKind.CREATURE;
        }
        if (ANIMALS.contains(name)) {
            return TypeKind.ANIMAL;
        }
        if (PERSONS.contains(name)) {
            return TypeKind.PERSON;
        }
        return THINGS.contains(name) ? TypeKind.THING : TypeKind.OTHER;
    }
}
