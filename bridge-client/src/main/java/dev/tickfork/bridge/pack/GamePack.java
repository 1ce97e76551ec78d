package dev.tickfork.bridge.pack;

import java.util.Map;
import java.util.Set;

/// What one game version calls things: rules, folders, commands. Immutable.
///
/// @param id           stable name (`minecraft-26.2`)
/// @param minecraft    the version that the game reports
/// @param dataVersion  the number in `level.dat`
/// @param skippedNames names that a world copy leaves out at any depth, lower case (snapshot protocol v1,
///                     bridge tools)
public record GamePack(
        String id,
        String minecraft,
        int dataVersion,
        Map<GameRule, String> rules,
        Set<String> skippedNames,
        FolderNames folders,
        CommandTexts commands) {
    public GamePack {
        rules = Map.copyOf(rules);
        skippedNames = Set.copyOf(skippedNames);
    }

    /// The name of `rule` in this version.
    ///
    /// @throws IllegalArgumentException this version has no such rule
    public String rule(GameRule rule) {
        String name = rules.get(rule);
        if (name == null) {
            throw new IllegalArgumentException(id + " has no rule " + rule);
        }
        return name;
    }
}
