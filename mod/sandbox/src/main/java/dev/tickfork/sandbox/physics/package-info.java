/// What an entity does in its tick: gravity, collision, pushing, rails, explosions. Game thread only, no
/// random state.
@NullMarked
package dev.tickfork.sandbox.physics;

import org.jspecify.annotations.NullMarked;
