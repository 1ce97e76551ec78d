package dev.tickfork.bridge.wire;

/// Whether and how a world ticks, as capability `tick-state` tells it.
///
/// @param frozen    `tick freeze` is on
/// @param paused    the server stands still because the game's window is paused or nobody is there
/// @param sprinting `tick sprint` is running
/// @param stepping  a frozen world is running requested steps
/// @param tickRate  target, ticks per second
/// @param gameTime  the world's clock in ticks; stands still while frozen
public record TickStatus(
        boolean frozen, boolean paused, boolean sprinting, boolean stepping, double tickRate, long gameTime) {}
