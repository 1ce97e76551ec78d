/// SNBT reader, writer and structural diff over adventure-nbt's tags. No I/O.
@NullMarked
package dev.tickfork.nbt;

import org.jspecify.annotations.NullMarked;
