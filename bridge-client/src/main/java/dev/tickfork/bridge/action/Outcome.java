package dev.tickfork.bridge.action;

import org.jspecify.annotations.Nullable;

/// What finished work says of itself. A mismatch is an outcome, not a failure of the work, though it is not
/// `ok`.
///
/// @param ok        whether what was asked for came true
/// @param code      one of [Codes]; `OK` exactly when `ok`
/// @param text      the outcome in words
/// @param retryable whether the same request may succeed later without any change
/// @param data      a record of immutable values, or null
public record Outcome(
        boolean ok,
        String code,
        Message text,
        boolean retryable,
        @Nullable Object data) {
    public Outcome {
        if (ok != code.equals(Codes.OK)) {
            throw new IllegalArgumentException("ok and code disagree: " + ok + ", " + code);
        }
    }

    public static Outcome ok(Message text, @Nullable Object data) {
        return new Outcome(true, Codes.OK, text, false, data);
    }

    public static Outcome not(String code, Message text, @Nullable Object data) {
        return new Outcome(false, code, text, false, data);
    }
}
