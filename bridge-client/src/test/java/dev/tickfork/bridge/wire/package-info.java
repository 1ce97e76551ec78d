@NullMarked
package dev.tickfork.bridge.wire;

import org.jspecify.annotations.NullMarked;
