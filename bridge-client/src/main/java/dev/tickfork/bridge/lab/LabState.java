package dev.tickfork.bridge.lab;

/// Where a lab stands.
public enum LabState {
    STOPPED,
    STARTING,
    READY,
    /// Its process ended without being asked to.
    CRASHED,
    /// Its process runs, started by another TickFork process that may be gone; it is ours by pid, start and
    /// command.
    ADOPTED
}
