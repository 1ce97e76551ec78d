package dev.tickfork.core;

import org.jspecify.annotations.Nullable;

/// What only some kinds of entity have; `ENTITIES` shows it. Immutable.
///
/// @param living what every living entity has
/// @param player what only a player has
/// @param cube   what only a sulfur cube has
public record EntityDetail(
        @Nullable Living living,
        @Nullable Player player,
        @Nullable Cube cube) {
    /// Nothing special: carts, items.
    public static final EntityDetail NONE = new EntityDetail(null, null, null);

    /// A living entity.
    ///
    /// @param body what it wears in its body slot, null when empty
    public record Living(
            float health, float maxHealth, @Nullable Body body) {}

    /// The stack in the body slot.
    ///
    /// @param item namespaced id
    public record Body(String item, int count) {}

    /// A player.
    ///
    /// @param gameMode `survival`, `creative`, `adventure` or `spectator`
    public record Player(String name, String gameMode) {}

    /// A sulfur cube.
    ///
    /// @param fuse ticks until it goes off, as the game keeps it
    public record Cube(int fuse, boolean primed, boolean hasBody, boolean readyForShearing) {}
}
