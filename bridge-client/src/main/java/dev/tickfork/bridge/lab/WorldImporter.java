package dev.tickfork.bridge.lab;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import java.nio.file.Path;

/// Copies a world folder into a lab.
@FunctionalInterface
public interface WorldImporter {
    /// @param target does not exist yet; on failure or cancel what was written there is removed by the
    ///       caller
    void copy(Path source, Path target, ActionContext context) throws ActionFailure, InterruptedException;
}
