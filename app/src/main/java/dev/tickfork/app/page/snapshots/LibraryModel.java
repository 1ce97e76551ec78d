package dev.tickfork.app.page.snapshots;

import dev.tickfork.app.ui.RunningAction;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// All snapshots that are known, the filter, and what is chosen. Needs no toolkit; FX thread only.
final class LibraryModel {
    private static final String FOLDERS = "snapshots.folders";

    private final Workbench workbench;
    private final ObservableList<Listed> all = FXCollections.observableArrayList();
    private final ObservableList<Listed> shown = FXCollections.observableArrayList();
    private final ObservableList<Listed> chosen = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<@Nullable RunningAction> looking = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper("");
    private String filter = "";
    private boolean looked;

    LibraryModel(Workbench workbench) {
        this.workbench = workbench;
    }

    ObservableList<Listed> all() {
        return all;
    }

    /// Those that pass the filter.
    ObservableList<Listed> shown() {
        return shown;
    }

    /// Those that are selected, in the order of selecting.
    ObservableList<Listed> chosen() {
        return chosen;
    }

    ReadOnlyObjectProperty<@Nullable RunningAction> lookingProperty() {
        return looking.getReadOnlyProperty();
    }

    /// How many there are, for the navigation.
    ReadOnlyStringProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /// Whether a first look has come back.
    boolean looked() {
        return looked;
    }

    String filter() {
        return filter;
    }

    /// Looks again; a look under way is enough.
    void look() {
        if (looking.get() != null) {
            return;
        }
        List<Path> more = folders();
        looking.set(workbench
                .actions()
                .read(
                        Message.of("snapshots.looking"),
                        context -> FindSnapshots.in(workbench.home(), more, context),
                        this::show,
                        result -> {
                            looking.set(null);
                            if (!result.code().equals(Codes.CANCELLED)) {
                                workbench.notices().failed(result);
                            }
                        }));
    }

    void show(List<Listed> found) {
        looking.set(null);
        looked = true;
        all.setAll(found);
        count.set(found.isEmpty() ? "" : Integer.toString(found.size()));
        refilter();
    }

    /// Words that must all stand in a row; empty for all.
    void filter(String text) {
        filter = text;
        refilter();
    }

    private void refilter() {
        List<String> words = Arrays.stream(filter.toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
        shown.setAll(all.stream().filter(one -> one.holds(words)).toList());
    }

    /// Remembers a folder whose snapshots are listed, too.
    void addFolder(Path folder) {
        var kept = new ArrayList<>(folders());
        if (!kept.contains(folder)) {
            kept.add(folder);
            workbench
                    .memory()
                    .put(
                            FOLDERS,
                            String.join("\n", kept.stream().map(Path::toString).toList()));
        }
        look();
    }

    private List<Path> folders() {
        var kept = new ArrayList<Path>();
        for (String line : workbench.memory().get(FOLDERS, "").lines().toList()) {
            try {
                if (!line.isEmpty()) {
                    kept.add(Path.of(line));
                }
            } catch (InvalidPathException _) {
                // remembered on another system
            }
        }
        return kept;
    }

    void open(Listed one) {
        workbench.go(Target.of("snapshot", "dir", one.dir().toString()));
    }

    /// Compares the two chosen, the older as A; with one chosen the page asks for the other.
    void compare() {
        if (chosen.size() == 1) {
            workbench.go(Target.of("compare", "a", chosen.getFirst().dir().toString()));
        } else if (chosen.size() >= 2) {
            Listed one = chosen.get(0);
            Listed other = chosen.get(1);
            boolean turned = one.facts().created().isPresent()
                    && other.facts().created().isPresent()
                    && one.facts()
                            .created()
                            .get()
                            .isAfter(other.facts().created().get());
            workbench.go(Target.of(
                    "compare",
                    "a",
                    (turned ? other : one).dir().toString(),
                    "b",
                    (turned ? one : other).dir().toString()));
        }
    }

    /// Three or more over time.
    void timeline() {
        workbench.go(Target.of(
                "timeline",
                "dirs",
                String.join(
                        "\n", chosen.stream().map(one -> one.dir().toString()).toList())));
    }

    /// Writes tags and note beside the snapshot.
    void label(Listed one, SnapshotLabel label) {
        workbench
                .actions()
                .read(
                        Message.of("snapshots.labelling", one.name()),
                        _ -> {
                            LabelFile.write(one.dir(), label);
                            return label;
                        },
                        written -> {
                            for (var list : List.of(all, shown, chosen)) {
                                relabel(list, one.dir(), written);
                            }
                        },
                        result -> workbench.notices().failed(result));
    }

    /// In its place, so that the selection stays; a filter that it no longer passes counts from the next change.
    private static void relabel(ObservableList<Listed> list, Path dir, SnapshotLabel label) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).dir().equals(dir)) {
                list.set(i, list.get(i).with(label));
            }
        }
    }
}
