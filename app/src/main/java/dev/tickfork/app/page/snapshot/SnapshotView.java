package dev.tickfork.app.page.snapshot;

import dev.tickfork.app.ui.Chip;
import dev.tickfork.app.ui.EmptyState;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.PageHeader;
import dev.tickfork.app.ui.RunningAction;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.report.EntityText;
import dev.tickfork.bridge.snapshot.IssueCode;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.util.Arrays;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The page over its model: figures, filter, table, types, map, NBT, and the foot with what is copied. FX
/// thread only.
final class SnapshotView extends BorderPane {
    private final SnapshotModel model;
    private final SnapshotPage page;
    private final Workbench workbench;
    private final Bonds bonds = new Bonds();
    private final Subscription shown;

    SnapshotView(SnapshotModel model, SnapshotPage page, Workbench workbench) {
        this.model = model;
        this.page = page;
        this.workbench = workbench;
        getStyleClass().add("tf-snapshot");
        shown = model.phaseProperty().subscribe(this::show);
    }

    /// Lets go of the model; the view is not used afterwards.
    void end() {
        shown.unsubscribe();
        bonds.end();
    }

    private String t(String key, Object... args) {
        return workbench.texts().t(key, args);
    }

    private void show(SnapshotModel.Phase phase) {
        bonds.end();
        Snapshot now = model.snapshot();
        switch (phase) {
            case NONE ->
                replace(new EmptyState(
                        Icons.of(BootstrapIcons.CAMERA), t("inspector.nothing"), t("inspector.nothing_how"), "", null));
            case READING -> replace(reading());
            case FAILED -> replace(failed());
            case READY -> {
                if (now != null) {
                    ready(now);
                }
            }
        }
    }

    private void replace(Region content) {
        setTop(header(null));
        setBottom(null);
        setCenter(content);
    }

    private PageHeader header(@Nullable Snapshot now) {
        var header = new PageHeader(model.name().isEmpty() ? t("inspector.title") : model.name())
                .crumb(t("inspector.list"), () -> workbench.go(Target.of("snapshots")));
        if (now == null) {
            return header;
        }
        header.after(state(now));
        var folder = new Button(t("inspector.open_folder"), Icons.of(BootstrapIcons.FOLDER2_OPEN));
        folder.setOnAction(_ -> workbench.desk().openFolder(now.directory()));
        var compare = PageHeader.primary(new Button(t("inspector.compare"), Icons.of(BootstrapIcons.LAYOUT_SPLIT)));
        compare.setId("compare-with");
        compare.setOnAction(_ -> page.compare());
        return header.actions(folder, compare);
    }

    private Chip state(Snapshot now) {
        if (now.issueCounts().containsKey(IssueCode.META_MISSING)) {
            return Chip.of(Mark.UNFINISHED, t("inspector.unfinished"));
        }
        if (now.empty()) {
            return Chip.of(Mark.EMPTY, t("inspector.empty"));
        }
        if (!now.valid()) {
            return new Chip(Mark.MISMATCH, t("inspector.invalid"), "mismatch");
        }
        return now.issues().isEmpty()
                ? Chip.of(Mark.VALID, t("inspector.valid"))
                : Chip.of(Mark.ISSUES, t("inspector.notes"));
    }

    private VBox reading() {
        RunningAction now = model.runningProperty().get();
        var words = new Label();
        var bar = new ProgressBar();
        bar.setMaxWidth(workbench.theme().px(420));
        var cancel = new Button(t("inspector.cancel"));
        cancel.setOnAction(_ -> model.cancel());
        if (now != null) {
            bar.progressProperty().bind(now.fractionProperty());
            now.progressProperty()
                    .subscribe(progress -> words.setText(
                            progress == null ? "" : workbench.texts().render(progress.text())));
        }
        var box = new VBox(new Label(t("inspector.reading", model.name())), words, bar, cancel);
        box.getStyleClass().add("tf-empty");
        return box;
    }

    private EmptyState failed() {
        ActionResult result = model.failureProperty().get();
        return new EmptyState(
                        new StateMark(Mark.ISSUES),
                        t("inspector.failed", model.name()),
                        result == null ? "" : workbench.texts().render(result.text()),
                        t("inspector.again"),
                        model::again)
                .code(result == null ? "" : result.code());
    }

    private void ready(Snapshot now) {
        var query = new QueryBar(model, workbench, bonds);
        page.queryField(query.field());
        setTop(new VBox(header(now), new HeaderFigures(now, workbench), query, Proof.of(now, model, workbench)));
        if (now.size() == 0) {
            setCenter(new EmptyState(
                    new StateMark(Mark.EMPTY), t("inspector.no_entities"), t("inspector.no_entities_why"), "", null));
            setBottom(null);
            return;
        }
        var side = new SplitPane(
                new TypeBars(now, model, workbench),
                new MapView(now, model, workbench, bonds),
                new NbtView(now, model, workbench, bonds));
        side.setOrientation(Orientation.VERTICAL);
        side.setDividerPositions(0.24, 0.62);
        var table = new EntityTable(model, workbench, bonds);
        var split = new SplitPane(table, side);
        split.setDividerPositions(Double.parseDouble(workbench.memory().get("snapshot.split", "0.61")));
        split.getDividers()
                .getFirst()
                .positionProperty()
                .subscribe((_, position) ->
                        workbench.memory().put("snapshot.split", String.valueOf(position.doubleValue())));
        setCenter(split);
        setBottom(foot(now));
        table.requestFocus();
    }

    private HBox foot(Snapshot now) {
        var chosen = new Label();
        chosen.setId("selection");
        Runnable words = () -> chosen.setText(selection());
        bonds.add(model.selectedProperty().subscribe(_ -> words.run()));
        bonds.add(model.chosenProperty().subscribe(_ -> words.run()));
        bonds.add(model.allSelectedProperty().subscribe(_ -> words.run()));
        var summon = new Button(t("inspector.copy.summon"), Icons.of(BootstrapIcons.FILES));
        summon.setId("copy-summon");
        summon.getStyleClass().add("tf-small-button");
        summon.setOnAction(_ -> page.copy(EntityText.SUMMON));
        var more = new MenuButton(t("inspector.copy_as"));
        more.setId("copy-as");
        Arrays.stream(EntityText.values()).forEach(how -> {
            var item = new MenuItem(t(SnapshotPage.key(how)));
            item.setOnAction(_ -> page.copy(how));
            more.getItems().add(item);
        });
        var order = new Label();
        order.getStyleClass().add("tf-warn-text");
        bonds.add(model.rowsProperty()
                .subscribe(_ -> order.setText(model.inTickOrder() ? "" : t("inspector.not_in_order"))));
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        long players = now.meta().playersSkipped().orElse(0);
        var left = new Label(t("inspector.left_out", workbench.texts().number(players)));
        left.getStyleClass().addAll("tf-muted", "tf-small");
        left.setMinWidth(0);
        var foot = new HBox(chosen, summon, more, order, space, left);
        foot.getStyleClass().addAll("tf-row", "tf-foot", "tf-line-above");
        return foot;
    }

    private String selection() {
        if (model.allSelectedProperty().get()) {
            return t(
                    "inspector.all_selected",
                    workbench.texts().number(model.rowsProperty().get().size()));
        }
        int marked = model.chosenProperty().get().length;
        if (marked > 1) {
            return t("inspector.some_selected", workbench.texts().number(marked));
        }
        int row = model.selectedProperty().get();
        return row < 0
                ? t("inspector.none_selected")
                : t("inspector.selected", workbench.texts().number(row));
    }
}
