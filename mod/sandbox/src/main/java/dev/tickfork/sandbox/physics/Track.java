package dev.tickfork.sandbox.physics;

/// The two ends of a rail, each as a step out of its block (`AbstractMinecart.EXITS`), and its slope.
///
/// @param rise 1 climbs towards the second end, -1 towards the first, 0 is level
record Track(int fromX, int fromZ, int toX, int toZ, int rise) {
    private static final Track NORTH_SOUTH = new Track(0, -1, 0, 1, 0);

    static Track of(String shape) {
        return switch (shape) {
            case "east_west" -> new Track(-1, 0, 1, 0, 0);
            case "ascending_east" -> new Track(-1, 0, 1, 0, 1);
            case "ascending_west" -> new Track(-1, 0, 1, 0, -1);
            case "ascending_north" -> new Track(0, -1, 0, 1, -1);
            case "ascending_south" -> new Track(0, -1, 0, 1, 1);
            case "south_east" -> new Track(0, 1, 1, 0, 0);
            case "south_west" -> new Track(0, 1, -1, 0, 0);
            case "north_west" -> new Track(0, -1, -1, 0, 0);
            case "north_east" -> new Track(0, -1, 1, 0, 0);
            default -> NORTH_SOUTH;
        };
    }

    int alongX() {
        return toX - fromX;
    }

    int alongZ() {
        return toZ - fromZ;
    }

    /// Which way is down, 0 when level.
    int downX() {
        return alongX() == 0 ? 0 : -rise;
    }

    int downZ() {
        return alongZ() == 0 ? 0 : -rise;
    }

    /// Height above the block's floor.
    ///
    /// @param along 0 at the first end, 1 at the second
    double heightAt(double along) {
        double inside = Math.clamp(along, 0.0, 1.0);
        return switch (rise) {
            case 1 -> inside;
            case -1 -> 1 - inside;
            default -> 0;
        };
    }
}
