package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.Scope;
import java.util.Set;

/// Who submits: the surface, what it may do, how far it is trusted when resources are short, and the scope
/// that owns what it starts.
///
/// @param surface `cli`, `window`, `mcp` ...
/// @param trust   higher may preempt lower
public record Caller(String surface, Set<Permission> granted, int trust, Scope scope) {
    /// Trust of a person at a window or a terminal.
    public static final int PERSON = 100;

    public Caller {
        granted = Set.copyOf(granted);
    }

    /// A person who may do everything.
    public static Caller person(String surface, Scope scope) {
        return new Caller(surface, Set.of(Permission.values()), PERSON, scope);
    }
}
