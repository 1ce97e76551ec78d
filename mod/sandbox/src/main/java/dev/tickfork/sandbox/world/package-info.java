/// The world folder, its levels, chunks and clocks: everything that commands reach. Game thread only.
@NullMarked
package dev.tickfork.sandbox.world;

import org.jspecify.annotations.NullMarked;
