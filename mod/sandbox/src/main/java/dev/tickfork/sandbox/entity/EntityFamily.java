package dev.tickfork.sandbox.entity;

/// Which rule of motion a type follows (the vanilla class whose `tick` it has).
public enum EntityFamily {
    /// `LivingEntity`: moves, then gravity and friction.
    LIVING,
    /// `Ghast`, `Phantom` and other living that fly: no gravity.
    FLYING,
    /// `ServerPlayer`: moved by its client only.
    PLAYER,
    /// `ItemEntity`.
    ITEM,
    /// `PrimedTnt`.
    TNT,
    /// `FallingBlockEntity`.
    FALLING_BLOCK,
    /// `AbstractMinecart`.
    MINECART,
    /// Boats, orbs and whatever else falls: gravity first, then moves.
    FALLING,
    /// Arrows and thrown things: they stop in the block that they hit.
    PROJECTILE,
    /// Markers, displays, hangings, crystals: never move by themselves.
    STATIC
}
