package dev.tickfork.bridge.restore;

import dev.tickfork.protocol.SafeName;

/// Names for the snapshots that we take beside the user's own: one safe token of at most 64 characters,
/// whatever the
/// target is called.
public final class SnapshotToken {
    private static final int LONGEST = 64;

    private SnapshotToken() {}

    /// @param stem   a safe name (`order`)
    /// @param target a name in any script; runs of characters outside `A-Za-z0-9_-` become one `-`
    /// @return `stem-target`; a target without one such character is named by its hash
    public static String of(String stem, String target) {
        String folded = target.replaceAll("[^A-Za-z0-9_]+", "-").replaceAll("^-+|-+$", "");
        String whole = stem + "-" + (folded.isEmpty() ? SafeName.fromTitle(target) : folded);
        String cut = whole.length() <= LONGEST ? whole : whole.substring(0, LONGEST);
        return cut.replaceAll("-+$", "");
    }
}
