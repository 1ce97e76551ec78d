package dev.tickfork.bridge.capability;

/// How far a capability is. Only what is Implemented is offered as runnable.
public enum Status {
    PLANNED,
    PROVISIONAL,
    IMPLEMENTED
}
