package dev.tickfork.bridge.action;

import java.util.Set;

/// An action ready to be submitted: what it is called, what it must hold alone while it runs, and the work.
///
/// @param name      the operation's name, as in the registry
/// @param resources names in the [ResourceTable]
/// @param conflict  what to do when one of them is held
/// @param trust     who asks: only a higher trust may preempt a lower one
public record ActionRequest(String name, Set<String> resources, Conflict conflict, int trust, Operation operation) {
    /// What happens when a resource is held by another action.
    public enum Conflict {
        /// End at once with `RESOURCE_BUSY`.
        FAIL,
        /// Stay queued until it is free.
        WAIT,
        /// Cancel the holder if its trust is lower and then wait; else end with `RESOURCE_BUSY`.
        PREEMPT
    }

    public ActionRequest {
        resources = Set.copyOf(resources);
    }
}
