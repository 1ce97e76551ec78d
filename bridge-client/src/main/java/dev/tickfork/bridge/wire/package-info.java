/// Talks to a mod's port: framing, matching of replies, events, quirks of every known mod version.
@NullMarked
package dev.tickfork.bridge.wire;

import org.jspecify.annotations.NullMarked;
