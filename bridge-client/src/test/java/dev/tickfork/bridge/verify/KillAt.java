package dev.tickfork.bridge.verify;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Progress;
import dev.tickfork.bridge.action.Scope;

/// A context that does something once, when a phase is reported.
final class KillAt implements ActionContext {
    private final ActionContext silent = ActionContext.silent();
    private final String phase;
    private final Runnable event;
    private boolean done;

    KillAt(String phase, Runnable event) {
        this.phase = phase;
        this.event = event;
    }

    @Override
    public String actionId() {
        return silent.actionId();
    }

    @Override
    public void progress(Progress progress) {
        if (!done && progress.phase().equals(phase)) {
            done = true;
            event.run();
        }
    }

    @Override
    public void checkCancelled() {
        silent.checkCancelled();
    }

    @Override
    public void diagnostic(Diagnostic diagnostic) {
        silent.diagnostic(diagnostic);
    }

    @Override
    public Registration onCancel(Runnable wake) {
        return silent.onCancel(wake);
    }

    @Override
    public Scope scope() {
        return silent.scope();
    }
}
