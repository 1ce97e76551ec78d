package dev.tickfork.bridge.snapshot;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Progress;
import dev.tickfork.bridge.action.Scope;

/// Does something at a report of progress, counted from 1.
final class AtReport implements ActionContext {
    private final ActionContext silent = ActionContext.silent();
    private final int report;
    private final Runnable work;
    private int reports;

    AtReport(int report, Runnable work) {
        this.report = report;
        this.work = work;
    }

    int reports() {
        return reports;
    }

    @Override
    public String actionId() {
        return silent.actionId();
    }

    @Override
    public void progress(Progress progress) {
        reports++;
        if (reports == report) {
            work.run();
        }
    }

    @Override
    public void checkCancelled() {}

    @Override
    public void diagnostic(Diagnostic diagnostic) {}

    @Override
    public Registration onCancel(Runnable wake) {
        return silent.onCancel(wake);
    }

    @Override
    public Scope scope() {
        return silent.scope();
    }
}
