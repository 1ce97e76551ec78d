package dev.tickfork.core;

/// How a save ended. Immutable.
///
/// @param complete true only when all of it was written, and, if a flush was asked for, is on disk
/// @param detail   what was saved, or what went wrong, as one line for a person
public record SaveOutcome(boolean complete, String detail) {}
