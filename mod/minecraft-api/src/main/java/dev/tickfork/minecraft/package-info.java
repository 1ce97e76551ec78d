/// Marks the compile-only signatures of Minecraft 26.2 and Fabric members that the mod calls; never shipped.
@NullMarked
package dev.tickfork.minecraft;

import org.jspecify.annotations.NullMarked;
