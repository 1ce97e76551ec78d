package dev.tickfork.bridge.snapshot;

import dev.tickfork.protocol.Fields;
import java.util.regex.Pattern;

/// Holds `meta.json` against the rows. One thread.
final class MetaChecks {
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{16}");
    private static final long PROTOCOL = 1;

    private final SnapshotMeta meta;
    private final IssueLog issues;

    MetaChecks(SnapshotMeta meta, IssueLog issues) {
        this.meta = meta;
        this.issues = issues;
    }

    /// @param records      lines that are not blank
    /// @param computedHash the hash over all rows
    void run(int records, String computedHash) {
        checkProtocol();
        var entities = meta.entities();
        if (entities.isEmpty()) {
            missing(Fields.ENTITIES);
        } else if (entities.getAsLong() != records) {
            issues.add(IssueCode.ENTITY_COUNT, 0, entities.getAsLong(), records);
        }
        checkHash(computedHash);
        if (meta.dimension().isEmpty()) {
            issues.add(IssueCode.META_FIELD, 0, Fields.DIMENSION);
        }
    }

    private void checkProtocol() {
        Object protocol = meta.raw().get(Fields.PROTOCOL);
        if (protocol == null) {
            missing(Fields.PROTOCOL);
        } else if (meta.protocol().orElse(-1) != PROTOCOL) {
            issues.add(IssueCode.META_PROTOCOL, 0, Visible.of(protocol.toString()));
        }
    }

    private void missing(String field) {
        issues.addKeyed(
                IssueCode.META_MISSING, IssueCode.Severity.ERROR, 0, "snapshot.issue.meta_missing_field", field);
    }

    private void checkHash(String computed) {
        Object recorded = meta.raw().get(Fields.ORDER_HASH);
        if (!(recorded instanceof String text) || !HASH.matcher(text).matches()) {
            issues.add(IssueCode.ORDER_HASH_FORMAT, 0, Visible.of(String.valueOf(recorded)));
        } else if (!text.equals(computed)) {
            issues.add(IssueCode.ORDER_HASH, 0, text, computed);
        }
    }
}
