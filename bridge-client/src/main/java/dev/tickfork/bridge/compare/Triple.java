package dev.tickfork.bridge.compare;

/// Three numbers that belong together; NaN where not recorded. Immutable.
record Triple(double x, double y, double z) {
    private static final double FULL_TURN = 360;

    boolean absent() {
        return Double.isNaN(x) && Double.isNaN(y);
    }

    boolean sameBits(Triple other) {
        return bits(x) == bits(other.x) && bits(y) == bits(other.y) && bits(z) == bits(other.z);
    }

    /// This minus `other`.
    Triple minus(Triple other) {
        return new Triple(x - other.x, y - other.y, z - other.z);
    }

    double length() {
        return Math.hypot(Math.hypot(x, y), z);
    }

    /// The larger of the two turns of a yaw and a pitch, 0 to 180 degrees each.
    double turn() {
        return Math.max(turn(x), turn(y));
    }

    private static double turn(double degrees) {
        return Math.abs(Math.IEEEremainder(degrees, FULL_TURN));
    }

    private static long bits(double value) {
        return Double.doubleToLongBits(value);
    }
}
