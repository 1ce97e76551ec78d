/// What must be undone if this process dies: one file an entry, undone only when its owner is dead.
@NullMarked
package dev.tickfork.bridge.journal;

import org.jspecify.annotations.NullMarked;
