package dev.tickfork.bridge.pack;

import java.util.Map;

/// Where a world folder keeps its dimensions. All paths are relative to the world folder, with `/`.
///
/// @param dimensions root of `<namespace>/<path>` dimension folders
/// @param regions    folder of region files inside a dimension
/// @param entities   folder of entity files inside a dimension
/// @param poi        folder of points of interest inside a dimension
/// @param older      where older versions kept the dimensions that had fixed places, by dimension id; `` is
///                   the root
public record FolderNames(String dimensions, String regions, String entities, String poi, Map<String, String> older) {
    public FolderNames {
        older = Map.copyOf(older);
    }

    /// The names that all versions so far share.
    public static FolderNames standard() {
        return new FolderNames(
                "dimensions",
                "region",
                "entities",
                "poi",
                Map.of("minecraft:overworld", "", "minecraft:the_nether", "DIM-1", "minecraft:the_end", "DIM1"));
    }
}
