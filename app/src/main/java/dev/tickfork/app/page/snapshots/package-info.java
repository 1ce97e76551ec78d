/// The page of all snapshots: those of instances, forks, labs and chosen folders.
@NullMarked
package dev.tickfork.app.page.snapshots;

import org.jspecify.annotations.NullMarked;
