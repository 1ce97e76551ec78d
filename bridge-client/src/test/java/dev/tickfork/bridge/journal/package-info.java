/// Tests of the journal.
@NullMarked
package dev.tickfork.bridge.journal;

import org.jspecify.annotations.NullMarked;
