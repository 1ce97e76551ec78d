package dev.tickfork.bridge.action;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Delivers the newest progress to one listener: at most one delivery waits or runs at a time.
final class ProgressListener {
    private final Executor executor;
    private final Consumer<Progress> listener;
    private final AtomicReference<@Nullable Progress> waiting = new AtomicReference<>();
    private final Object turn = new Object();

    ProgressListener(Executor executor, Consumer<Progress> listener) {
        this.executor = executor;
        this.listener = listener;
    }

    void offer(Progress progress) {
        if (waiting.getAndSet(progress) == null) {
            executor.execute(this::deliver);
        }
    }

    private void deliver() {
        synchronized (turn) {
            Progress newest = waiting.getAndSet(null);
            if (newest != null) {
                listener.accept(newest);
            }
        }
    }
}
