package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;

/// A verdict with its code, its sentence and its evidence. Immutable.
public record Verification(Verdict verdict, String code, Message text, VerifyData data) {
    public Verification {
        if (!data.verdict().equals(verdict.word())) {
            throw new IllegalArgumentException("verdict and data disagree: " + verdict + ", " + data.verdict());
        }
    }

    /// A step broke.
    static Verification failed(ActionFailure e, VerifyData data) {
        return new Verification(Verdict.FAILED, e.code(), e.text(), data);
    }

    /// As the result of an operation whose data is `whole`.
    Outcome outcome(Object whole) {
        return verdict.ok() ? Outcome.ok(text, whole) : Outcome.not(code, text, whole);
    }
}
