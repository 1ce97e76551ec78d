package dev.tickfork.bridge.action;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One submitted action: its state, its newest progress, its one result, and the way to cancel it. Safe
/// from any thread.
public final class ActionHandle {
    private final String id;
    private final String name;
    private final AtomicReference<ActionState> state = new AtomicReference<>(ActionState.CREATED);
    private final AtomicReference<@Nullable Progress> progress = new AtomicReference<>();
    private final CompletableFuture<ActionResult> result = new CompletableFuture<>();
    private final List<ProgressListener> listeners = new CopyOnWriteArrayList<>();
    private final CancelSignal cancel = new CancelSignal();

    ActionHandle(String id, String name) {
        this.id = id;
        this.name = name;
    }

    public String id() {
        return id;
    }

    /// The operation's name, as in the registry.
    public String name() {
        return name;
    }

    public ActionState state() {
        return state.get();
    }

    /// The newest progress, or null before the first.
    public @Nullable Progress progress() {
        return progress.get();
    }

    /// Completes normally with the terminal result, after all that the action held is released. Never
    /// completes exceptionally.
    public CompletableFuture<ActionResult> result() {
        return result.copy();
    }

    /// Waits for the result; giving up does not cancel the action.
    ///
    /// @return the result, or empty when `timeout` ran out first
    public Optional<ActionResult> await(Duration timeout) throws InterruptedException {
        try {
            return Optional.of(result.get(timeout.toNanos(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException _) {
            return Optional.empty();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a result never completes exceptionally", e);
        }
    }

    /// Asks the action to stop at its next step and to put back what it changed. Returns at once; harmless
    /// when done.
    public void cancel() {
        cancel.raise();
    }

    /// Calls `listener` with the newest progress on `executor`, one call at a time; reports that come
    /// faster are left out, but the last one is always delivered.
    public ActionContext.Registration onProgress(Executor executor, Consumer<Progress> listener) {
        var entry = new ProgressListener(executor, listener);
        listeners.add(entry);
        Progress newest = progress.get();
        if (newest != null) {
            entry.offer(newest);
        }
        return () -> listeners.remove(entry);
    }

    CancelSignal cancelSignal() {
        return cancel;
    }

    void enter(ActionState next) {
        state.set(next);
    }

    void report(Progress newest) {
        progress.set(newest);
        for (ProgressListener listener : listeners) {
            listener.offer(newest);
        }
    }

    void finish(ActionState last, ActionResult value) {
        state.set(last);
        result.complete(value);
    }
}
