@NullMarked
package dev.tickfork.bridge.restore;

import org.jspecify.annotations.NullMarked;
