package dev.tickfork.bridge.world;

/// One dimension of a world on disk, with how many files of each kind it has.
///
/// @param id      namespaced (`minecraft:the_nether`)
/// @param path    relative to the world, with `/`; `` for the world folder itself (the overworld of older
///                layouts)
/// @param region  region files (`.mca`)
/// @param entities entity files
/// @param poi     files of points of interest
public record DimensionFolder(String id, String path, int region, int entities, int poi) {}
