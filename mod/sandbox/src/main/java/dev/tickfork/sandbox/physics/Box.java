package dev.tickfork.sandbox.physics;

import dev.tickfork.sandbox.entity.SandboxEntity;

/// An axis-aligned box, in blocks. Immutable.
public record Box(double minX, double minY, double minZ, double maxX, double maxY, double maxZ) {
    /// The bounding box of an entity: its position is the middle of the floor (`EntityDimensions.makeBoundingBox`).
    public static Box of(SandboxEntity entity) {
        double half = entity.width() / 2;
        return new Box(
                entity.x() - half,
                entity.y(),
                entity.z() - half,
                entity.x() + half,
                entity.y() + entity.height(),
                entity.z() + half);
    }

    public Box grown(double dx, double dy, double dz) {
        return new Box(minX - dx, minY - dy, minZ - dz, maxX + dx, maxY + dy, maxZ + dz);
    }

    public Box moved(double dx, double dy, double dz) {
        return new Box(minX + dx, minY + dy, minZ + dz, maxX + dx, maxY + dy, maxZ + dz);
    }

    /// Everything that it passes on its way.
    public Box swept(double dx, double dy, double dz) {
        return new Box(
                minX + Math.min(dx, 0),
                minY + Math.min(dy, 0),
                minZ + Math.min(dz, 0),
                maxX + Math.max(dx, 0),
                maxY + Math.max(dy, 0),
                maxZ + Math.max(dz, 0));
    }

    /// True when they share more than a face (`AABB.intersects`).
    public boolean meets(Box other) {
        return minX < other.maxX
                && maxX > other.minX
                && minY < other.maxY
                && maxY > other.minY
                && minZ < other.maxZ
                && maxZ > other.minZ;
    }

    /// [#meets] for the box that `entity` has, without making it.
    public boolean meets(SandboxEntity entity) {
        double half = entity.width() / 2;
        return minX < entity.x() + half
                && maxX > entity.x() - half
                && minY < entity.y() + entity.height()
                && maxY > entity.y()
                && minZ < entity.z() + half
                && maxZ > entity.z() - half;
    }
}
