/// Readers of command arguments: coordinates, ranges, resource ids, selectors, NBT and NBT paths.
@NullMarked
package dev.tickfork.sandbox.command.argument;

import org.jspecify.annotations.NullMarked;
