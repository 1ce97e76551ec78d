/// Asks a running game whether it reads what a snapshot recorded.
@NullMarked
package dev.tickfork.bridge.probe;

import org.jspecify.annotations.NullMarked;
