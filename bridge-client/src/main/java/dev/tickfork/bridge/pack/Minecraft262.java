package dev.tickfork.bridge.pack;

import java.util.Map;
import java.util.Set;

/// Minecraft Java Edition 26.2: gamerules in snake case, dimensions under `dimensions/`, players under
/// `players/`.
final class Minecraft262 {
    private static final int DATA_VERSION = 4903;

    static final GamePack PACK = new GamePack(
            "minecraft-26.2",
            "26.2",
            DATA_VERSION,
            rules(),
            Set.of("session.lock", "playerdata", "players", "stats", "advancements", "logs"),
            FolderNames.standard(),
            commands());

    private Minecraft262() {}

    private static Map<GameRule, String> rules() {
        return Map.ofEntries(
                Map.entry(GameRule.SPAWN_MONSTERS, "spawn_monsters"),
                Map.entry(GameRule.SPAWN_MOBS, "spawn_mobs"),
                Map.entry(GameRule.RANDOM_TICK_SPEED, "random_tick_speed"),
                Map.entry(GameRule.ADVANCE_TIME, "advance_time"),
                Map.entry(GameRule.ADVANCE_WEATHER, "advance_weather"),
                Map.entry(GameRule.ENTITY_DROPS, "entity_drops"),
                Map.entry(GameRule.MOB_DROPS, "mob_drops"),
                Map.entry(GameRule.BLOCK_DROPS, "block_drops"),
                Map.entry(GameRule.MOB_GRIEFING, "mob_griefing"),
                Map.entry(GameRule.MAX_ENTITY_CRAMMING, "max_entity_cramming"),
                Map.entry(GameRule.SPAWN_WANDERING_TRADERS, "spawn_wandering_traders"),
                Map.entry(GameRule.SPAWN_PATROLS, "spawn_patrols"),
                Map.entry(GameRule.SPAWN_PHANTOMS, "spawn_phantoms"),
                Map.entry(GameRule.SPAWN_WARDENS, "spawn_wardens"));
    }

    /// The English sentences are those of the language keys `commands.tick.status.*` and `commands.save.*`.
    private static CommandTexts commands() {
        return new CommandTexts(
                "tick query",
                "tick freeze",
                "tick unfreeze",
                "save-all flush",
                "save-off",
                "save-on",
                Map.of(
                        "The game is running normally", TickAnswer.RUNNING,
                        "The game is running, but can't keep up with the target tick rate", TickAnswer.RUNNING,
                        "The game is frozen", TickAnswer.FROZEN,
                        "The game is sprinting", TickAnswer.SPRINTING),
                new CommandTexts.SaveTexts(
                        "Automatic saving is now disabled",
                        "Saving is already turned off",
                        "Saved the game",
                        "Unable to save the game"),
                "Unknown or incomplete command");
    }
}
