package dev.tickfork.bridge.action;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Owns handles and child scopes: closing it cancels all of them and waits until each is terminal. Nothing
/// can be started in a closed scope. Safe from any thread.
public final class Scope implements AutoCloseable {
    private final Set<ActionHandle> handles = new LinkedHashSet<>();
    private final Set<Scope> children = new LinkedHashSet<>();
    private boolean closed;

    /// A scope that ends with this one at the latest.
    public Scope child() {
        var child = new Scope();
        synchronized (handles) {
            if (closed) {
                child.closed = true;
            } else {
                children.add(child);
            }
        }
        return child;
    }

    /// The handles that are not terminal yet.
    public List<ActionHandle> running() {
        synchronized (handles) {
            return List.copyOf(handles);
        }
    }

    /// @return false if the scope is closed and the handle must not start
    boolean adopt(ActionHandle handle) {
        synchronized (handles) {
            if (closed) {
                return false;
            }
            handles.add(handle);
            return true;
        }
    }

    void forget(ActionHandle handle) {
        synchronized (handles) {
            handles.remove(handle);
        }
    }

    /// Cancels every handle and child scope and waits for them. Blocks; must not be called by an action
    /// that the scope owns.
    @Override
    public void close() {
        List<ActionHandle> open;
        List<Scope> inner;
        synchronized (handles) {
            closed = true;
            open = new ArrayList<>(handles);
            inner = new ArrayList<>(children);
            children.clear();
        }
        open.forEach(ActionHandle::cancel);
        inner.forEach(Scope::close);
        open.forEach(handle -> handle.result().join());
    }
}
