/// The command line: every command is one request to the registry, its result as a table or as one JSON
/// object.
@NullMarked
package dev.tickfork.app.cli;

import org.jspecify.annotations.NullMarked;
