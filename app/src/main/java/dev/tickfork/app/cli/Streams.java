package dev.tickfork.app.cli;

import java.io.PrintStream;

/// Where the command line writes.
///
/// @param out      results alone
/// @param err      progress and what is said beside a result
/// @param terminal whether `err` is a terminal that a line can be drawn over on
public record Streams(PrintStream out, PrintStream err, boolean terminal) {}
