package dev.tickfork.app.ui;

import dev.tickfork.bridge.action.ActionResult;
import org.jspecify.annotations.Nullable;

/// Short news at the top right of the window; gone after a while, errors only when closed. FX thread only.
public interface Notices {
    void info(String text, @Nullable Command action);

    void warn(String text, @Nullable Command action);

    void error(String text, @Nullable Command action);

    /// Tells a failed result: its text, its code, and "copy details".
    void failed(ActionResult result);
}
