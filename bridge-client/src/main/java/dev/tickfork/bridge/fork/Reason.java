package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.action.Message;

/// Why a fork is doubtful.
///
/// @param code stable, upper case
record Reason(String code, Message text) {}
