package dev.tickfork.bridge.report;

import dev.tickfork.bridge.verify.Verdict;

/// One verification as a JUnit test case.
///
/// @param name    what was verified (`run 1`)
/// @param seconds wall clock, finite
/// @param code    the result's code
/// @param message the result in one sentence
/// @param details the result table
public record JUnitCase(String name, double seconds, Verdict verdict, String code, String message, String details) {}
