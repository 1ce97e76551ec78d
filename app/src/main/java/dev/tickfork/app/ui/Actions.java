package dev.tickfork.app.ui;

import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Message;
import java.util.Map;
import java.util.function.Consumer;

/// The one way from the window to work. Neither method blocks; both are called on the FX thread, and every callback
/// comes on the FX thread.
public interface Actions {
    /// Starts an operation of the registry; it stands in the activity strip until it is cleared.
    ///
    /// @param done called once with the result, good or bad
    RunningAction submit(String capability, Map<String, ?> request, Consumer<ActionResult> done);

    /// Reads files into a view model, away from the FX thread. Only for reading: whatever has an effect goes through
    /// [#submit].
    ///
    /// @param title  what is read, for the activity strip
    /// @param done   called with what was read
    /// @param failed called instead when it failed or was cancelled
    <T> RunningAction read(Message title, Reading<T> work, Consumer<T> done, Consumer<ActionResult> failed);
}
