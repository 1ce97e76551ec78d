package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.snapshot.IssueCode;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.util.stream.Collectors;

/// Names what is wrong with a snapshot.
final class Faults {
    private Faults() {}

    /// The codes of all errors, in order, with commas.
    static String codes(Snapshot snapshot) {
        return snapshot.issueCounts().keySet().stream()
                .filter(code -> code.severity() == IssueCode.Severity.ERROR)
                .map(IssueCode::id)
                .sorted()
                .collect(Collectors.joining(", "));
    }
}
