package dev.tickfork.bridge.action;

/// Work that takes a while. It runs on a thread of its own, reports through the context, and stops at its
/// next report or [ActionContext#checkCancelled] after it was cancelled, having put back what it changed.
@FunctionalInterface
public interface Operation {
    /// @throws ActionFailure        an expected failure, with its code
    /// @throws java.io.IOException  reading or writing failed; becomes `IO_ERROR`
    /// @throws InterruptedException the runner is shutting down
    Outcome run(ActionContext context) throws Exception;
}
