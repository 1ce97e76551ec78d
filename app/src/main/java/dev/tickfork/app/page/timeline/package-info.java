/// The page that shows several snapshots of one world, one under the other.
@NullMarked
package dev.tickfork.app.page.timeline;

import org.jspecify.annotations.NullMarked;
