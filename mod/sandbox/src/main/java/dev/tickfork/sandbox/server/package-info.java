/// The server process: options, properties, console, log, tick loop, RCON and an orderly stop.
@NullMarked
package dev.tickfork.sandbox.server;

import org.jspecify.annotations.NullMarked;
