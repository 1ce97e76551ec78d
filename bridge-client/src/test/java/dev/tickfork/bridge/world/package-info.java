/// Tests of world folders and copies, on real files.
@NullMarked
package dev.tickfork.bridge.world;

import org.jspecify.annotations.NullMarked;
