/// Joins the sandbox's world to the instance core, as a mod would join a game to it.
@NullMarked
package dev.tickfork.sandbox.host;

import org.jspecify.annotations.NullMarked;
