package dev.tickfork.bridge.action;

/// What running work is given: a place for progress and diagnostics, and the question whether to stop. Safe
/// from any thread.
public interface ActionContext {
    /// The action's id, for logs and files.
    String actionId();

    /// Reports progress; also stops the work once it was asked to stop.
    ///
    /// @throws CancellationException the action was cancelled
    void progress(Progress progress);

    /// @throws CancellationException the action was cancelled
    void checkCancelled();

    /// Keeps a diagnostic for the result.
    void diagnostic(Diagnostic diagnostic);

    /// Runs `wake` once when the action is cancelled (at once if it already is), on the thread that
    /// cancels, so that blocked work can be woken; it must be quick and must not throw. Close the
    /// registration when the blocking is over.
    Registration onCancel(Runnable wake);

    /// Owns the handles that this work starts; closed before the action's own result becomes visible.
    Scope scope();

    /// Something that can be taken back; closing twice is harmless.
    interface Registration extends AutoCloseable {
        @Override
        void close();
    }

    default void progress(String phase, Message text) {
        progress(Progress.of(phase, text));
    }

    /// @param done  units really done
    /// @param total units in all; 0 or less where that is not known
    default void progress(String phase, Message text, long done, long total) {
        progress(Progress.of(phase, text, done, total));
    }

    /// A context that reports to nobody and is never cancelled; for tests and for work inside other work.
    static ActionContext silent() {
        return new SilentContext();
    }
}
