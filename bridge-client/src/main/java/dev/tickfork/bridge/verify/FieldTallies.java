package dev.tickfork.bridge.verify;

/// The tallies of all fields that are compared one by one; the names are those of the result's data.
public record FieldTallies(FieldTally nbt, FieldTally positions, FieldTally velocities) {
    static final FieldTallies NONE = new FieldTallies(FieldTally.NONE, FieldTally.NONE, FieldTally.NONE);
}
