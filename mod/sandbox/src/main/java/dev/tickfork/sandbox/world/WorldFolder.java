package dev.tickfork.sandbox.world;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The folder of a world in the layout of 26.2: level.dat, data/, dimensions/. Game thread only.
final class WorldFolder {
    private static final Logger LOG = LoggerFactory.getLogger(WorldFolder.class);
    private static final List<String> DIMENSIONS =
            List.of("minecraft:overworld", "minecraft:the_nether", "minecraft:the_end");
    private static final String STORAGE_PREFIX = "command_storage_";

    private final Path root;

    WorldFolder(Path root) {
        this.root = root;
    }

    Path root() {
        return root;
    }

    boolean exists() {
        return Files.isRegularFile(root.resolve("level.dat"));
    }

    /// The folder of one dimension, e.g. `dimensions/minecraft/overworld`.
    Path dimension(String id) {
        int colon = id.indexOf(':');
        return root.resolve("dimensions").resolve(id.substring(0, colon)).resolve(id.substring(colon + 1));
    }

    /// The three of the game, then those that have a folder with `region` or `entities` in it, by name.
    List<String> dimensions() throws IOException {
        var custom = new TreeSet<String>();
        Path top = root.resolve("dimensions");
        if (Files.isDirectory(top)) {
            try (Stream<Path> found = Files.walk(top)) {
                found.filter(Files::isDirectory)
                        .filter(path -> path.getFileName().toString().matches("region|entities"))
                        .map(path -> top.relativize(path.getParent()))
                        .filter(path -> path.getNameCount() >= 2)
                        .forEach(path -> custom.add(id(path)));
            }
        }
        DIMENSIONS.forEach(custom::remove);
        var all = new ArrayList<>(DIMENSIONS);
        all.addAll(custom);
        return all;
    }

    private static String id(Path relative) {
        String path = relative.subpath(1, relative.getNameCount()).toString().replace('\\', '/');
        return relative.getName(0) + ":" + path;
    }

    WorldSettings read() throws IOException {
        CompoundBinaryTag data = DatFile.read(root.resolve("level.dat")).getCompound("Data");
        var settings = new WorldSettings(data.getString("LevelName"), data);
        settings.setGameTime(data.getLong("Time"));
        Difficulty.find(data.getCompound("difficulty_settings").getString("difficulty"))
                .ifPresent(settings::setDifficulty);
        payload("game_rules").ifPresent(settings.gameRules()::load);
        payload("world_gen_settings").ifPresent(tag -> GeneratorSettings.read(tag, settings));
        payload("weather").ifPresent(tag -> settings.setWeather(ServerData.weather(tag)));
        payload("world_clocks").ifPresent(tag -> settings.setDayTime(ServerData.dayTime(tag)));
        readStorage(settings.storage());
        return settings;
    }

    private void readStorage(CommandStorage storage) throws IOException {
        Path top = root.resolve("data");
        if (!Files.isDirectory(top)) {
            return;
        }
        try (DirectoryStream<Path> namespaces = Files.newDirectoryStream(top, Files::isDirectory)) {
            for (Path folder : namespaces) {
                try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, STORAGE_PREFIX + "*.dat")) {
                    for (Path file : found) {
                        String name = file.getFileName().toString();
                        storage.load(
                                name.substring(STORAGE_PREFIX.length(), name.length() - 4),
                                DatFile.read(file).getCompound("data").getCompound("contents"));
                    }
                }
            }
        }
    }

    private Optional<CompoundBinaryTag> payload(String name) throws IOException {
        Path file = data(name);
        return Files.exists(file) ? Optional.of(DatFile.read(file).getCompound("data")) : Optional.empty();
    }

    private Path data(String name) {
        return root.resolve("data").resolve("minecraft").resolve(name + ".dat");
    }

    /// Writes what the server writes at each save. Every file lands by a temporary name and a rename.
    void write(WorldSettings settings) throws IOException {
        Files.createDirectories(root.resolve("data").resolve("minecraft"));
        if (settings.freshWorld()) {
            Files.createDirectories(root.resolve("datapacks"));
            Files.createDirectories(root.resolve("players").resolve("data"));
            for (String dimension : DIMENSIONS) {
                for (String part : List.of("region", "entities", "poi")) {
                    Files.createDirectories(dimension(dimension).resolve(part));
                }
            }
            DatFile.writeData(data("world_gen_settings"), GeneratorSettings.write(settings));
        }
        DatFile.writeData(data("game_rules"), settings.gameRules().save());
        DatFile.writeData(data("weather"), ServerData.save(settings.weather()));
        DatFile.writeData(data("world_clocks"), ServerData.saveClock(settings.dayTime()));
        for (Map.Entry<String, CompoundBinaryTag> changed :
                settings.storage().changed().entrySet()) {
            DatFile.writeData(
                    data(STORAGE_PREFIX + changed.getKey()),
                    CompoundBinaryTag.builder()
                            .put("contents", changed.getValue())
                            .build());
        }
        settings.storage().written();
        settings.setLevelData(LevelDat.update(settings));
        DatFile.replaceKeepingOld(
                root.resolve("level.dat"),
                root.resolve("level.dat_old"),
                CompoundBinaryTag.builder().put("Data", settings.levelData()).build());
        settings.written();
    }

    void report(String what, IOException e) {
        LOG.error("Could not save {} in {}: {}", what, root, e.toString());
    }
}
