package dev.tickfork.bridge.snapshot;

/// Three numbers: blocks for a position, blocks per tick for a velocity. Immutable.
public record Point(double x, double y, double z) {}
