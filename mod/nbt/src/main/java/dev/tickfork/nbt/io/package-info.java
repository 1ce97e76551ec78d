/// Binary NBT: bounded reading and writing, and files of one tag such as `level.dat`.
@NullMarked
package dev.tickfork.nbt.io;

import org.jspecify.annotations.NullMarked;
