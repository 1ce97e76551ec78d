/// Tests of version packs.
@NullMarked
package dev.tickfork.bridge.pack;

import org.jspecify.annotations.NullMarked;
