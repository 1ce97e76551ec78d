/// The demo world: a heap of entities whose order matters.
@NullMarked
package dev.tickfork.sandbox.demo;

import org.jspecify.annotations.NullMarked;
