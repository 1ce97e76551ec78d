/// What players see of the world: Minestom as the window, never as the simulation.
@NullMarked
package dev.tickfork.sandbox.view;

import org.jspecify.annotations.NullMarked;
