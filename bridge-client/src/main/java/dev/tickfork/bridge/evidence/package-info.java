/// Evidence bundles: one file that holds what a verdict was computed from, and the check that computes it
/// again without a game (docs/formats.md, "evidence bundles").
@NullMarked
package dev.tickfork.bridge.evidence;

import org.jspecify.annotations.NullMarked;
