package dev.tickfork.bridge.verify;

import org.jspecify.annotations.Nullable;

/// The data of an order check; the component names are its keys.
///
/// @param match       the hashes are equal and there is at least one entity
/// @param expected    order hash of the recording
/// @param actual      order hash of the fresh snapshot
/// @param entities    entities in the fresh snapshot
/// @param directory   the recording's folder
/// @param snapshotDir the fresh snapshot's folder; it stays on disk
/// @param target      the caller's label, or null
public record OrderCheckData(
        boolean match,
        String expected,
        String actual,
        int entities,
        String directory,
        String snapshotDir,
        @Nullable String target) {}
