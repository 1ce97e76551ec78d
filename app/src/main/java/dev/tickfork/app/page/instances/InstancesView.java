package dev.tickfork.app.page.instances;

import dev.tickfork.app.page.instances.InstancesPageModel.State;
import dev.tickfork.app.ui.EmptyState;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.PageHeader;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.WhileSeen;
import dev.tickfork.app.ui.Workbench;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.util.Duration;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The table above, the chosen instance below: its snapshots at the left, its console at the right.
final class InstancesView extends BorderPane {
    private static final Duration EVERY = Duration.seconds(1);

    private final Workbench workbench;
    private final UiTexts texts;
    private final SplitPane full;
    private final ChangeListener<State> changed = (_, _, state) -> show(state);

    InstancesView(InstancesPageModel model, Workbench workbench) {
        this.workbench = workbench;
        this.texts = workbench.texts();
        var again = new Button(texts.t("instances.look_again"), Icons.of(BootstrapIcons.ARROW_CLOCKWISE));
        again.setOnAction(_ -> model.look());
        setTop(new PageHeader(texts.t("instances.title")).actions(again));
        var below = new SplitPane(new SnapshotsPane(model, workbench), new ConsolePane(model, workbench));
        below.setDividerPositions(0.5);
        full = new SplitPane(new InstancesTable(model, workbench), below);
        full.setOrientation(Orientation.VERTICAL);
        full.setDividerPositions(0.34);
        model.stateProperty().addListener(new WeakChangeListener<>(changed));
        show(model.stateProperty().get());
        WhileSeen.repeat(this, EVERY, model::look);
    }

    private void show(State state) {
        setCenter(
                switch (state) {
                    case LOOKING -> looking();
                    case NONE -> none();
                    case FULL -> full;
                });
    }

    private Node looking() {
        var label = new Label(texts.t("instances.looking"));
        label.getStyleClass().add("tf-muted");
        return label;
    }

    private Node none() {
        return new EmptyState(
                        Icons.of(BootstrapIcons.BROADCAST, "tf-icon-muted"),
                        texts.t("instances.none"),
                        texts.t("instances.none_try"),
                        texts.t("instances.welcome"),
                        () -> workbench.go(Target.of("welcome")))
                .primary();
    }
}
