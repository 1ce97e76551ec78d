/// Takes a fresh snapshot and compares it with a recording: the verdict.
@NullMarked
package dev.tickfork.bridge.verify;

import org.jspecify.annotations.NullMarked;
