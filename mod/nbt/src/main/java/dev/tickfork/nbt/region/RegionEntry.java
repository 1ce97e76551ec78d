package dev.tickfork.nbt.region;

import java.util.Set;

/// One chunk as a region file's header lists it.
///
/// @param x           place in the region, 0 to 31
/// @param z           place in the region, 0 to 31
/// @param sector      first sector, in units of 4,096 bytes from the start of the file
/// @param sectorCount sectors that the header gives it, 0 to 255
/// @param timestamp   last time written, in seconds since 1970, as the header has it
/// @param problems    what is wrong with it, nothing most of the time
public record RegionEntry(int x, int z, int sector, int sectorCount, int timestamp, Set<ChunkProblem> problems) {
    public RegionEntry {
        problems = Set.copyOf(problems);
    }

    /// Whether nothing is known that keeps the chunk from being read.
    public boolean readable() {
        return problems.stream().noneMatch(ChunkProblem::fatal);
    }
}
