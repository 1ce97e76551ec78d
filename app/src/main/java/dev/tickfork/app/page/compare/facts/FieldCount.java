package dev.tickfork.app.page.compare.facts;

import dev.tickfork.bridge.compare.Comparison;

/// Counts the values in which two sides differ beside the order. Stateless.
final class FieldCount {
    private FieldCount() {}

    static long of(Comparison fields) {
        return fields.nbt().total()
                + fields.types().mismatches()
                + fields.motion().positions().mismatches()
                + fields.motion().velocities().mismatches()
                + fields.motion().rotations().mismatches();
    }
}
