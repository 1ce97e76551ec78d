package dev.tickfork.sandbox.world;

import java.util.LinkedHashMap;
import java.util.Map;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// What level.dat and the server-wide data files hold, in memory. Keys that we have no field for are kept.
/// Game thread only.
final class WorldSettings {
    private final String levelName;
    private final GameRules gameRules = new GameRules();
    private final CommandStorage storage = new CommandStorage();
    private final Map<String, Generator> generators = new LinkedHashMap<>();
    private CompoundBinaryTag levelData;
    private Difficulty difficulty = Difficulty.EASY;
    private Weather weather = Weather.CLEAR;
    private long gameTime;
    private long dayTime;
    private boolean freshWorld;

    WorldSettings(String levelName, CompoundBinaryTag levelData) {
        this.levelName = levelName;
        this.levelData = levelData;
    }

    static WorldSettings fresh(String levelName, Generator overworld) {
        var settings = new WorldSettings(levelName, CompoundBinaryTag.empty());
        settings.freshWorld = true;
        settings.generators.put("minecraft:overworld", overworld);
        return settings;
    }

    String levelName() {
        return levelName;
    }

    GameRules gameRules() {
        return gameRules;
    }

    CommandStorage storage() {
        return storage;
    }

    /// The `Data` compound as it was read.
    CompoundBinaryTag levelData() {
        return levelData;
    }

    void setLevelData(CompoundBinaryTag data) {
        levelData = data;
    }

    /// True until the first save: files that are only written once are still missing.
    boolean freshWorld() {
        return freshWorld;
    }

    void written() {
        freshWorld = false;
    }

    Generator generator(String dimension) {
        return generators.getOrDefault(dimension, Generator.VOID);
    }

    void setGenerator(String dimension, Generator generator) {
        generators.put(dimension, generator);
    }

    Difficulty difficulty() {
        return difficulty;
    }

    void setDifficulty(Difficulty difficulty) {
        this.difficulty = difficulty;
    }

    Weather weather() {
        return weather;
    }

    void setWeather(Weather weather) {
        this.weather = weather;
    }

    long gameTime() {
        return gameTime;
    }

    void setGameTime(long ticks) {
        gameTime = ticks;
    }

    long dayTime() {
        return dayTime;
    }

    void setDayTime(long ticks) {
        dayTime = ticks;
    }

    void advanceTime() {
        gameTime++;
        if (gameRules.isOn("advance_time")) {
            dayTime++;
        }
    }
}
