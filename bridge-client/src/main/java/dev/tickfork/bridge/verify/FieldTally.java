package dev.tickfork.bridge.verify;

/// One kind of field over all entities that are on both sides.
///
/// @param compared   entities whose field was read on both sides and compared
/// @param mismatches those that differ, or that could not be read on a side
public record FieldTally(int compared, int mismatches) {
    public static final FieldTally NONE = new FieldTally(0, 0);
}
