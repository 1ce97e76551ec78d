package dev.tickfork.sandbox.entity;

/// A point or a velocity, in blocks or blocks per tick.
public record Vec(double x, double y, double z) {
    public static final Vec ZERO = new Vec(0, 0, 0);
}
