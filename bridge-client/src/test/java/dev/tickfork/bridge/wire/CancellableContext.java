package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Progress;
import dev.tickfork.bridge.action.Scope;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;

/// A context that a test cancels, and that keeps what was reported.
public final class CancellableContext implements ActionContext {
    private final List<Runnable> wakes = new CopyOnWriteArrayList<>();
    private final List<Diagnostic> diagnostics = new CopyOnWriteArrayList<>();
    private final List<Progress> reports = new CopyOnWriteArrayList<>();
    private volatile boolean cancelled;

    public void cancel() {
        cancelled = true;
        wakes.forEach(Runnable::run);
    }

    public List<Diagnostic> diagnostics() {
        return List.copyOf(diagnostics);
    }

    public List<Progress> reports() {
        return List.copyOf(reports);
    }

    @Override
    public String actionId() {
        return "test";
    }

    @Override
    public void progress(Progress progress) {
        checkCancelled();
        reports.add(progress);
    }

    @Override
    public void checkCancelled() {
        if (cancelled) {
            throw new CancellationException("cancelled");
        }
    }

    @Override
    public void diagnostic(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
    }

    @Override
    public Registration onCancel(Runnable wake) {
        wakes.add(wake);
        if (cancelled) {
            wake.run();
        }
        return () -> wakes.remove(wake);
    }

    @Override
    public Scope scope() {
        return new Scope();
    }
}
