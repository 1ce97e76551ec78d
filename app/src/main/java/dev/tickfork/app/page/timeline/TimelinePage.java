package dev.tickfork.app.page.timeline;

import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.PageInfo;
import dev.tickfork.app.ui.PageMaker;
import dev.tickfork.app.ui.Recent;
import dev.tickfork.app.ui.Shot;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// Several snapshots of one world: their orders one under the other, what happened between them, and the
/// counts of each type over time. FX thread only.
public final class TimelinePage implements Page {
    private static final PageInfo INFO =
            new PageInfo("timeline", "timeline.title", BootstrapIcons.CLOCK_HISTORY, 35, true);

    private final Workbench workbench;
    private final TimelineModel model;

    TimelinePage(Workbench workbench, TimelineModel model) {
        this.workbench = workbench;
        this.model = model;
        model.state().subscribe(state -> {
            if (state instanceof TimelineModel.Known known) {
                remember(known.folders());
            }
        });
    }

    /// What the window is told of this page.
    public static PageMaker maker() {
        return PageMaker.of(
                INFO,
                workbench ->
                        new TimelinePage(workbench, new TimelineModel(workbench.actions(), new SnapshotsInOrder())));
    }

    @Override
    public PageInfo info() {
        return INFO;
    }

    @Override
    public Region view() {
        return new TimelineView(workbench, model, this::choose);
    }

    @Override
    public void open(Target target) {
        List<Path> folders = TimelineModel.folders(target.arg("dirs", ""));
        if (!folders.isEmpty()) {
            model.open(folders);
        }
    }

    @Override
    public Target here() {
        return model.folders().isEmpty()
                ? Target.of(INFO.id())
                : Target.of(INFO.id(), "dirs", TimelineModel.joined(model.folders()));
    }

    @Override
    public List<Command> commands() {
        return List.of(
                Command.always("snapshot.timeline_add", "timeline.add", BootstrapIcons.PLUS, null, this::choose));
    }

    private void choose() {
        workbench.desk().chooseFolder(workbench.texts().t("timeline.choose")).ifPresent(model::add);
    }

    private void remember(List<Path> folders) {
        String title = SnapshotsInOrder.name(folders.getFirst()) + " … " + SnapshotsInOrder.name(folders.getLast());
        workbench
                .recent()
                .add(new Recent.Item(
                        here(),
                        title,
                        workbench.texts().t("timeline.of", workbench.texts().number(folders.size()))));
    }

    @Override
    public boolean drop(Path path) {
        boolean snapshot = Files.isRegularFile(path.resolve("entities.jsonl"));
        if (snapshot) {
            model.add(path);
        }
        return snapshot;
    }

    @Override
    public List<Shot> shots() {
        return TimelineShots.of(model);
    }
}
