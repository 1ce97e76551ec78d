package dev.tickfork.bridge.action;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The one terminal result of an action; never dropped, visible only after everything it held is released.
/// Immutable.
///
/// @param data a record of immutable values, or null
public record ActionResult(
        boolean ok,
        String code,
        Message text,
        boolean retryable,
        String actionId,
        @Nullable Object data,
        List<Diagnostic> diagnostics) {
    public ActionResult {
        diagnostics = List.copyOf(diagnostics);
    }
}
