package dev.tickfork.app.page.instances;

import dev.tickfork.app.ui.DenseTable;
import dev.tickfork.app.ui.EmptyState;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.capability.SnapshotData.Entry;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The snapshots of the chosen instance: take one, open one, compare two.
final class SnapshotsPane extends BorderPane {
    private static final String SAFE = "[A-Za-z0-9][A-Za-z0-9_-]{0,63}";

    private final InstancesPageModel model;
    private final UiTexts texts;
    private final TableView<Entry> table;

    SnapshotsPane(InstancesPageModel model, Workbench workbench) {
        this.model = model;
        this.texts = workbench.texts();
        table = DenseTable.dense(new TableView<>(model.snapshots()), workbench.theme());
        table.setId("instance-snapshots");
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        add("instances.name", 150, "", Entry::name);
        add("instances.tick", 80, "tf-number", entry -> number(entry.tick()));
        add("instances.entities", 80, "tf-number", entry -> number(entry.entities()));
        add("instances.hash", 150, "tf-mono", entry -> text(entry.orderHash()));
        add("instances.created", 150, "tf-mono", entry -> moment(entry.createdAt()));
        table.setPlaceholder(new EmptyState(
                Icons.of(BootstrapIcons.CAMERA, "tf-icon-muted"),
                texts.t("instances.no_snapshots"),
                texts.t("instances.no_snapshots_try"),
                "",
                null));
        table.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                open();
            }
        });
        table.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                open();
            }
        });
        setTop(bar());
        setCenter(table);
    }

    private void open() {
        Entry entry = table.getSelectionModel().getSelectedItem();
        if (entry != null) {
            model.open(entry);
        }
    }

    private HBox bar() {
        var name = new TextField();
        name.setId("snapshot-name");
        name.setPromptText(texts.t("instances.name_prompt"));
        HBox.setHgrow(name, Priority.ALWAYS);
        var take = new Button(texts.t("instances.take"), Icons.of(BootstrapIcons.CAMERA));
        take.setId("snapshot-take");
        take.getStyleClass().add("accent");
        take.setMinWidth(USE_PREF_SIZE);
        take.disableProperty()
                .bind(model.readyProperty()
                        .not()
                        .or(Bindings.createBooleanBinding(() -> !valid(name.getText()), name.textProperty())));
        take.setOnAction(_ -> model.snapshot(name.getText().strip()));
        name.setOnAction(_ -> take.fire());
        var compare = new Button(texts.t("instances.compare"), Icons.of(BootstrapIcons.LAYOUT_SPLIT));
        compare.setId("snapshots-compare");
        compare.setMinWidth(USE_PREF_SIZE);
        var selected = table.getSelectionModel().getSelectedItems();
        compare.disableProperty().bind(Bindings.size(selected).isNotEqualTo(2));
        compare.setOnAction(_ -> model.compare(List.copyOf(selected)));
        var bar = new HBox(name, take, compare);
        bar.getStyleClass().addAll("tf-bar", "tf-panel-bar", "tf-line-below");
        return bar;
    }

    /// A name that the mod and every file system take; none at all gives one of its own.
    private static boolean valid(String text) {
        return text.isBlank() || text.strip().matches(SAFE);
    }

    private void add(String key, double width, String style, Function<Entry, String> words) {
        table.getColumns().add(DenseTable.text(texts.t(key), width, style, words));
    }

    private static String text(@Nullable String value) {
        return value == null ? "" : value;
    }

    private String number(@Nullable Long value) {
        return value == null ? "" : texts.number(value);
    }

    private String moment(@Nullable Long millis) {
        return millis == null ? "" : texts.moment(Instant.ofEpochMilli(millis));
    }
}
