/// Forks a live world: freeze, flush, snapshot, copy, second snapshot, thaw, manifest.
@NullMarked
package dev.tickfork.bridge.fork;

import org.jspecify.annotations.NullMarked;
