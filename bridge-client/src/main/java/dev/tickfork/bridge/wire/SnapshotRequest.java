package dev.tickfork.bridge.wire;

/// What to record.
///
/// @param name      a safe name, see [dev.tickfork.protocol.SafeName]
/// @param radius    blocks around the dimension's first player; 0 = every entity that the dimension ticks
/// @param dimension namespaced id, always named
public record SnapshotRequest(String name, double radius, String dimension) {
    public SnapshotRequest {
        if (!(radius >= 0) || Double.isInfinite(radius)) {
            throw new IllegalArgumentException("radius " + radius);
        }
    }

    public static SnapshotRequest everything(String name, String dimension) {
        return new SnapshotRequest(name, 0, dimension);
    }
}
