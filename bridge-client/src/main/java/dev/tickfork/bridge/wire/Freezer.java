package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import java.time.Duration;

/// Freezes a world in the best way that its mod offers: a lease where there is one, else commands.
@SuppressWarnings({"DoNotCallSuggester", "UnusedVariable"})
public final class Freezer {
    private Freezer() {}

    /// @param lease how long a lease lasts without renewal; renewed at a third of it
    /// @param connection used for commands; a lease opens one of its own to the same address
    public static Freeze freeze(ModConnection connection, Duration lease, ActionContext context)
            throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }
}
