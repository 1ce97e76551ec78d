/// The registry: every operation, its schema, validation and discovery. On top of all the others.
@NullMarked
package dev.tickfork.bridge.capability;

import org.jspecify.annotations.NullMarked;
