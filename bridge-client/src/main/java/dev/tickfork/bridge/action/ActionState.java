package dev.tickfork.bridge.action;

/// Where an action is in its life; the last three are terminal.
public enum ActionState {
    CREATED,
    QUEUED,
    RUNNING,
    SUCCEEDED,
    FAILED,
    CANCELLED;

    public boolean terminal() {
        return this == SUCCEEDED || this == FAILED || this == CANCELLED;
    }
}
