package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.EmptyState;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.PageHeader;
import dev.tickfork.app.ui.RunningAction;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.VerdictBand;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Progress;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The page over its model: pickers, band, tabs. FX thread only.
final class CompareView extends BorderPane {
    private final CompareModel model;
    private final List<CompareTab> others;
    private final Workbench workbench;
    private final VerdictBand band = new VerdictBand();
    private final CompareBand words;
    private final HBox tabs = new HBox();
    private final Region order;

    CompareView(CompareModel model, List<CompareTab> others, Workbench workbench) {
        this.model = model;
        this.others = others;
        this.workbench = workbench;
        this.words = new CompareBand(band, workbench.texts());
        this.order = new OrderView(model, workbench);
        getStyleClass().add("tf-compare");
        band.setId("verdict");
        tabs.getStyleClass().addAll("tf-tabs", "tf-line-below");
        tabs();
        model.phaseProperty().subscribe(this::show);
        model.runningProperty().subscribe(this::watch);
    }

    private String t(String key, Object... args) {
        return workbench.texts().t(key, args);
    }

    private PageHeader header() {
        var a = new SidePicker("A", model, model.sideAProperty(), model::chooseA, workbench);
        var swap = Icons.button(BootstrapIcons.ARROW_LEFT_RIGHT, t("comparison.swap"), model::swap);
        var b = new SidePicker("B", model, model.sideBProperty(), model::chooseB, workbench);
        var export = new CompareExport(workbench, model::shown, () -> order).button();
        export.disableProperty().bind(model.phaseProperty().map(phase -> phase != CompareModel.Phase.DONE));
        return new PageHeader(t("comparison.title")).after(a, swap, b).actions(export);
    }

    private void tabs() {
        var group = new ToggleGroup();
        tabs.getChildren()
                .add(tab(
                        group,
                        t("comparison.tab.order"),
                        model.order()
                                .differencesProperty()
                                .map(all ->
                                        all.isEmpty() ? "" : workbench.texts().number(all.size())),
                        order));
        for (CompareTab tab : others) {
            tabs.getChildren().add(tab(group, t(tab.titleKey()), tab.count(), tab.view()));
        }
        model.tabProperty()
                .subscribe(tab -> group.selectToggle(group.getToggles().get(tab.intValue())));
    }

    private ToggleButton tab(ToggleGroup group, String title, ObservableValue<String> count, Region content) {
        var button = new ToggleButton();
        button.setToggleGroup(group);
        button.getStyleClass().add("tf-tab");
        count.subscribe(now -> button.setText(now == null || now.isEmpty() ? title : title + " " + now));
        button.selectedProperty().subscribe(on -> {
            if (on) {
                setCenter(content);
            }
        });
        int place = group.getToggles().size() - 1;
        button.setOnAction(_ -> {
            button.setSelected(true); // one is always chosen
            model.tabProperty().set(place);
        });
        return button;
    }

    private void show(CompareModel.Phase phase) {
        Compared pair = model.compared();
        getStyleClass().remove("tf-dim");
        switch (phase) {
            case CHOOSING -> replace(choosing());
            case FAILED -> replace(failed(model.failureProperty().get()));
            case ORDERING -> {
                if (pair == null) {
                    replace(null);
                }
                band.waiting(t("comparison.comparing_word"), progress());
                if (pair == null) {
                    setTop(new VBox(header(), band));
                }
            }
            case FIELDS, DONE -> {
                if (pair != null) {
                    words.show(pair, model.fields());
                    setTop(new VBox(header(), band, tabs));
                    if (!(getCenter() instanceof Region shown) || shown instanceof EmptyState || getCenter() == null) {
                        setCenter(order);
                    }
                }
            }
        }
    }

    private void replace(@Nullable Region content) {
        setTop(new VBox(header()));
        setCenter(content);
    }

    private EmptyState choosing() {
        boolean one =
                model.sideAProperty().get() != null || model.sideBProperty().get() != null;
        String missing = model.sideAProperty().get() == null ? "A" : "B";
        return new EmptyState(
                Icons.of(BootstrapIcons.LAYOUT_SPLIT),
                one ? t("comparison.pick_other", missing) : t("comparison.pick_both"),
                t("comparison.pick_how"),
                "",
                null);
    }

    private EmptyState failed(@Nullable ActionResult result) {
        String code = result == null ? "" : result.code();
        String text = result == null ? "" : workbench.texts().render(result.text());
        return new EmptyState(
                        new StateMark(Mark.ISSUES), t("comparison.failed"), text, t("comparison.again"), model::compare)
                .code(code);
    }

    private VBox progress() {
        var bar = new ProgressBar(ProgressBar.INDETERMINATE_PROGRESS);
        bar.setId("compare-progress");
        bar.setMaxWidth(Double.MAX_VALUE);
        var cancel = new Button(t("comparison.cancel"));
        cancel.setOnAction(_ -> model.cancel());
        RunningAction now = model.runningProperty().get();
        var phase = VerdictBand.sentence("");
        if (now != null) {
            bar.progressProperty().bind(now.fractionProperty());
            now.progressProperty().subscribe(progress -> phase.setText(words(progress)));
        }
        var box = new VBox(phase, bar, cancel);
        box.getStyleClass().addAll("tf-column", "tf-compare-said");
        return box;
    }

    private String words(@Nullable Progress progress) {
        return progress == null ? "" : workbench.texts().render(progress.text());
    }

    /// A new action while ordering: its bar replaces the one before.
    private void watch(@Nullable RunningAction action) {
        if (action != null && model.phaseProperty().get() == CompareModel.Phase.ORDERING) {
            band.waiting(t("comparison.comparing_word"), progress());
        }
    }
}
