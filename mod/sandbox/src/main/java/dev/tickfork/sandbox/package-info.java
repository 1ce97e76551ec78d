/// A headless Minecraft 26.2 server process on Minestom that runs the instance core: the embedded default.
@NullMarked
package dev.tickfork.sandbox;

import org.jspecify.annotations.NullMarked;
