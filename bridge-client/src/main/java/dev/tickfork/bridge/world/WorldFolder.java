package dev.tickfork.bridge.world;

import dev.tickfork.bridge.pack.FolderNames;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A world folder as it was when it was looked at: its layout and its dimensions. Immutable; reads folder
/// listings only.
///
/// @param path       the folder
/// @param dimensions by id, then by path
public record WorldFolder(Path path, WorldLayout layout, List<DimensionFolder> dimensions) {
    /// Dimension ids may hold slashes (`pack:moons/io`); deeper than this is no dimension.
    private static final int DEEPEST_DIMENSION = 8;

    private static final String REGION_SUFFIX = ".mca";

    public WorldFolder {
        dimensions = List.copyOf(dimensions);
    }

    /// Looks at `path`. Costs one listing of every dimension's folders; links are not followed.
    public static WorldFolder scan(Path path, FolderNames names) throws IOException {
        var found = new ArrayList<DimensionFolder>();
        Path root = path.resolve(names.dimensions());
        boolean modern = false;
        for (Path namespace : folders(root)) {
            String prefix = namespace.getFileName() + ":";
            for (DimensionFolder dimension : below(path, namespace, prefix, names)) {
                modern |= names.older().containsKey(dimension.id());
                found.add(dimension);
            }
        }
        boolean older = false;
        for (Map.Entry<String, String> place : names.older().entrySet()) {
            Path folder = path.resolve(place.getValue());
            if (isDimension(folder, names)) {
                older = true;
                found.add(count(path, folder, place.getKey(), names));
            }
        }
        found.sort(Comparator.comparing(DimensionFolder::id).thenComparing(DimensionFolder::path));
        return new WorldFolder(path, layout(modern, older, !found.isEmpty()), found);
    }

    /// The dimension `id`; of two with one id, the one under `dimensions/`.
    public Optional<DimensionFolder> dimension(String id) {
        return dimensions.stream()
                .filter(dimension -> dimension.id().equals(id))
                .max(Comparator.comparingInt(dimension -> dimension.path().length()));
    }

    private static WorldLayout layout(boolean modern, boolean older, boolean any) {
        if (older) {
            return modern ? WorldLayout.BOTH : WorldLayout.OLDER;
        }
        return any ? WorldLayout.DIMENSIONS : WorldLayout.NONE;
    }

    private static List<DimensionFolder> below(Path world, Path namespace, String prefix, FolderNames names)
            throws IOException {
        var found = new ArrayList<DimensionFolder>();
        var waiting = new ArrayList<>(folders(namespace));
        while (!waiting.isEmpty()) {
            Path folder = waiting.removeLast();
            Path inside = namespace.relativize(folder);
            if (isDimension(folder, names)) {
                found.add(count(world, folder, prefix + slashed(inside), names));
            } else if (inside.getNameCount() < DEEPEST_DIMENSION) {
                waiting.addAll(folders(folder));
            }
        }
        return found;
    }

    private static boolean isDimension(Path folder, FolderNames names) {
        return isFolder(folder.resolve(names.regions()))
                || isFolder(folder.resolve(names.entities()))
                || isFolder(folder.resolve(names.poi()));
    }

    private static DimensionFolder count(Path world, Path folder, String id, FolderNames names) throws IOException {
        return new DimensionFolder(
                id,
                slashed(world.relativize(folder)),
                regionFiles(folder.resolve(names.regions())),
                regionFiles(folder.resolve(names.entities())),
                regionFiles(folder.resolve(names.poi())));
    }

    private static int regionFiles(Path folder) throws IOException {
        if (!isFolder(folder)) {
            return 0;
        }
        return list(folder, file -> String.valueOf(file.getFileName()).endsWith(REGION_SUFFIX))
                .size();
    }

    private static List<Path> folders(Path parent) throws IOException {
        if (!isFolder(parent)) {
            return List.of();
        }
        return list(parent, WorldFolder::isFolder);
    }

    private static List<Path> list(Path folder, DirectoryStream.Filter<Path> filter) throws IOException {
        var found = new ArrayList<Path>();
        try (var all = Files.newDirectoryStream(folder, filter)) {
            all.forEach(found::add);
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        return found;
    }

    private static boolean isFolder(Path path) {
        return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
    }

    private static String slashed(Path path) {
        return path.toString().replace(path.getFileSystem().getSeparator(), "/");
    }
}
