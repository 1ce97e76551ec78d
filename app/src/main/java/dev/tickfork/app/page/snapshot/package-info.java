/// The page of one snapshot: its figures, its entities in tick order, types, map and NBT, and what it proves.
@NullMarked
package dev.tickfork.app.page.snapshot;

import org.jspecify.annotations.NullMarked;
