package dev.tickfork.bridge.action;

/// Swallows progress, never cancels.
final class SilentContext implements ActionContext {
    private final Scope scope = new Scope();

    @Override
    public String actionId() {
        return "none";
    }

    @Override
    public void progress(Progress progress) {}

    @Override
    public void checkCancelled() {}

    @Override
    public void diagnostic(Diagnostic diagnostic) {}

    @Override
    public Registration onCancel(Runnable wake) {
        return () -> {};
    }

    @Override
    public Scope scope() {
        return scope;
    }
}
