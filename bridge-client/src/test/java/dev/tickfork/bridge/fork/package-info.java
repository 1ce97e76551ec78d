/// Tests of forking against a scripted instance.
@NullMarked
package dev.tickfork.bridge.fork;

import org.jspecify.annotations.NullMarked;
