@NullMarked
package dev.tickfork.bridge;

import org.jspecify.annotations.NullMarked;
