package dev.tickfork.app.ui;

import dev.tickfork.bridge.action.ActionHandle;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.ActionState;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Progress;
import java.time.Duration;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/// An action as the window shows it. The properties change on the FX thread only.
public interface RunningAction {
    /// What it does, in words.
    Message title();

    ReadOnlyObjectProperty<ActionState> stateProperty();

    /// The newest progress; null before the first.
    ReadOnlyObjectProperty<@Nullable Progress> progressProperty();

    /// Share of the phase that is done, 0 to 1; -1 where it cannot be measured.
    ReadOnlyDoubleProperty fractionProperty();

    /// Since the start; stands still once it ended. Moves four times a second.
    ReadOnlyObjectProperty<Duration> elapsedProperty();

    /// The result; null until it ended.
    ReadOnlyObjectProperty<@Nullable ActionResult> resultProperty();

    /// Asks it to stop and to put back what it changed; returns at once, harmless when done.
    void cancel();

    ActionHandle handle();

    default boolean running() {
        return !stateProperty().get().terminal();
    }
}
