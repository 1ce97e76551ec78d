package dev.tickfork.app.page.snapshots;

import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.PageInfo;
import dev.tickfork.app.ui.PageMaker;
import dev.tickfork.app.ui.Shot;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The page of all snapshots.
public final class SnapshotsPage implements Page {
    static final String ID = "snapshots";
    private static final PageInfo INFO = new PageInfo(ID, "snapshots.title", BootstrapIcons.CAMERA, 20, true);

    private final Workbench workbench;
    private final LibraryModel model;
    private @Nullable LibraryView shown;

    private SnapshotsPage(Workbench workbench) {
        this.workbench = workbench;
        this.model = new LibraryModel(workbench);
    }

    /// Makes the page.
    public static PageMaker maker() {
        return PageMaker.of(INFO, SnapshotsPage::new);
    }

    @Override
    public PageInfo info() {
        return INFO;
    }

    @Override
    public Region view() {
        shown = new LibraryView(model, workbench);
        return shown;
    }

    @Override
    public void open(Target target) {
        model.look();
    }

    @Override
    public Target here() {
        return Target.of(ID);
    }

    @Override
    public ObservableStringValue count() {
        return model.countProperty();
    }

    @Override
    public List<Command> commands() {
        return List.of(
                Command.always("edit.filter", "snapshots.filter", BootstrapIcons.SEARCH, "Shortcut+F", () -> {
                    if (shown != null) {
                        shown.filterField().requestFocus();
                    }
                }),
                Command.when(
                        "snapshot.compare",
                        "snapshots.compare",
                        BootstrapIcons.LAYOUT_SPLIT,
                        "Shortcut+D",
                        Bindings.isNotEmpty(model.chosen()),
                        model::compare),
                Command.always("view.again", "snapshots.again", null, "F5", model::look));
    }

    @Override
    public boolean escape() {
        if (model.filter().isEmpty() || shown == null) {
            return false;
        }
        shown.filterField().clear();
        return true;
    }

    @Override
    public List<Shot> shots() {
        return List.of(
                new Shot(ID, "none", () -> model.show(List.of())),
                new Shot(ID, "full", () -> model.show(made())),
                new Shot(ID, "filtered-to-none", () -> {
                    model.show(made());
                    model.filter("no such thing");
                }));
    }

    private static List<Listed> made() {
        return List.of(
                one("live-fork-01", "forks", Listed.State.COMPLETE, 523, "dfc0a562d5395486", "heap, before"),
                one("order-lab-a", "lab-a", Listed.State.COMPLETE, 523, "dfc0a562d5395486", ""),
                one("step-40", "lab-b", Listed.State.COMPLETE, 524, "7b109e4cc25d8f36", ""),
                one("before", "量子硫方怪", Listed.State.UNFINISHED, -1, "", ""),
                one("nobody-near", "survival", Listed.State.EMPTY, 0, "e3b0c44298fc1c14", ""),
                one("gold-farm-3", "forks", Listed.State.BROKEN, -1, "", "look again"));
    }

    private static Listed one(String name, String source, Listed.State state, long entities, String hash, String tags) {
        boolean known = entities >= 0;
        var facts = known
                ? new Listed.Facts(
                        Optional.of("minecraft:overworld"),
                        OptionalLong.of(9_825),
                        OptionalLong.of(entities),
                        Optional.of(hash),
                        Optional.of(Instant.ofEpochSecond(1_796_047_327L)),
                        Optional.of("量子硫方怪"))
                : Listed.Facts.NONE;
        Optional<Path> parent =
                source.startsWith("lab") ? Optional.of(Path.of("forks", "live-fork-01")) : Optional.empty();
        return new Listed(
                Path.of("home", source, name),
                name,
                source,
                state,
                facts,
                612_345,
                parent,
                new SnapshotLabel(LabelFile.tags(tags), ""));
    }
}
