package dev.tickfork.bridge.world;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.SortedSet;
import java.util.TreeSet;

/// Makes and lists folders of real files.
public final class WorldFiles {
    /// The layout of 26.2 with three dimensions, in the words of Minecraft 26.2's own folders.
    public static Path modern(Path world) throws IOException {
        write(world, "level.dat", "level");
        write(world, "session.lock", "lock");
        write(world, "data/minecraft/game_rules.dat", "rules");
        write(world, "dimensions/minecraft/overworld/region/r.0.0.mca", "overworld terrain");
        write(world, "dimensions/minecraft/overworld/entities/r.0.0.mca", "overworld entities");
        write(world, "dimensions/minecraft/overworld/poi/r.0.0.mca", "");
        write(world, "dimensions/minecraft/the_nether/region/r.-1.0.mca", "nether terrain");
        write(world, "dimensions/pack/moons/io/region/r.0.0.mca", "a moon");
        write(world, "players/data/someone.dat", "player");
        return world;
    }

    public static Path write(Path folder, String path, String content) throws IOException {
        Path file = folder.resolve(path);
        Path parent = file.getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        Files.writeString(file, content);
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2026-01-02T03:04:05.678Z")));
        return file;
    }

    /// Relative paths of all that is not a folder, with `/`, sorted.
    public static SortedSet<String> list(Path folder) throws IOException {
        var all = new TreeSet<String>();
        try (var paths = Files.walk(folder)) {
            paths.filter(path -> !Files.isDirectory(path))
                    .forEach(path -> all.add(folder.relativize(path).toString().replace('\\', '/')));
        }
        return all;
    }

    private WorldFiles() {}
}
