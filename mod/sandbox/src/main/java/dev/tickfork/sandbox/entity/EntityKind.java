package dev.tickfork.sandbox.entity;

/// What all entities of one type share. Sizes in blocks, gravity in blocks per tick squared; immutable, any thread.
///
/// @param id         namespaced, e.g. `minecraft:sulfur_cube`
/// @param drag       share of the velocity that the air takes each tick, 0 where the type has a rule of its own
/// @param maxHealth  0 for everything that is not living
/// @param stepHeight what it climbs without a jump
public record EntityKind(
        String id,
        EntityFamily family,
        double width,
        double height,
        double gravity,
        double drag,
        float maxHealth,
        double stepHeight,
        Resistance resistance,
        Seats seats) {

    /// How much a hit or a fall moves or hurts: attributes of the type.
    public record Resistance(double knockback, double safeFall, double fallMultiplier) {}

    /// Where riders sit on it and by which point it sits on others, from its own feet.
    public record Seats(Vec passenger, Vec vehicle) {}

    public boolean living() {
        return maxHealth > 0;
    }

    /// The id without its namespace, e.g. `sulfur_cube`.
    public String path() {
        return id.substring(id.indexOf(':') + 1);
    }
}
