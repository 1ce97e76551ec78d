/// The commands themselves, with vanilla's texts and results. Server thread only.
@NullMarked
package dev.tickfork.sandbox.command.game;

import org.jspecify.annotations.NullMarked;
