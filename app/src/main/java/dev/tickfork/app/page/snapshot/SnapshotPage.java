package dev.tickfork.app.page.snapshot;

import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.Page;
import dev.tickfork.app.ui.PageInfo;
import dev.tickfork.app.ui.PageMaker;
import dev.tickfork.app.ui.Shot;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.report.EntityText;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The page of one snapshot.
public final class SnapshotPage implements Page {
    static final String ID = "snapshot";
    private static final PageInfo INFO = new PageInfo(ID, "inspector.title", BootstrapIcons.CAMERA, 21, false);

    private final Workbench workbench;
    private final SnapshotModel model;
    private @Nullable TextField query;
    private @Nullable SnapshotView view;

    private SnapshotPage(Workbench workbench) {
        this.workbench = workbench;
        this.model = new SnapshotModel(workbench);
    }

    /// Makes the page.
    public static PageMaker maker() {
        return PageMaker.of(INFO, SnapshotPage::new);
    }

    @Override
    public PageInfo info() {
        return INFO;
    }

    @Override
    public Region view() {
        SnapshotView before = view;
        if (before != null) {
            before.end();
        }
        var made = new SnapshotView(model, this, workbench);
        view = made;
        return made;
    }

    @Override
    public void open(Target target) {
        String dir = target.arg("dir", "");
        String row = target.arg("row", "");
        if (!dir.isEmpty()) {
            try {
                model.open(Path.of(dir), row.matches("\\d{1,9}") ? Integer.parseInt(row) : SnapshotModel.NO_ROW);
            } catch (InvalidPathException _) {
                workbench.notices().warn(workbench.texts().t("inspector.no_path", dir), null);
            }
        }
    }

    @Override
    public Target here() {
        return model.here();
    }

    void queryField(TextField field) {
        query = field;
    }

    /// Compare with this one as A.
    void compare() {
        Path dir = model.dir();
        if (dir != null) {
            workbench.go(Target.of("compare", "a", dir.toString()));
        }
    }

    /// Copies what is selected. NBT is read off the FX thread.
    void copy(EntityText how) {
        Snapshot now = model.snapshot();
        if (now == null) {
            return;
        }
        int[] rows = model.selection();
        if (rows.length == 0) {
            workbench.notices().warn(workbench.texts().t("inspector.none_selected"), null);
            return;
        }
        workbench
                .actions()
                .read(
                        Message.of("inspector.copying"),
                        _ -> how.text(now, rows),
                        text -> copied(how, text, rows.length),
                        result -> workbench.notices().failed(result));
    }

    private void copied(EntityText how, String text, int entities) {
        workbench.desk().copy(text);
        boolean tooLong =
                how == EntityText.SUMMON && Arrays.stream(text.split("\n")).anyMatch(line -> line.length() > 256);
        String key = tooLong ? "inspector.copied_long" : "inspector.copied";
        workbench.notices().info(workbench.texts().t(key, workbench.texts().number(entities)), null);
    }

    static String key(EntityText how) {
        return "inspector.copy." + how.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public List<Command> commands() {
        ObservableBooleanValue ready = Bindings.equal(model.phaseProperty(), SnapshotModel.Phase.READY);
        var all = new ArrayList<Command>();
        all.add(Command.when("edit.filter", "inspector.query", BootstrapIcons.SEARCH, "Shortcut+F", ready, () -> {
            if (query != null) {
                query.requestFocus();
            }
        }));
        all.add(Command.when(
                "edit.copy_summon",
                "inspector.copy.summon",
                BootstrapIcons.FILES,
                "Shortcut+Shift+C",
                ready,
                () -> copy(EntityText.SUMMON)));
        for (EntityText how : EntityText.values()) {
            if (how != EntityText.SUMMON) {
                all.add(Command.when(
                        "edit." + key(how).substring("inspector.".length()).replace('.', '_'),
                        key(how),
                        null,
                        null,
                        ready,
                        () -> copy(how)));
            }
        }
        all.add(Command.when(
                "snapshot.compare",
                "inspector.compare",
                BootstrapIcons.LAYOUT_SPLIT,
                "Shortcut+D",
                ready,
                this::compare));
        all.add(Command.when("view.again", "inspector.again", null, "F5", ready, model::again));
        return all;
    }

    @Override
    public boolean escape() {
        if (model.phaseProperty().get() == SnapshotModel.Phase.READY
                && !model.query().isEmpty()) {
            model.filter("");
            return true;
        }
        if (model.allSelectedProperty().get()) {
            model.allSelectedProperty().set(false);
            return true;
        }
        return false;
    }

    @Override
    public List<Shot> shots() {
        return new SnapshotShots(model).all();
    }
}
