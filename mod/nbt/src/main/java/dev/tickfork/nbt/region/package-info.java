/// Anvil region files: reading and writing of chunks in every compression that the game knows.
@NullMarked
package dev.tickfork.nbt.region;

import org.jspecify.annotations.NullMarked;
