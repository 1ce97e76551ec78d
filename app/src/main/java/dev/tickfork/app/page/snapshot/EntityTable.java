package dev.tickfork.app.page.snapshot;

import dev.tickfork.app.ui.DenseTable;
import dev.tickfork.app.ui.TypeSwatch;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/// The entities as a table over row numbers: a million rows hold nothing but those. Sorting is the model's,
/// off the FX thread; "select all" is a flag, because a table's own takes seconds. FX thread only.
final class EntityTable extends TableView<Integer> {
    private static final int SHORT_UUID = 8;

    /// The row chosen is not put at the very edge.
    private static final int ABOVE = 5;

    private static final int NEAR_TOP = 12;

    private final SnapshotModel model;
    private final Workbench workbench;
    private boolean following;

    EntityTable(SnapshotModel model, Workbench workbench, Bonds bonds) {
        this.model = model;
        this.workbench = workbench;
        DenseTable.dense(this, workbench.theme());
        setId("entities");
        setAccessibleText(workbench.texts().t("inspector.table"));
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        columns();
        setSortPolicy(_ -> askForSort());
        setPlaceholder(new Label(workbench.texts().t("inspector.none")));
        bonds.add(model.rowsProperty().subscribe(this::fill));
        getSelectionModel().selectedItemProperty().subscribe(row -> {
            if (row != null && !following) {
                model.allSelectedProperty().set(false);
                model.selectedProperty().set(row);
            }
        });
        getSelectionModel().getSelectedIndices().addListener((InvalidationListener) _ -> marked());
        bonds.add(model.selectedProperty().subscribe(row -> follow(row.intValue())));
        bonds.add(model.allSelectedProperty().subscribe(all -> {
            getStyleClass().remove("tf-all");
            if (all) {
                getStyleClass().add("tf-all");
            }
        }));
        widthProperty().subscribe(width -> room(width.doubleValue()));
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.isShortcutDown() && event.getCode() == KeyCode.A) {
                model.allSelectedProperty().set(true);
                event.consume();
            }
        });
    }

    private void marked() {
        if (!following) {
            model.allSelectedProperty().set(false);
        }
        RowNumbers rows = model.rowsProperty().get();
        model.choose(getSelectionModel().getSelectedIndices().stream()
                .mapToInt(Integer::intValue)
                .filter(at -> at >= 0 && at < rows.size())
                .map(rows::at)
                .toArray());
    }

    private void fill(RowNumbers rows) {
        following = true;
        setItems(FXCollections.observableList(rows));
        following = false;
        follow(model.selectedProperty().get());
    }

    private void follow(int row) {
        Integer now = getSelectionModel().getSelectedItem();
        if (row < 0 || (now != null && now == row)) {
            return;
        }
        int at = model.rowsProperty().get().indexOf(row);
        if (at >= 0) {
            following = true;
            getSelectionModel().clearAndSelect(at);
            scrollTo(at < NEAR_TOP ? 0 : at - ABOVE);
            following = false;
        }
    }

    private @Nullable Snapshot snapshot() {
        return model.snapshot();
    }

    private void columns() {
        add(
                "inspector.col.order",
                62,
                "tf-order",
                SortBy.ORDER,
                (s, row) -> workbench.texts().number(row));
        getColumns().add(type());
        add(
                "inspector.col.uuid",
                80,
                "tf-mono",
                SortBy.UUID,
                (s, row) -> s.uuid(row)
                        .substring(0, Math.min(SHORT_UUID, s.uuid(row).length())));
        add("X", 70, "tf-number", SortBy.X, (s, row) -> decimal(s.x(row), 2));
        add("Y", 62, "tf-number", SortBy.Y, (s, row) -> decimal(s.y(row), 2));
        add("Z", 70, "tf-number", SortBy.Z, (s, row) -> decimal(s.z(row), 2));
        add("inspector.col.speed", 70, "tf-number", SortBy.SPEED, (s, row) -> decimal(SortBy.speed(s, row), 4));
        add("inspector.col.yaw", 64, "tf-number", SortBy.YAW, (s, row) -> decimal(s.yaw(row), 1));
        add("inspector.col.rides", 90, "", null, this::rides);
        add(
                "inspector.col.nbt",
                74,
                "tf-number",
                SortBy.NBT,
                (s, row) -> s.nbtBytes(row) < 0 ? "–" : workbench.texts().number(s.nbtBytes(row)));
    }

    private String decimal(double value, int digits) {
        return Double.isNaN(value) ? "–" : workbench.texts().decimal(value, digits);
    }

    private String rides(Snapshot s, int row) {
        if (s.vehicle(row) != null) {
            int vehicle = s.vehicleRow(row);
            return vehicle < 0
                    ? workbench.texts().t("inspector.rides_player")
                    : workbench.texts().t("inspector.rides", workbench.texts().number(vehicle));
        }
        List<Integer> riders = s.passengers(row);
        return riders.isEmpty()
                ? ""
                : workbench.texts().t("inspector.rider", workbench.texts().number(riders.getFirst()));
    }

    /// The text of one cell.
    @FunctionalInterface
    private interface CellText {
        String of(Snapshot snapshot, int row);
    }

    private void add(String key, double width, String style, @Nullable SortBy by, CellText text) {
        Function<Integer, String> words = row -> {
            Snapshot now = snapshot();
            return now == null || row >= now.size() ? "" : text.of(now, row);
        };
        TableColumn<Integer, String> column = DenseTable.text(
                key.length() == 1 ? key : workbench.texts().t(key),
                workbench.theme().px(width),
                style,
                words);
        if (!style.isEmpty()) {
            column.getStyleClass().add(style);
        }
        finish(column, by);
        getColumns().add(column);
    }

    private static void finish(TableColumn<Integer, String> column, @Nullable SortBy by) {
        column.setReorderable(true);
        column.setSortable(by != null);
        column.setUserData(by);
    }

    private TableColumn<Integer, String> type() {
        var column = new TableColumn<Integer, String>(workbench.texts().t("inspector.col.type"));
        column.setPrefWidth(workbench.theme().px(132));
        column.setCellValueFactory(row -> {
            Snapshot now = snapshot();
            return new ReadOnlyStringWrapper(
                    now == null || row.getValue() >= now.size() ? "" : now.type(row.getValue()));
        });
        column.setCellFactory(_ -> new TypeCell(workbench, model));
        finish(column, SortBy.TYPE);
        return column;
    }

    /// Speed and yaw come only where there is room for them.
    private void room(double width) {
        boolean wide = width > workbench.theme().px(800);
        for (TableColumn<Integer, ?> column : getColumns()) {
            if (column.getUserData() == SortBy.SPEED || column.getUserData() == SortBy.YAW) {
                column.setVisible(wide);
            }
        }
    }

    private boolean askForSort() {
        if (following || (getSortOrder().isEmpty() && model.inTickOrder())) {
            return true;
        }
        if (getSortOrder().isEmpty()) {
            model.sort(SortBy.ORDER, false);
        } else {
            TableColumn<Integer, ?> column = getSortOrder().getFirst();
            if (column.getUserData() instanceof SortBy by) {
                model.sort(by, column.getSortType() == TableColumn.SortType.DESCENDING);
            }
        }
        return true;
    }

    /// The type with its swatch; a custom name stands in the NBT.
    private static final class TypeCell extends TableCell<Integer, String> {
        private final Workbench workbench;
        private final SnapshotModel model;
        private final TypeSwatch swatch = new TypeSwatch();
        private final Label name = new Label();
        private final HBox box = new HBox(swatch, name);
        private final Map<String, Integer> slots = new HashMap<>();
        private @Nullable Snapshot slotsOf;

        TypeCell(Workbench workbench, SnapshotModel model) {
            this.workbench = workbench;
            this.model = model;
            box.getStyleClass().add("tf-row");
        }

        @Override
        protected void updateItem(String item, boolean empty) {
            super.updateItem(item, empty);
            Snapshot now = model.snapshot();
            if (empty || item == null || item.isEmpty() || now == null) {
                setGraphic(null);
                return;
            }
            if (slotsOf != now) {
                slots.clear();
                slots.putAll(TypeBars.slots(now, workbench.theme()));
                slotsOf = now;
            }
            swatch.show(
                    workbench.theme().types().kind(item),
                    workbench.theme().types().color(slots.getOrDefault(item, 0)));
            name.setText(item.startsWith("minecraft:") ? item.substring("minecraft:".length()) : item);
            setGraphic(box);
        }
    }
}
