/// Events: told to every connection and appended to the log.
@NullMarked
package dev.tickfork.core.event;

import org.jspecify.annotations.NullMarked;
