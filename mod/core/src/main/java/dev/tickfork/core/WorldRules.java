package dev.tickfork.core;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// The settings of a world that change how it ticks. Immutable.
///
/// @param gamerules          name as the game spells it, and value as text
/// @param difficulty         `peaceful`, `easy`, `normal` or `hard`
/// @param viewDistance       in chunks
/// @param simulationDistance in chunks
public record WorldRules(
        SortedMap<String, String> gamerules, String difficulty, int viewDistance, int simulationDistance) {
    public WorldRules {
        gamerules = Collections.unmodifiableSortedMap(new TreeMap<>(gamerules));
    }

    /// The same from a map in any order.
    public static WorldRules of(
            Map<String, String> gamerules, String difficulty, int viewDistance, int simulationDistance) {
        return new WorldRules(new TreeMap<>(gamerules), difficulty, viewDistance, simulationDistance);
    }
}
