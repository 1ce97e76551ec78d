@NullMarked
package dev.tickfork.bridge.verify;

import org.jspecify.annotations.NullMarked;
