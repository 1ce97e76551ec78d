@NullMarked
package dev.tickfork.bridge.lab;

import org.jspecify.annotations.NullMarked;
