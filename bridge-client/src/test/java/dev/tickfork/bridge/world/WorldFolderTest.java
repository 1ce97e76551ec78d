package dev.tickfork.bridge.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.pack.FolderNames;
import dev.tickfork.nbt.io.NbtFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorldFolderTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void findsTheDimensionsOf262() throws IOException {
        var world = WorldFolder.scan(WorldFiles.modern(folder), FolderNames.standard());
        assertEquals(WorldLayout.DIMENSIONS, world.layout());
        assertEquals(
                List.of(
                        new DimensionFolder("minecraft:overworld", "dimensions/minecraft/overworld", 1, 1, 1),
                        new DimensionFolder("minecraft:the_nether", "dimensions/minecraft/the_nether", 1, 0, 0),
                        new DimensionFolder("pack:moons/io", "dimensions/pack/moons/io", 1, 0, 0)),
                world.dimensions());
    }

    @Test
    void findsTheDimensionsOfOlderVersions() throws IOException {
        WorldFiles.write(folder, "region/r.0.0.mca", "");
        WorldFiles.write(folder, "region/r.0.1.mca", "");
        WorldFiles.write(folder, "entities/r.0.0.mca", "");
        WorldFiles.write(folder, "DIM-1/region/r.0.0.mca", "");
        WorldFiles.write(folder, "DIM1/poi/r.0.0.mca", "");
        WorldFiles.write(folder, "dimensions/mod/mine/region/r.0.0.mca", "");
        var world = WorldFolder.scan(folder, FolderNames.standard());
        assertEquals(WorldLayout.OLDER, world.layout());
        assertEquals(
                List.of(
                        new DimensionFolder("minecraft:overworld", "", 2, 1, 0),
                        new DimensionFolder("minecraft:the_end", "DIM1", 0, 0, 1),
                        new DimensionFolder("minecraft:the_nether", "DIM-1", 1, 0, 0),
                        new DimensionFolder("mod:mine", "dimensions/mod/mine", 1, 0, 0)),
                world.dimensions());
    }

    @Test
    void ofTwoLayoutsInOneFolderTheNewOneCounts() throws IOException {
        WorldFiles.modern(folder);
        WorldFiles.write(folder, "region/r.5.5.mca", "");
        var world = WorldFolder.scan(folder, FolderNames.standard());
        assertEquals(WorldLayout.BOTH, world.layout());
        assertEquals(
                "dimensions/minecraft/overworld",
                world.dimension("minecraft:overworld").orElseThrow().path());
    }

    @Test
    void anEmptyFolderHasNone() throws IOException {
        assertEquals(
                WorldLayout.NONE,
                WorldFolder.scan(folder, FolderNames.standard()).layout());
    }

    @Test
    void readsLevelDat() throws Exception {
        var data = CompoundBinaryTag.builder()
                .putString("LevelName", "量子硫方怪")
                .putInt("DataVersion", 4903)
                .put(
                        "Version",
                        CompoundBinaryTag.builder().putString("Name", "26.2").build())
                .putLong("Time", 104_233)
                .put(
                        "difficulty_settings",
                        CompoundBinaryTag.builder()
                                .putString("difficulty", "hard")
                                .build())
                .putBoolean("WasModded", true)
                .build();
        NbtFile.write(
                folder.resolve("level.dat"),
                CompoundBinaryTag.builder().put("Data", data).build());
        assertEquals(new LevelSummary("量子硫方怪", "26.2", 4903, 104_233, 0, "hard", true), LevelSummary.read(folder));
    }

    @Test
    void aMissingOrDamagedLevelDatIsNamed() throws IOException {
        assertEquals(
                Codes.NOT_FOUND,
                assertThrows(ActionFailure.class, () -> LevelSummary.read(folder))
                        .code());
        Files.writeString(folder.resolve("level.dat"), "no nbt");
        var failure = assertThrows(ActionFailure.class, () -> LevelSummary.read(folder));
        assertEquals(Codes.IO_ERROR, failure.code());
        assertEquals(folder.resolve("level.dat"), failure.text().args().getFirst());
    }
}
