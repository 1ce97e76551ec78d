/// The query language over a snapshot's entities (docs/query.md): the same text in the window and on the
/// command line.
@NullMarked
package dev.tickfork.bridge.query;

import org.jspecify.annotations.NullMarked;
