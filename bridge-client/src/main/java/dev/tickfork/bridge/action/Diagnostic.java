package dev.tickfork.bridge.action;

import java.util.Map;

/// Something worth knowing beside a result, which does not change it.
///
/// @param code     stable upper-case identifier
/// @param severity how much it matters
/// @param text     the same in words
/// @param data     facts for scripts, spelled as on the wire
public record Diagnostic(String code, Severity severity, Message text, Map<String, Object> data) {
    /// How much a diagnostic matters.
    public enum Severity {
        INFO,
        WARNING,
        ERROR
    }

    public Diagnostic {
        data = Map.copyOf(data);
    }

    public static Diagnostic warning(String code, Message text) {
        return new Diagnostic(code, Severity.WARNING, text, Map.of());
    }

    public static Diagnostic info(String code, Message text) {
        return new Diagnostic(code, Severity.INFO, text, Map.of());
    }
}
