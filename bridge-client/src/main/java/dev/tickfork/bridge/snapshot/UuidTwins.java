package dev.tickfork.bridge.snapshot;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Finds UUIDs that are one to the game although their texts differ in letter case. One thread.
final class UuidTwins {
    private final Rows rows;

    UuidTwins(Rows rows) {
        this.rows = rows;
    }

    void run() {
        Set<String> odd = rows.uuids.odd().values().stream()
                .filter(UuidColumn::isUuid)
                .map(text -> text.toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
        Map<String, Integer> first = new HashMap<>();
        for (int row = 0; row < rows.size() && !odd.isEmpty(); row++) {
            String text = rows.uuids.text(row);
            String usual = text.toLowerCase(Locale.ROOT);
            if (!odd.contains(usual)) {
                continue;
            }
            Integer before = first.putIfAbsent(usual, row);
            // The same text twice was reported already.
            if (before != null && !rows.uuids.text(before).equals(text)) {
                rows.issues.add(
                        IssueCode.UUID_DUPLICATE, rows.columns.line[row], Visible.of(text), rows.columns.line[before]);
            }
        }
    }
}
