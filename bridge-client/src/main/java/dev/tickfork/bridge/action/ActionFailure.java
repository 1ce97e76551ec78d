package dev.tickfork.bridge.action;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/// An expected failure that can be explained: it becomes a result with its code and never reaches a bug
/// handler.
public final class ActionFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final String code;
    private final transient Message text;
    private final boolean retryable;
    private final transient Map<String, Object> data;

    private ActionFailure(
            String code, Message text, boolean retryable, Map<String, Object> data, @Nullable Throwable cause) {
        super(code + " " + text.key() + " " + text.args(), cause);
        this.code = code;
        this.text = text;
        this.retryable = retryable;
        this.data = Map.copyOf(data);
    }

    /// @param code one of [Codes]
    /// @param text what happened, where, and what to try
    public static ActionFailure of(String code, Message text) {
        return new ActionFailure(code, text, false, Map.of(), null);
    }

    public static ActionFailure of(String code, Message text, Throwable cause) {
        return new ActionFailure(code, text, false, Map.of(), cause);
    }

    /// The same failure, marked as worth another try without any change.
    public ActionFailure asRetryable() {
        return new ActionFailure(code, text, true, data, this);
    }

    /// The same failure with facts for scripts; keys are spelled as on the wire.
    public ActionFailure with(Map<String, Object> facts) {
        return new ActionFailure(code, text, retryable, facts, this);
    }

    public String code() {
        return code;
    }

    public Message text() {
        return text;
    }

    public boolean retryable() {
        return retryable;
    }

    public Map<String, Object> data() {
        return data;
    }
}
