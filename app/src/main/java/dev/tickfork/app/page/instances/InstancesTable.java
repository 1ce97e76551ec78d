package dev.tickfork.app.page.instances;

import dev.tickfork.app.ui.DenseTable;
import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.capability.InstanceData;
import dev.tickfork.bridge.capability.InstanceData.Instance;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The instances that answer, one a row, and below them the port files that lead nowhere, struck through.
final class InstancesTable extends VBox {
    private final InstancesPageModel model;
    private final UiTexts texts;
    private final TableView<Instance> table;
    private final VBox stale = new VBox();
    private final ChangeListener<Optional<Instance>> chosen = (_, _, one) -> mark(one);
    private final ListChangeListener<InstanceData.Stale> staleChanged = _ -> staleLines();
    private boolean marking;

    InstancesTable(InstancesPageModel model, Workbench workbench) {
        this.model = model;
        this.texts = workbench.texts();
        table = DenseTable.dense(new TableView<>(model.instances()), workbench.theme());
        table.setId("instances-table");
        table.getColumns().add(vantage());
        add("instances.level", 150, "", one -> text(one.levelName()));
        add("instances.game", 60, "tf-mono", Instance::minecraft);
        add("instances.mod", 70, "tf-mono", Instance::modVersion);
        add("instances.address", 140, "tf-mono", Instance::address);
        add("instances.tick", 90, "tf-number", one -> number(one.tick()));
        table.getColumns().add(state());
        add("instances.players", 70, "tf-number", one -> one.players() == null ? "" : String.valueOf(one.players()));
        add("instances.entities", 80, "tf-number", one -> number(one.entities()));
        table.getSelectionModel().selectedItemProperty().addListener((_, _, one) -> {
            if (!marking && one != null) {
                model.choose(one);
            }
        });
        setVgrow(table, Priority.ALWAYS);
        stale.getStyleClass().add("tf-stale");
        getChildren().addAll(table, stale);
        model.chosenProperty().addListener(new WeakChangeListener<>(chosen));
        model.stale().addListener(new WeakListChangeListener<>(staleChanged));
        mark(model.chosenProperty().get());
        staleLines();
    }

    private void add(String key, double width, String style, Function<Instance, String> words) {
        table.getColumns().add(DenseTable.text(texts.t(key), width, style, words));
    }

    private static String text(@Nullable String value) {
        return value == null ? "" : value;
    }

    private String number(@Nullable Long value) {
        return value == null ? "" : texts.number(value);
    }

    /// The list is replaced at every look; the choice stays with the address.
    private void mark(Optional<Instance> one) {
        marking = true;
        one.ifPresentOrElse(
                found -> table.getSelectionModel().select(found),
                () -> table.getSelectionModel().clearSelection());
        marking = false;
    }

    private void staleLines() {
        stale.getChildren().clear();
        for (InstanceData.Stale one : model.stale()) {
            var file = new Label(one.portFile());
            file.getStyleClass().addAll("tf-mono", "tf-small", "tf-muted", "tf-struck");
            var why = new Label(texts.t("instances.stale"));
            why.getStyleClass().addAll("tf-small", "tf-muted");
            var row = new HBox(new StateMark(Mark.STALE, "tf-mark-small"), file, why);
            row.getStyleClass().add("tf-row");
            stale.getChildren().add(row);
        }
        stale.setManaged(!stale.getChildren().isEmpty());
    }

    private TableColumn<Instance, Instance> vantage() {
        TableColumn<Instance, Instance> column = DenseTable.of(texts.t("instances.vantage"), 190, one -> one);
        column.setCellFactory(_ -> new MarkCell() {
            @Override
            void show(Instance one) {
                boolean server = one.instance().equals("server");
                put(server ? Mark.READY : Mark.UNFINISHED, texts.t(server ? "instances.server" : "instances.client"));
            }
        });
        return column;
    }

    private TableColumn<Instance, Instance> state() {
        TableColumn<Instance, Instance> column = DenseTable.of(texts.t("instances.state"), 100, one -> one);
        column.setCellFactory(_ -> new MarkCell() {
            @Override
            void show(Instance one) {
                if (Boolean.TRUE.equals(one.frozen())) {
                    put(Mark.FROZEN, texts.t("instances.frozen"));
                } else if (Boolean.TRUE.equals(one.paused())) {
                    put(Mark.STOPPED, texts.t("instances.paused"));
                } else {
                    put(Mark.RUNNING, texts.t("instances.running"));
                }
            }
        });
        return column;
    }

    /// A mark and a word.
    private abstract static class MarkCell extends TableCell<Instance, Instance> {
        abstract void show(Instance one);

        final void put(Mark mark, String words) {
            setGraphic(new StateMark(mark, "tf-mark-small"));
            setText(words);
        }

        @Override
        protected void updateItem(Instance one, boolean empty) {
            super.updateItem(one, empty);
            if (empty || one == null) {
                setGraphic(null);
                setText(null);
            } else {
                show(one);
            }
        }
    }
}
