package dev.tickfork.app.page.timeline;

import dev.tickfork.app.ui.Actions;
import dev.tickfork.app.ui.RunningAction;
import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.compare.Timeline;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Which snapshots stand one after the other, and what is known of them. FX thread only.
final class TimelineModel {
    /// What there is to show.
    sealed interface State {}

    /// Fewer than two folders.
    record TooFew(List<Path> folders) implements State {
        TooFew {
            folders = List.copyOf(folders);
        }
    }

    record Reading(RunningAction action) implements State {}

    /// @param folders one for each point
    record Known(Timeline timeline, List<Path> folders) implements State {
        Known {
            folders = List.copyOf(folders);
        }
    }

    record Failed(ActionResult result) implements State {}

    /// Makes the timeline of folders; reads files, away from the FX thread.
    @FunctionalInterface
    interface Reader {
        Timeline read(List<Path> folders, ActionContext context) throws Exception;
    }

    private final Actions actions;
    private final Reader reader;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new TooFew(List.of()));
    private List<Path> folders = List.of();
    private @Nullable RunningAction running;

    TimelineModel(Actions actions, Reader reader) {
        this.actions = actions;
        this.reader = reader;
    }

    ReadOnlyObjectProperty<State> state() {
        return state.getReadOnlyProperty();
    }

    List<Path> folders() {
        return folders;
    }

    /// Shows these, in this order; the same ones again are not read again.
    void open(List<Path> next) {
        if (next.equals(folders) && !(state.get() instanceof Failed)) {
            return;
        }
        folders = List.copyOf(next);
        read();
    }

    /// Adds one at the end.
    void add(Path folder) {
        var next = new ArrayList<>(folders);
        next.add(folder);
        open(next);
    }

    /// Takes one out.
    void remove(int index) {
        var next = new ArrayList<>(folders);
        next.remove(index);
        open(next);
    }

    /// Reads the same once more.
    void again() {
        read();
    }

    void cancel() {
        RunningAction now = running;
        if (now != null) {
            now.cancel();
        }
    }

    private void read() {
        cancel();
        running = null;
        List<Path> wanted = folders;
        if (wanted.size() < 2) {
            state.set(new TooFew(wanted));
            return;
        }
        RunningAction action = actions.read(
                Message.of("timeline.reading", wanted.size()),
                context -> reader.read(wanted, context),
                found -> take(wanted, new Known(found, wanted)),
                result -> take(wanted, new Failed(result)));
        running = action;
        if (!(state.get() instanceof Known known && known.folders().equals(wanted))) {
            state.set(new Reading(action));
        }
    }

    private void take(List<Path> wanted, State next) {
        if (wanted.equals(folders)) {
            running = null;
            state.set(next);
        }
    }

    /// Brings the model into a state at once, for pictures.
    void show(List<Path> next, State known) {
        cancel();
        folders = List.copyOf(next);
        state.set(known);
    }

    /// As a target carries them.
    static String joined(List<Path> folders) {
        return folders.stream().map(Path::toString).collect(Collectors.joining("\n"));
    }

    /// What a target carries; what is no path is left out.
    static List<Path> folders(String joined) {
        var found = new ArrayList<Path>();
        for (String line : joined.lines().filter(text -> !text.isBlank()).toList()) {
            try {
                found.add(Path.of(line));
            } catch (InvalidPathException _) {
                // a target of another computer, or made by hand: the rest is still of use
            }
        }
        return found;
    }
}
