/// Reads snapshots: column store, validation, histogram, single records.
@NullMarked
package dev.tickfork.bridge.snapshot;

import org.jspecify.annotations.NullMarked;
