/// What differs between game versions: gamerule names, folder layout, skip names, command texts.
@NullMarked
package dev.tickfork.bridge.pack;

import org.jspecify.annotations.NullMarked;
