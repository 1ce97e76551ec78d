/// Block states by name and properties, with what physics needs to know of them.
@NullMarked
package dev.tickfork.sandbox.block;

import org.jspecify.annotations.NullMarked;
