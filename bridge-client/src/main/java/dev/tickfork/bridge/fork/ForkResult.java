package dev.tickfork.bridge.fork;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A finished fork; the components are spelled as scripts read them. Immutable.
///
/// @param snapshotDir where the instance wrote its snapshot
/// @param forkDir     the fork: `meta.json`, `entities.jsonl`, `manifest.json` and, with regions, `world/`
/// @param worldDir    the source's world folder; null if it is not known and was not needed
/// @param manifest    the copy in numbers; null without regions
/// @param replaced    whether the instance had a snapshot of that name before
/// @param clean       whether nothing makes the fork doubtful
/// @param reasons     codes of what does
public record ForkResult(
        String name,
        String snapshotDir,
        String forkDir,
        @Nullable String worldDir,
        @Nullable Copied manifest,
        String orderHash,
        long entities,
        long tick,
        String dimension,
        boolean replaced,
        boolean clean,
        List<String> reasons,
        Seconds seconds) {
    public ForkResult {
        reasons = List.copyOf(reasons);
    }

    /// The world copy in numbers.
    ///
    /// @param skipped paths that were left out
    /// @param changed paths that were written while they were copied
    /// @param clean   whether the copy is complete and the source stood still
    public record Copied(int files, long bytes, List<String> skipped, List<String> changed, boolean clean) {
        public Copied {
            skipped = List.copyOf(skipped);
            changed = List.copyOf(changed);
        }
    }

    /// @param freezeWindow how long the source stood still for us
    /// @param total        from the first check to the final name
    public record Seconds(double freezeWindow, double total) {}
}
