package dev.tickfork.bridge.world;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Progress;
import dev.tickfork.bridge.action.Scope;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;

/// Records what work reports, and cancels it at a report of the test's choice.
public final class ProbeContext implements ActionContext {
    private final List<Progress> progress = new CopyOnWriteArrayList<>();
    private final List<Diagnostic> diagnostics = new CopyOnWriteArrayList<>();
    private final List<Runnable> wakes = new CopyOnWriteArrayList<>();
    private final Scope scope = new Scope();
    private final Predicate<Progress> cancelAt;
    private volatile boolean cancelled;

    public ProbeContext() {
        this(_ -> false);
    }

    public ProbeContext(Predicate<Progress> cancelAt) {
        this.cancelAt = cancelAt;
    }

    public List<Progress> reports() {
        return progress;
    }

    public List<Diagnostic> diagnostics() {
        return diagnostics;
    }

    public List<String> codes() {
        return diagnostics.stream().map(Diagnostic::code).toList();
    }

    public void cancel() {
        cancelled = true;
        wakes.forEach(Runnable::run);
    }

    @Override
    public String actionId() {
        return "01TEST";
    }

    @Override
    public void progress(Progress report) {
        progress.add(report);
        if (cancelAt.test(report)) {
            cancel();
        }
        checkCancelled();
    }

    @Override
    public void checkCancelled() {
        if (cancelled) {
            throw new CancellationException("cancelled by the test");
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
        return scope;
    }
}
