package dev.tickfork.bridge.action;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;

/// Raised once; wakes all who wait. Safe from any thread.
final class CancelSignal {
    private final Set<Runnable> wakes = new LinkedHashSet<>();
    private boolean raised;

    void raise() {
        List<Runnable> due;
        synchronized (wakes) {
            if (raised) {
                return;
            }
            raised = true;
            due = new ArrayList<>(wakes);
            wakes.clear();
        }
        due.forEach(Runnable::run);
    }

    boolean raised() {
        synchronized (wakes) {
            return raised;
        }
    }

    void check() {
        if (raised()) {
            throw new CancellationException("cancelled");
        }
    }

    ActionContext.Registration onRaise(Runnable wake) {
        var own = new Runnable() {
            @Override
            public void run() {
                wake.run();
            }
        };
        synchronized (wakes) {
            if (!raised) {
                wakes.add(own);
                return () -> {
                    synchronized (wakes) {
                        wakes.remove(own);
                    }
                };
            }
        }
        wake.run();
        return () -> {};
    }
}
