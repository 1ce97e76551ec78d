package dev.tickfork.core;

/// One entity at one moment. Immutable; made on the game thread, read anywhere.
///
/// @param ref    its UUID and network id
/// @param kind   its type
/// @param nbt    what the game's own save would write for it, without its id
public record CapturedEntity(
        EntityRef ref,
        EntityKind kind,
        EntityMotion motion,
        EntityFlags flags,
        Riding riding,
        EntityDetail detail,
        DeferredNbt nbt) {}
