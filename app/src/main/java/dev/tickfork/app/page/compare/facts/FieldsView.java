package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.ui.DenseTable;
import dev.tickfork.app.ui.TypeSwatch;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The differing values: groups by path at the left, the rows of the chosen one at the right.
final class FieldsView extends BorderPane {
    private final Workbench workbench;
    private final UiTexts texts;
    private final FieldsModel model;
    private final ListView<FieldGroup> groups = new ListView<>();
    private final TableView<FieldRow> rows = new TableView<>();

    FieldsView(Workbench workbench, FieldsModel model, FieldsModel.Found found) {
        this.workbench = workbench;
        this.texts = workbench.texts();
        this.model = model;
        groups.getItems().setAll(found.groups());
        groups.getStyleClass().add("facts-groups");
        groups.setCellFactory(_ -> new GroupCell(texts));
        groups.setAccessibleText(texts.t("facts.groups"));
        groups.setContextMenu(menu());
        DenseTable.dense(rows, workbench.theme());
        rows.setAccessibleText(texts.t("facts.fields"));
        columns();
        rows.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                jump();
                event.consume();
            }
        });
        rows.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                jump();
            }
        });
        groups.getSelectionModel().selectedItemProperty().subscribe(group -> {
            rows.getItems().setAll(group == null ? List.of() : group.rows());
        });
        groups.getSelectionModel().select(0);
        setTop(bar(found));
        setLeft(groups);
        setCenter(rows);
    }

    private HBox bar(FieldsModel.Found found) {
        var said = new Label(
                found.all() == found.shown()
                        ? texts.t("facts.fields_note", texts.number(found.all()))
                        : texts.t("facts.fields_cut", texts.number(found.all()), texts.number(found.shown())));
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var show = new Button(texts.t("facts.jump"));
        show.getStyleClass().add("tf-small-button");
        show.disableProperty()
                .bind(rows.getSelectionModel().selectedItemProperty().isNull());
        show.setOnAction(_ -> jump());
        var ignore = new Button(texts.t("facts.ignore"));
        ignore.getStyleClass().add("tf-small-button");
        ignore.disableProperty()
                .bind(groups.getSelectionModel()
                        .selectedItemProperty()
                        .map(group -> !group.canBeIgnored())
                        .orElse(true));
        ignore.setOnAction(_ -> ignore());
        var bar = new HBox(said, space, show, ignore);
        bar.getStyleClass().addAll("tf-row", "facts-note");
        return bar;
    }

    private ContextMenu menu() {
        var ignore = new MenuItem(texts.t("facts.ignore"));
        ignore.setOnAction(_ -> ignore());
        var copy = new MenuItem(texts.t("facts.copy_path"));
        copy.setOnAction(_ -> {
            FieldGroup group = groups.getSelectionModel().getSelectedItem();
            if (group != null) {
                workbench.desk().copy(group.path());
            }
        });
        return new ContextMenu(ignore, copy);
    }

    private void ignore() {
        FieldGroup group = groups.getSelectionModel().getSelectedItem();
        if (group != null && group.canBeIgnored()) {
            model.ignore(group.path());
        }
    }

    private void jump() {
        FieldRow row = rows.getSelectionModel().getSelectedItem();
        if (row != null) {
            model.jump(row);
        }
    }

    private void columns() {
        TableColumn<FieldRow, String> order = DenseTable.text("A", 62, "tf-order", row -> texts.number(row.rowA()));
        TableColumn<FieldRow, String> type = DenseTable.text(texts.t("facts.type"), 124, "", FieldRow::type);
        type.setCellFactory(_ -> new TypeCell());
        TableColumn<FieldRow, String> uuid = DenseTable.text("UUID", 80, "tf-mono", FieldsView::shortUuid);
        TableColumn<FieldRow, String> path = DenseTable.text(texts.t("facts.path"), 130, "tf-mono", FieldRow::path);
        TableColumn<FieldRow, String> a = DenseTable.text(texts.t("facts.value_a"), 180, "tf-mono", FieldRow::a);
        TableColumn<FieldRow, String> b = DenseTable.text(texts.t("facts.value_b"), 180, "tf-mono", FieldRow::b);
        TableColumn<FieldRow, String> gap = DenseTable.text(texts.t("facts.gap"), 76, "tf-number", this::gap);
        a.setCellFactory(_ -> new ValueCell());
        b.setCellFactory(_ -> new ValueCell());
        rows.getColumns().addAll(List.of(order, type, uuid, path, a, b, gap));
        // Numbers have a gap and no path of their own; the others the other way round.
        groups.getSelectionModel().selectedItemProperty().subscribe(group -> {
            boolean numbers = group != null && group.path().isEmpty() && group.kind() != FieldGroup.Kind.TYPE;
            path.setVisible(!numbers);
            gap.setVisible(numbers);
        });
        var fixed = rows.widthProperty().subtract(62 + 124 + 80 + 18);
        a.prefWidthProperty()
                .bind(fixed.subtract(
                                Bindings.when(gap.visibleProperty()).then(76).otherwise(130))
                        .divide(2));
        b.prefWidthProperty().bind(a.prefWidthProperty());
    }

    private static String shortUuid(FieldRow row) {
        return row.uuid().length() > 8 ? row.uuid().substring(0, 8) : row.uuid();
    }

    private String gap(FieldRow row) {
        return Double.isNaN(row.gap()) ? "" : texts.decimal(row.gap(), 4);
    }

    private final class TypeCell extends TableCell<FieldRow, String> {
        private final TypeSwatch swatch = new TypeSwatch();

        @Override
        protected void updateItem(String item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty || item == null ? null : ShortId.of(item));
            setGraphic(empty || item == null ? null : swatch);
            if (!empty && item != null) {
                var types = workbench.theme().types();
                swatch.show(types.kind(item), types.color(item));
            }
        }
    }

    /// Shows the whole value of a clipped one after a while.
    private static final class ValueCell extends TableCell<FieldRow, String> {
        private final Tooltip whole = new Tooltip();

        ValueCell() {
            getStyleClass().add("tf-mono");
            whole.setWrapText(true);
            whole.setMaxWidth(640);
        }

        @Override
        protected void updateItem(String item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty ? null : item);
            whole.setText(item);
            setTooltip(empty ? null : whole);
        }
    }

    private static final class GroupCell extends ListCell<FieldGroup> {
        private final UiTexts texts;
        private final Label name = new Label();
        private final Label count = new Label();
        private final HBox row;

        GroupCell(UiTexts texts) {
            this.texts = texts;
            var space = new Region();
            HBox.setHgrow(space, Priority.ALWAYS);
            count.getStyleClass().addAll("tf-mono", "tf-small");
            count.setMinWidth(Region.USE_PREF_SIZE);
            row = new HBox(name, space, count);
            row.getStyleClass().add("tf-row");
            row.setMaxWidth(Double.MAX_VALUE);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(FieldGroup group, boolean empty) {
            super.updateItem(group, empty);
            setGraphic(empty || group == null ? null : row);
            if (empty || group == null) {
                setAccessibleText("");
                return;
            }
            boolean path = group.kind() == FieldGroup.Kind.NBT;
            name.setText(
                    switch (group.kind()) {
                        case POSITION -> texts.t("facts.position");
                        case VELOCITY -> texts.t("facts.velocity");
                        case ROTATION -> texts.t("facts.rotation");
                        case TYPE -> texts.t("facts.type");
                        case VEHICLE -> texts.t("facts.vehicle");
                        case NBT -> group.path();
                    });
            name.getStyleClass().setAll("label", path ? "tf-mono" : "tf-bold");
            count.setText(texts.number(group.all()));
            setAccessibleText(name.getText() + ", " + count.getText());
        }
    }
}
