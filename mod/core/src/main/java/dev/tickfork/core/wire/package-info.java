/// Sockets, framing, reply order and bounded queues; knows nothing of games.
@NullMarked
package dev.tickfork.core.wire;

import org.jspecify.annotations.NullMarked;
