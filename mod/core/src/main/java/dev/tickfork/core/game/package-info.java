/// The way onto the game thread and back.
@NullMarked
package dev.tickfork.core.game;

import org.jspecify.annotations.NullMarked;
