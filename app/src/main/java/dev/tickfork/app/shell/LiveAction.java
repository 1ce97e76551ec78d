package dev.tickfork.app.shell;

import dev.tickfork.app.ui.RunningAction;
import dev.tickfork.bridge.action.ActionHandle;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.ActionState;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Progress;
import java.time.Duration;
import java.time.Instant;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A handle of the engine as the window watches it. Made and changed on the FX thread only, by [Activity].
final class LiveAction implements RunningAction {
    private final Message title;
    private final ActionHandle handle;
    private final Instant started = Instant.now();
    private final long start = System.nanoTime();
    private final @Nullable Runnable again;
    private final ReadOnlyObjectWrapper<ActionState> state = new ReadOnlyObjectWrapper<>(ActionState.QUEUED);
    private final ReadOnlyObjectWrapper<@Nullable Progress> progress = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyDoubleWrapper fraction = new ReadOnlyDoubleWrapper(-1);
    private final ReadOnlyObjectWrapper<Duration> elapsed = new ReadOnlyObjectWrapper<>(Duration.ZERO);
    private final ReadOnlyObjectWrapper<@Nullable ActionResult> result = new ReadOnlyObjectWrapper<>();

    /// @param again starts the same once more; null where that has no sense
    LiveAction(Message title, ActionHandle handle, @Nullable Runnable again) {
        this.title = title;
        this.handle = handle;
        this.again = again;
    }

    void show(Progress newest) {
        if (running()) {
            progress.set(newest);
            fraction.set(newest.fraction().orElse(-1));
        }
    }

    void tick() {
        if (running()) {
            state.set(handle.state().terminal() ? ActionState.RUNNING : handle.state());
            elapsed.set(Duration.ofNanos(System.nanoTime() - start));
        }
    }

    void end(ActionResult last) {
        elapsed.set(Duration.ofNanos(System.nanoTime() - start));
        result.set(last);
        state.set(handle.state());
    }

    Instant started() {
        return started;
    }

    /// Whether the same request may come out better now.
    boolean repeatable() {
        ActionResult last = result.get();
        return again != null && last != null && !last.ok();
    }

    void repeat() {
        if (again != null) {
            again.run();
        }
    }

    @Override
    public Message title() {
        return title;
    }

    @Override
    public ReadOnlyObjectProperty<ActionState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyObjectProperty<@Nullable Progress> progressProperty() {
        return progress.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyDoubleProperty fractionProperty() {
        return fraction.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyObjectProperty<Duration> elapsedProperty() {
        return elapsed.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyObjectProperty<@Nullable ActionResult> resultProperty() {
        return result.getReadOnlyProperty();
    }

    @Override
    public void cancel() {
        handle.cancel();
    }

    @Override
    public ActionHandle handle() {
        return handle;
    }
}
