package dev.tickfork.bridge.action;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Who holds which named resource (`instance/<id>/tick`, `world/<path>/files`, `lab/<name>`) in this
/// process. A set is taken whole or not at all, so two actions can never wait for each other. Safe from any
/// thread.
public final class ResourceTable {
    private final Map<String, ActionHandle> holders = new HashMap<>();

    /// @return empty when all of `names` are now held by `owner`; else the first holder in the way
    Optional<ActionHandle> tryAcquire(Set<String> names, ActionHandle owner) {
        synchronized (holders) {
            for (String name : names) {
                ActionHandle holder = holders.get(name);
                if (holder != null && holder != owner) {
                    return Optional.of(holder);
                }
            }
            for (String name : names) {
                holders.put(name, owner);
            }
            return Optional.empty();
        }
    }

    void release(ActionHandle owner) {
        synchronized (holders) {
            holders.values().removeIf(holder -> holder == owner);
            holders.notifyAll();
        }
    }

    /// Waits until something was released or `wake` was called.
    void awaitChange(Set<String> names, ActionHandle owner) throws InterruptedException {
        synchronized (holders) {
            while (!owner.cancelSignal().raised() && blocked(names, owner)) {
                holders.wait();
            }
        }
    }

    void wake() {
        synchronized (holders) {
            holders.notifyAll();
        }
    }

    /// What is held now, for discovery and for tests that look for leaks.
    public List<String> held() {
        synchronized (holders) {
            return new ArrayList<>(holders.keySet());
        }
    }

    private boolean blocked(Set<String> names, ActionHandle owner) {
        for (String name : names) {
            @Nullable ActionHandle holder = holders.get(name);
            if (holder != null && holder != owner) {
                return true;
            }
        }
        return false;
    }
}
