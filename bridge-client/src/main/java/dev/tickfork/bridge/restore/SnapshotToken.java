package dev.tickfork.bridge.restore;

/// Names for the snapshots that we take beside the user's own: one safe token of at most 64 characters, whatever the
/// target is called.
public final class SnapshotToken {
    private static final int LONGEST = 64;

    private SnapshotToken() {}

    /// @param stem   a safe name (`order`)
    /// @param target a name in any script; runs of characters outside `A-Za-z0-9_-` become one `-`
    /// @return `stem-target`, or `stem` when nothing of the target is left
    public static String of(String stem, String target) {
        String safe = target.replaceAll("[^A-Za-z0-9_]+", "-").replaceAll("^-+|-+$", "");
        String whole = safe.isEmpty() ? stem : stem + "-" + safe;
        String cut = whole.length() <= LONGEST ? whole : whole.substring(0, LONGEST);
        return cut.replaceAll("-+$", "");
    }
}
