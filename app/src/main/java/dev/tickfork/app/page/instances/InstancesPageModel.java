package dev.tickfork.app.page.instances;

import dev.tickfork.app.ui.Recent;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.capability.InstanceData;
import dev.tickfork.bridge.capability.InstanceData.Instance;
import dev.tickfork.bridge.capability.SnapshotData;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The instances of this computer, the chosen one, its snapshots and its console. FX thread only.
final class InstancesPageModel {
    private static final int LINES = 2000;

    /// How far the search is.
    enum State {
        LOOKING,
        NONE,
        FULL
    }

    /// One line of the console.
    ///
    /// @param kind `said` by the user, `answer`, or `failed`
    record Line(String kind, String text) {}

    private final Workbench workbench;
    private final ObservableList<Instance> instances = FXCollections.observableArrayList();
    private final ObservableList<InstanceData.Stale> stale = FXCollections.observableArrayList();
    private final ObservableList<SnapshotData.Entry> snapshots = FXCollections.observableArrayList();
    private final ObservableList<Line> lines = FXCollections.observableArrayList();
    private final ObservableList<String> history = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.LOOKING);
    private final ReadOnlyObjectWrapper<Optional<Instance>> chosen = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper ready = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper("");
    private String wanted = "";
    private boolean looking;

    InstancesPageModel(Workbench workbench) {
        this.workbench = workbench;
        ready.bind(chosen.map(
                one -> one.filter(found -> found.instance().equals("server")).isPresent()));
    }

    ObservableList<Instance> instances() {
        return instances;
    }

    ObservableList<InstanceData.Stale> stale() {
        return stale;
    }

    /// Those of the chosen instance, newest first.
    ObservableList<SnapshotData.Entry> snapshots() {
        return snapshots;
    }

    ObservableList<Line> lines() {
        return lines;
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Optional<Instance>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /// Whether the chosen one takes snapshots and commands.
    ReadOnlyBooleanProperty readyProperty() {
        return ready.getReadOnlyProperty();
    }

    ReadOnlyStringProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /// What was typed, oldest first.
    List<String> history() {
        return List.copyOf(history);
    }

    /// Address of the chosen one, or empty.
    String address() {
        return chosen.get().map(Instance::address).orElse("");
    }

    /// Looks again, and chooses `address` when it is found; empty keeps the choice.
    void want(String address) {
        wanted = address.isEmpty() ? address() : address;
        look();
    }

    /// Looks once; a look under way is enough.
    void look() {
        if (looking) {
            return;
        }
        looking = true;
        workbench.actions().submit("instance.list", Map.of(), result -> {
            looking = false;
            if (result.data() instanceof InstanceData.Listing listing) {
                show(listing);
            }
        });
    }

    void show(InstanceData.Listing listing) {
        String keep = wanted.isEmpty() ? address() : wanted;
        if (!instances.equals(listing.instances())) {
            instances.setAll(listing.instances());
        }
        stale.setAll(listing.stale());
        state.set(instances.isEmpty() ? State.NONE : State.FULL);
        count.set(instances.isEmpty() ? "" : String.valueOf(instances.size()));
        choose(instances.stream()
                .filter(one -> one.address().equals(keep))
                .findFirst()
                .or(() -> instances.stream()
                        .filter(one -> one.instance().equals("server"))
                        .findFirst())
                .or(() -> instances.stream().findFirst())
                .orElse(null));
    }

    void choose(@Nullable Instance one) {
        String before = address();
        chosen.set(Optional.ofNullable(one));
        if (!address().equals(before)) {
            wanted = address();
            snapshots.clear();
            lines.clear();
            listSnapshots();
        }
    }

    void listSnapshots() {
        String of = address();
        if (of.isEmpty()) {
            return;
        }
        workbench.actions().submit("snapshot.list", Map.of("instance", of), result -> {
            if (result.data() instanceof SnapshotData.Listing listing && of.equals(address())) {
                showSnapshots(listing.snapshots());
            }
        });
    }

    void showSnapshots(List<SnapshotData.Entry> entries) {
        snapshots.setAll(entries.stream()
                .sorted((a, b) -> Long.compare(created(b), created(a)))
                .toList());
    }

    private static long created(SnapshotData.Entry entry) {
        Long at = entry.createdAt();
        return at == null ? 0 : at;
    }

    /// Takes a snapshot of the chosen instance. A name that exists already is asked about first.
    ///
    /// @param name empty for one of its own
    void snapshot(String name) {
        if (!snapshots.stream().filter(entry -> entry.name().equals(name)).allMatch(this::mayOverwrite)) {
            return;
        }
        Map<String, String> request =
                name.isEmpty() ? Map.of("instance", address()) : Map.of("instance", address(), "name", name);
        workbench.actions().submit("snapshot.take", request, this::taken);
    }

    private boolean mayOverwrite(SnapshotData.Entry old) {
        var texts = workbench.texts();
        return workbench
                .desk()
                .confirm(
                        texts.t("instances.overwrite", old.name()),
                        texts.t("instances.overwrite_what", number(old.entities()), number(old.tick())),
                        texts.t("instances.overwrite_do"));
    }

    private String number(@Nullable Long value) {
        return value == null ? "?" : workbench.texts().number(value);
    }

    private void taken(ActionResult result) {
        if (result.data() instanceof SnapshotData.Taken taken) {
            workbench.notices().info(workbench.texts().render(result.text()), null);
            Target target = target(taken.dir());
            workbench.recent().add(new Recent.Item(target, taken.name(), taken.dir()));
            listSnapshots();
        }
    }

    private Target target(String dir) {
        return workbench.has("snapshot") ? Target.of("snapshot", "dir", dir) : Target.of("compare", "a", dir);
    }

    /// Opens a snapshot.
    void open(SnapshotData.Entry entry) {
        String dir = entry.dir();
        if (dir != null) {
            workbench.go(target(dir));
        }
    }

    /// Compares the older with the newer of two.
    void compare(List<SnapshotData.Entry> two) {
        List<String> dirs = two.stream()
                .sorted((a, b) -> Long.compare(created(a), created(b)))
                .map(SnapshotData.Entry::dir)
                .filter(dir -> dir != null)
                .toList();
        if (dirs.size() == 2) {
            workbench.go(Target.of("compare", "a", dirs.getFirst(), "b", dirs.getLast()));
        }
    }

    /// Runs one command on the chosen instance.
    void run(String command) {
        String of = address();
        if (of.isEmpty() || command.isBlank()) {
            return;
        }
        history.remove(command);
        history.add(command);
        say("said", command);
        workbench.actions().submit("instance.command", Map.of("instance", of, "command", command), result -> {
            if (result.data() instanceof InstanceData.Command answer) {
                String kind = result.ok() ? "answer" : "failed";
                answer.output().forEach(line -> say(kind, line));
            } else {
                say("failed", workbench.texts().render(result.text()));
            }
            look();
        });
    }

    /// Freezes or unfreezes by the operation that proves it and says what the world was before; refused
    /// while an action of ours holds the world.
    void freeze(boolean on) {
        String of = address();
        if (!of.isEmpty()) {
            workbench.actions().submit(on ? "instance.freeze" : "instance.unfreeze", Map.of("instance", of), result -> {
                say(result.ok() ? "answer" : "failed", workbench.texts().render(result.text()));
                look();
            });
        }
    }

    void say(String kind, String text) {
        lines.add(new Line(kind, text));
        if (lines.size() > LINES) {
            lines.removeFirst();
        }
    }
}
