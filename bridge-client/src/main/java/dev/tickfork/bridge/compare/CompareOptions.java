package dev.tickfork.bridge.compare;

import java.util.List;

/// What counts as a difference. Immutable.
///
/// @param posTolerance largest allowed distance of two positions, blocks, inclusive; 0: equal by bits
/// @param velTolerance largest allowed length of a velocity's difference, blocks per tick, inclusive; 0:
///                     equal by bits
/// @param rotTolerance largest allowed turn in yaw or pitch, degrees, inclusive; 0: equal by bits
/// @param ignoredNbt   NBT paths that are left out with all below them (`Items`, `Passengers[*].Age`)
/// @param top          samples kept of each list, largest first; 0 for all
public record CompareOptions(
        double posTolerance, double velTolerance, double rotTolerance, List<String> ignoredNbt, int top) {
    /// Nothing allowed, nothing ignored, ten samples.
    public static final CompareOptions EXACT = new CompareOptions(0, 0, 0, List.of(), 10);

    public CompareOptions {
        ignoredNbt = List.copyOf(ignoredNbt);
        if (!(posTolerance >= 0) || !(velTolerance >= 0) || !(rotTolerance >= 0) || top < 0) {
            throw new IllegalArgumentException("tolerances and top are 0 or more");
        }
    }

    /// The same with every sample kept.
    public CompareOptions withTop(int samples) {
        return new CompareOptions(posTolerance, velTolerance, rotTolerance, ignoredNbt, samples);
    }
}
