/// Starts and stops it all for one opened world, and reads its settings.
@NullMarked
package dev.tickfork.core.server;

import org.jspecify.annotations.NullMarked;
