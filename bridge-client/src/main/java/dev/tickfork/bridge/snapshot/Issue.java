package dev.tickfork.bridge.snapshot;

import dev.tickfork.bridge.action.Message;

/// One thing that is wrong with a snapshot. Immutable.
///
/// @param code     what kind of fault
/// @param severity an error makes the snapshot invalid
/// @param line     number of the line in `entities.jsonl`, from 1; 0 where the fault is not in one line
/// @param text     the fault in words: what, where, what it means
public record Issue(IssueCode code, IssueCode.Severity severity, long line, Message text) {}
