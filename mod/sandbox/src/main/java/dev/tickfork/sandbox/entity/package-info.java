/// Entities as the sandbox keeps them, their NBT and the tick list. Game thread only.
@NullMarked
package dev.tickfork.sandbox.entity;

import org.jspecify.annotations.NullMarked;
