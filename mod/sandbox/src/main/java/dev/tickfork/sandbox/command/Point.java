package dev.tickfork.sandbox.command;

import dev.tickfork.sandbox.entity.SandboxEntity;

/// A point or direction in blocks. Immutable.
public record Point(double x, double y, double z) {
    /// Where an entity's feet are.
    public static Point of(SandboxEntity entity) {
        return new Point(entity.x(), entity.y(), entity.z());
    }

    /// The sum.
    public Point plus(Point other) {
        return new Point(x + other.x, y + other.y, z + other.z);
    }

    /// Each coordinate times `factor`.
    public Point times(double factor) {
        return new Point(x * factor, y * factor, z * factor);
    }

    /// The cross product.
    public Point cross(Point other) {
        return new Point(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
    }

    /// The square of the distance to the other point.
    public double distanceSquared(Point other) {
        double dx = x - other.x;
        double dy = y - other.y;
        double dz = z - other.z;
        return dx * dx + dy * dy + dz * dz;
    }

    /// The block that holds x.
    public int blockX() {
        return (int) Math.floor(x);
    }

    /// The block that holds y.
    public int blockY() {
        return (int) Math.floor(y);
    }

    /// The block that holds z.
    public int blockZ() {
        return (int) Math.floor(z);
    }
}
