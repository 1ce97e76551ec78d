package dev.tickfork.core;

/// Three doubles: a point in blocks, or a velocity in blocks per tick. Immutable.
public record Xyz(double x, double y, double z) {
    /// Straight-line distance to the other point, in blocks.
    public double distance(Xyz other) {
        double dx = x - other.x;
        double dy = y - other.y;
        double dz = z - other.z;
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }
}
