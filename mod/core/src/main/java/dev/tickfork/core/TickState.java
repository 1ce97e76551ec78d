package dev.tickfork.core;

/// How a world ticks at one moment. Immutable.
///
/// @param frozen    `tick freeze` is on
/// @param paused    no server tick runs at all: single player paused, or an empty server asleep
/// @param sprinting `tick sprint` is running
/// @param stepping  a frozen world is running requested steps
/// @param tickRate  target, in ticks per second
/// @param gameTime  the world's own clock in ticks; it stands still while frozen
public record TickState(
        boolean frozen, boolean paused, boolean sprinting, boolean stepping, float tickRate, long gameTime) {}
