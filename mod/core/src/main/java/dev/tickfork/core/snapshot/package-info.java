/// Snapshots on disk: rows, description, commit by rename, listing.
@NullMarked
package dev.tickfork.core.snapshot;

import org.jspecify.annotations.NullMarked;
