package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.ui.Actions;
import dev.tickfork.app.ui.Reading;
import dev.tickfork.app.ui.RunningAction;
import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionHandle;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.ActionState;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Progress;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Runs what was handed over when the test says so.
public final class FakeActions implements Actions {
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private int cancelled;

    @Override
    public RunningAction submit(String capability, Map<String, ?> request, Consumer<ActionResult> done) {
        throw new UnsupportedOperationException(capability);
    }

    @Override
    public <T> RunningAction read(Message title, Reading<T> work, Consumer<T> done, Consumer<ActionResult> failed) {
        waiting.add(() -> {
            T found;
            try {
                found = work.read(ActionContext.silent());
            } catch (Exception e) {
                failed.accept(new ActionResult(
                        false, "IO_ERROR", Message.of("action.bug", "x", e), false, "none", null, List.of()));
                return;
            }
            done.accept(found);
        });
        return new Running(title);
    }

    /// Finishes the oldest.
    public void finish() {
        waiting.removeFirst().run();
    }

    public int waiting() {
        return waiting.size();
    }

    public int cancelled() {
        return cancelled;
    }

    private final class Running implements RunningAction {
        private final Message title;

        Running(Message title) {
            this.title = title;
        }

        @Override
        public Message title() {
            return title;
        }

        @Override
        public ReadOnlyObjectProperty<ActionState> stateProperty() {
            return new ReadOnlyObjectWrapper<>(ActionState.RUNNING);
        }

        @Override
        public ReadOnlyObjectProperty<@Nullable Progress> progressProperty() {
            return new ReadOnlyObjectWrapper<>();
        }

        @Override
        public ReadOnlyDoubleProperty fractionProperty() {
            return new ReadOnlyDoubleWrapper(-1);
        }

        @Override
        public ReadOnlyObjectProperty<Duration> elapsedProperty() {
            return new ReadOnlyObjectWrapper<>(Duration.ZERO);
        }

        @Override
        public ReadOnlyObjectProperty<@Nullable ActionResult> resultProperty() {
            return new ReadOnlyObjectWrapper<>();
        }

        @Override
        public void cancel() {
            cancelled++;
        }

        @Override
        public ActionHandle handle() {
            throw new UnsupportedOperationException();
        }
    }
}
