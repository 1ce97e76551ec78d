package dev.tickfork.bridge.world;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.nbt.io.NbtFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// What `level.dat` says of a world, as far as people ask for it. Immutable.
///
/// @param levelName   in any script; `` where not recorded
/// @param version     name of the game version that saved it last; `` where not recorded
/// @param dataVersion 0 where not recorded
/// @param time        game time, ticks
/// @param lastPlayed  wall clock, milliseconds of the Unix epoch; 0 where not recorded
/// @param difficulty  `peaceful`, `easy`, `normal`, `hard`; `` where not recorded
/// @param modded      whether a modded game saved it
public record LevelSummary(
        String levelName,
        String version,
        int dataVersion,
        long time,
        long lastPlayed,
        String difficulty,
        boolean modded) {
    private static final String[] DIFFICULTIES = {"peaceful", "easy", "normal", "hard"};

    /// @throws ActionFailure `NOT_FOUND`: no level.dat there; `IO_ERROR`: it cannot be read or is damaged
    public static LevelSummary read(Path world) throws ActionFailure {
        Path file = world.resolve("level.dat");
        if (!Files.isRegularFile(file)) {
            throw ActionFailure.of(Codes.NOT_FOUND, Message.of("world.level.missing", world));
        }
        try {
            return of(NbtFile.read(file).getCompound("Data"));
        } catch (IOException e) {
            throw ActionFailure.of(
                    Codes.IO_ERROR, Message.of("world.level.unreadable", file, String.valueOf(e.getMessage())), e);
        }
    }

    private static LevelSummary of(CompoundBinaryTag data) {
        return new LevelSummary(
                data.getString("LevelName"),
                data.getCompound("Version").getString("Name"),
                data.getInt("DataVersion"),
                data.getLong("Time"),
                data.getLong("LastPlayed"),
                difficulty(data),
                data.getBoolean("WasModded"));
    }

    /// Since 26.1 a word in `difficulty_settings`, before that a number.
    private static String difficulty(CompoundBinaryTag data) {
        String word = data.getCompound("difficulty_settings").getString("difficulty");
        if (!word.isEmpty()) {
            return word;
        }
        int number = data.getByte("Difficulty", (byte) -1);
        return number >= 0 && number < DIFFICULTIES.length ? DIFFICULTIES[number] : "";
    }
}
