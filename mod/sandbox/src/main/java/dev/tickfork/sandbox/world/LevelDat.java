package dev.tickfork.sandbox.world;

import java.util.List;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;

/// The `Data` compound of level.dat (`PrimaryLevelData`): our fields over whatever was read.
final class LevelDat {
    private static final int ANVIL_VERSION = 19133;
    private static final int SURVIVAL = 0;

    private LevelDat() {}

    static CompoundBinaryTag update(WorldSettings settings) {
        CompoundBinaryTag.Builder data = CompoundBinaryTag.builder();
        data.put(settings.freshWorld() ? defaults() : settings.levelData());
        CompoundBinaryTag difficulty = settings.levelData().getCompound("difficulty_settings");
        return data.putInt("DataVersion", DatFile.DATA_VERSION)
                .putString("LevelName", settings.levelName())
                .putLong("Time", settings.gameTime())
                .putLong("LastPlayed", System.currentTimeMillis())
                .put(
                        "difficulty_settings",
                        CompoundBinaryTag.builder()
                                .putBoolean("hardcore", false)
                                .putBoolean("locked", false)
                                .put(difficulty)
                                .putString("difficulty", settings.difficulty().id())
                                .build())
                .build();
    }

    private static CompoundBinaryTag defaults() {
        return CompoundBinaryTag.builder()
                .put(
                        "Version",
                        CompoundBinaryTag.builder()
                                .putInt("Id", DatFile.DATA_VERSION)
                                .putString("Name", "26.2")
                                .putString("Series", "main")
                                .putBoolean("Snapshot", false)
                                .build())
                .putInt("version", ANVIL_VERSION)
                .putInt("GameType", SURVIVAL)
                .putBoolean("allowCommands", true)
                .putBoolean("initialized", true)
                .putBoolean("WasModded", true)
                .put("ServerBrands", ListBinaryTag.from(List.of(StringBinaryTag.stringBinaryTag("tickfork-sandbox"))))
                .put(
                        "spawn",
                        CompoundBinaryTag.builder()
                                .putString("dimension", "minecraft:overworld")
                                .putIntArray("pos", new int[] {0, 64, 0})
                                .putFloat("yaw", 0)
                                .putFloat("pitch", 0)
                                .build())
                .put(
                        "DataPacks",
                        CompoundBinaryTag.builder()
                                .put("Enabled", ListBinaryTag.from(List.of(StringBinaryTag.stringBinaryTag("vanilla"))))
                                .put("Disabled", ListBinaryTag.empty())
                                .build())
                .build();
    }
}
