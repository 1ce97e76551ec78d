/// World folders: layout, level.dat, scan, copy.
@NullMarked
package dev.tickfork.bridge.world;

import org.jspecify.annotations.NullMarked;
