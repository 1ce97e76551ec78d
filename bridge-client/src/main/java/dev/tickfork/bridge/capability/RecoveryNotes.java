package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Progress;
import dev.tickfork.bridge.action.Scope;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// Hears what recovery at a start has to say beside its reports; never cancelled. Safe from any thread.
final class RecoveryNotes implements ActionContext {
    private final ActionContext silent = ActionContext.silent();
    private final List<Message> texts = new CopyOnWriteArrayList<>();

    List<Message> texts() {
        return List.copyOf(texts);
    }

    @Override
    public String actionId() {
        return silent.actionId();
    }

    @Override
    public void progress(Progress progress) {}

    @Override
    public void checkCancelled() {}

    @Override
    public void diagnostic(Diagnostic diagnostic) {
        texts.add(diagnostic.text());
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
