@NullMarked
package dev.tickfork.bridge.evidence;

import org.jspecify.annotations.NullMarked;
