package dev.tickfork.bridge.world;

import dev.tickfork.bridge.pack.GamePack;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// What a world copy leaves out, and how patient it is. Immutable.
///
/// @param skippedNames names left out at any depth, compared without regard to case; lower case here
/// @param dataFolders  first folders inside which such a name may be data that the world needs: skipped, with
///                     a warning
/// @param retries      pauses before each further try at a file that cannot be read
public record CopyRules(Set<String> skippedNames, Set<String> dataFolders, List<Duration> retries) {
    /// Virus scanners and indexers let go of a file within a second or two.
    private static final List<Duration> PATIENCE =
            List.of(Duration.ofMillis(100), Duration.ofMillis(400), Duration.ofMillis(1_500));

    public CopyRules {
        skippedNames = Set.copyOf(skippedNames);
        dataFolders = Set.copyOf(dataFolders);
        retries = List.copyOf(retries);
    }

    /// The rules of snapshot protocol v1 with the names of `pack`.
    public static CopyRules of(GamePack pack) {
        return new CopyRules(
                pack.skippedNames(), Set.of("datapacks", pack.folders().dimensions()), PATIENCE);
    }

    boolean skips(String name) {
        return skippedNames.contains(name.toLowerCase(Locale.ROOT));
    }
}
