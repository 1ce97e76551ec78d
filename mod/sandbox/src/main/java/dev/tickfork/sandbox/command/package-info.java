/// Our own command dispatcher: sources, nodes, parsing, errors in the game's words. Server thread only.
@NullMarked
package dev.tickfork.sandbox.command;

import org.jspecify.annotations.NullMarked;
