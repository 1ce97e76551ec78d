package dev.tickfork.bridge.snapshot;

import java.util.Locale;

/// Everything that can be wrong with a snapshot folder. The names in lower case are stable
/// (docs/formats.md).
public enum IssueCode {
    META_MISSING(Severity.ERROR),
    META_UNREADABLE(Severity.ERROR),
    META_FIELD(Severity.WARNING),
    META_PROTOCOL(Severity.ERROR),
    ENTITY_COUNT(Severity.ERROR),
    ORDER_HASH_FORMAT(Severity.ERROR),
    ORDER_HASH(Severity.ERROR),
    BYTE_ORDER_MARK(Severity.WARNING),
    BAD_ENCODING(Severity.ERROR),
    BAD_JSON(Severity.ERROR),
    TRUNCATED_LINE(Severity.ERROR),
    LINE_TOO_LONG(Severity.ERROR),
    BAD_RECORD(Severity.ERROR),
    DUPLICATE_FIELD(Severity.WARNING),
    MISSING_FIELD(Severity.ERROR),
    BAD_FIELD(Severity.ERROR),
    UUID_FORMAT(Severity.WARNING),
    UUID_DUPLICATE(Severity.ERROR),
    ORDER_TYPE(Severity.WARNING),
    ORDER_MISMATCH(Severity.WARNING),
    ORDER_DUPLICATE(Severity.WARNING),
    ORDER_MISSING(Severity.WARNING),
    PASSENGER_WITHOUT_VEHICLE(Severity.WARNING),
    PASSENGER_MISMATCH(Severity.WARNING),
    VEHICLE_NOT_ADJACENT(Severity.WARNING),
    NBT_UNREADABLE(Severity.ERROR),
    NBT_NOT_SUMMONABLE(Severity.WARNING),
    CONTROL_CHARACTERS(Severity.WARNING);

    /// An error makes a snapshot invalid; a warning is worth knowing.
    public enum Severity {
        ERROR,
        WARNING;

        /// The stable lower-case name.
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Severity severity;

    IssueCode(Severity severity) {
        this.severity = severity;
    }

    public Severity severity() {
        return severity;
    }

    /// The stable lower-case name.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
