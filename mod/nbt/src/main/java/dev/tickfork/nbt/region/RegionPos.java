package dev.tickfork.nbt.region;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The place of a region: chunk coordinates divided by 32, rounded down.
public record RegionPos(int x, int z) {
    /// Chunks along one side of a region.
    public static final int SIZE = 32;

    private static final Pattern NAME = Pattern.compile("r\\.(-?\\d{1,9})\\.(-?\\d{1,9})\\.mca");

    /// The region that a chunk lies in.
    public static RegionPos ofChunk(int chunkX, int chunkZ) {
        return new RegionPos(chunkX >> 5, chunkZ >> 5);
    }

    /// The place that a file's name tells, if it is the name of a region file.
    public static Optional<RegionPos> ofFileName(String name) {
        Matcher matcher = NAME.matcher(name);
        return matcher.matches()
                ? Optional.of(new RegionPos(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }

    /// `r.X.Z.mca`.
    public String fileName() {
        return "r." + x + "." + z + ".mca";
    }

    /// `c.X.Z.mcc`, with the coordinates of the chunk: the file of a chunk too large for the region file.
    public String externalName(int localX, int localZ) {
        return "c." + (x * SIZE + localX) + "." + (z * SIZE + localZ) + ".mcc";
    }
}
