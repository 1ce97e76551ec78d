package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Actions;
import dev.tickfork.app.ui.Reading;
import dev.tickfork.app.ui.RunningAction;
import dev.tickfork.bridge.action.ActionHandle;
import dev.tickfork.bridge.action.ActionRequest;
import dev.tickfork.bridge.action.ActionRequest.Conflict;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.ActionRunner;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.action.Scope;
import dev.tickfork.bridge.capability.Caller;
import dev.tickfork.bridge.capability.CapabilityRegistry;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// All that the window started: the way to the registry, and the list that the activity strip shows. FX
/// thread only; what comes from workers comes through `fx`.
final class Activity implements Actions {
    /// So many are kept; the oldest finished ones go first.
    private static final int MOST = 200;

    private static final Set<String> QUIET =
            Set.of("instance.list", "instance.state", "hold.list", "snapshot.list", "lab.list");

    private final CapabilityRegistry registry;
    private final ActionRunner readers;
    private final Scope scope;
    private final Executor fx;
    private final ObservableList<LiveAction> items = FXCollections.observableArrayList();
    private final ObservableList<LiveAction> shown = FXCollections.unmodifiableObservableList(items);
    private BiConsumer<LiveAction, ActionResult> finished = (_, _) -> {};

    /// @param readers runs the readings
    /// @param scope   owns all that is started; closing it ends them
    /// @param fx      runs on the FX thread
    Activity(CapabilityRegistry registry, ActionRunner readers, Scope scope, Executor fx) {
        this.registry = registry;
        this.readers = readers;
        this.scope = scope;
        this.fx = fx;
    }

    /// Told of each end, after the page.
    void onFinished(BiConsumer<LiveAction, ActionResult> listener) {
        finished = listener;
    }

    /// Newest first. Looks that repeat themselves (lists, states) are left out unless they fail a person's wish.
    ObservableList<LiveAction> items() {
        return shown;
    }

    List<LiveAction> running() {
        return items.stream().filter(LiveAction::running).toList();
    }

    @Override
    public RunningAction submit(String capability, Map<String, ?> request, Consumer<ActionResult> done) {
        ActionHandle handle = registry.submit(capability, request, Caller.person("window", scope));
        Map<String, ?> same = Map.copyOf(request);
        var action = new LiveAction(Message.of("about." + handle.name()), handle, () -> submit(capability, same, done));
        return follow(action, !QUIET.contains(handle.name()), done);
    }

    @Override
    public <T> RunningAction read(Message title, Reading<T> work, Consumer<T> done, Consumer<ActionResult> failed) {
        var value = new AtomicReference<@Nullable T>();
        var request = new ActionRequest("read", Set.of(), Conflict.FAIL, Caller.PERSON, context -> {
            value.set(work.read(context));
            return Outcome.ok(title, null);
        });
        var action = new LiveAction(title, readers.submit(request, scope), () -> read(title, work, done, failed));
        return follow(action, true, result -> {
            T got = value.get();
            if (result.ok() && got != null) {
                done.accept(got);
            } else {
                failed.accept(result);
            }
        });
    }

    private RunningAction follow(LiveAction action, boolean listed, Consumer<ActionResult> done) {
        if (listed) {
            items.addFirst(action);
            trim();
        }
        var registration = action.handle().onProgress(fx, action::show);
        action.handle()
                .result()
                .thenAcceptAsync(
                        result -> {
                            registration.close();
                            action.end(result);
                            try {
                                done.accept(result);
                            } finally {
                                if (listed) {
                                    finished.accept(action, result);
                                }
                            }
                        },
                        fx)
                .exceptionally(bug -> {
                    Thread.currentThread().getUncaughtExceptionHandler().uncaughtException(Thread.currentThread(), bug);
                    return null;
                });
        return action;
    }

    private void trim() {
        for (int i = items.size() - 1; i > 0 && items.size() > MOST; i--) {
            if (!items.get(i).running()) {
                items.remove(i);
            }
        }
    }

    /// Moves the clocks of what runs; four times a second.
    void tick() {
        items.forEach(LiveAction::tick);
    }

    /// Forgets what ended.
    void clear() {
        items.removeIf(action -> !action.running());
    }
}
