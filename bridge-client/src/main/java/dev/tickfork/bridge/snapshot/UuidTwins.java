package dev.tickfork.bridge.snapshot;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// Finds UUIDs that are one to the game although their texts differ in letter case. One thread.
final class UuidTwins {
    private final Rows rows;

    UuidTwins(Rows rows) {
        this.rows = rows;
    }

    void run() {
        Map<String, Integer> upper = new HashMap<>();
        rows.uuids.odd().entrySet().stream()
                .filter(entry -> UuidColumn.isUuid(entry.getValue()))
                .sorted(Map.Entry.comparingByKey())
                .forEach(entry -> upper.putIfAbsent(entry.getValue().toLowerCase(Locale.ROOT), entry.getKey()));
        if (upper.isEmpty()) {
            return;
        }
        for (int row = 0; row < rows.size(); row++) {
            String text = rows.uuids.text(row);
            Integer twin = upper.get(text.toLowerCase(Locale.ROOT));
            if (twin != null && twin != row && !rows.uuids.text(twin).equals(text)) {
                rows.issues.add(
                        IssueCode.UUID_DUPLICATE, rows.columns.line[row], Visible.of(text), rows.columns.line[twin]);
            }
        }
    }
}
