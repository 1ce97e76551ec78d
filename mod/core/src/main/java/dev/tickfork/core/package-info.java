/// What every instance does, whatever game it sits in: line server, routing, snapshots, events, freeze
/// lease.
@NullMarked
package dev.tickfork.core;

import org.jspecify.annotations.NullMarked;
