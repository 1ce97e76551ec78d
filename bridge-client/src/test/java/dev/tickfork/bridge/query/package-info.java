@NullMarked
package dev.tickfork.bridge.query;

import org.jspecify.annotations.NullMarked;
