package dev.tickfork.bridge.pack;

/// The game rules that the workbench sets, whatever a game version calls them.
public enum GameRule {
    SPAWN_MONSTERS,
    SPAWN_MOBS,
    RANDOM_TICK_SPEED,
    ADVANCE_TIME,
    ADVANCE_WEATHER,
    ENTITY_DROPS,
    MOB_DROPS,
    BLOCK_DROPS,
    MOB_GRIEFING,
    MAX_ENTITY_CRAMMING,
    SPAWN_WANDERING_TRADERS,
    SPAWN_PATROLS,
    SPAWN_PHANTOMS,
    SPAWN_WARDENS
}
