/// A scripted game and a plain client for the tests of `mod/core`.
@NullMarked
package dev.tickfork.core.testing;

import org.jspecify.annotations.NullMarked;
