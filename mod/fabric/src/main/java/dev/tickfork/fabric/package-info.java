/// The Fabric mod for Minecraft 26.2: adapts the game to the instance core.
@NullMarked
package dev.tickfork.fabric;

import org.jspecify.annotations.NullMarked;
