package dev.tickfork.app.page.snapshots;

import java.util.List;

/// What the user wrote on a snapshot. Immutable.
record SnapshotLabel(List<String> tags, String note) {
    static final SnapshotLabel NONE = new SnapshotLabel(List.of(), "");

    SnapshotLabel {
        tags = List.copyOf(tags);
    }
}
