/// Whole jobs made of the others: fork and verify.
@NullMarked
package dev.tickfork.bridge.workflow;

import org.jspecify.annotations.NullMarked;
