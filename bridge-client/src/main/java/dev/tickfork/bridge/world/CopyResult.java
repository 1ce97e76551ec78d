package dev.tickfork.bridge.world;

import java.util.List;

/// What a world copy did. Immutable.
///
/// @param files   every file of the copy, by path
/// @param bytes   sum of their sizes
/// @param skipped what was left out, by path
/// @param changed files that were written, added or removed in the source while it was copied, by path
public record CopyResult(List<CopiedFile> files, long bytes, List<SkippedPath> skipped, List<String> changed) {
    public CopyResult {
        files = List.copyOf(files);
        skipped = List.copyOf(skipped);
        changed = List.copyOf(changed);
    }

    /// Whether the copy is the source as it was at one moment, as far as sizes and times can tell, and is
    /// complete.
    public boolean clean() {
        return changed.isEmpty() && unreadable().isEmpty();
    }

    /// What should have been copied and could not be read.
    public List<String> unreadable() {
        return skipped.stream()
                .filter(path -> path.why() == SkippedPath.Why.UNREADABLE)
                .map(SkippedPath::path)
                .toList();
    }
}
