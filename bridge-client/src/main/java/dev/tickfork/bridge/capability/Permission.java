package dev.tickfork.bridge.capability;

import java.util.Locale;

/// What a caller may do; every surface grants a set of these.
public enum Permission {
    /// Read instances, snapshots, folders.
    OBSERVE,
    /// Change a running game: commands, freeze, take snapshots.
    CONTROL_INSTANCE,
    /// Write into TickFork's home: forks, labs, reports.
    WRITE_FILES,
    /// Start and stop server processes.
    RUN_PROCESSES;

    /// The name in discovery, lower case with dashes.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
