/// Puts recorded entities back into a lab, in order, through commands.
@NullMarked
package dev.tickfork.bridge.restore;

import org.jspecify.annotations.NullMarked;
