package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.ui.DenseTable;
import dev.tickfork.app.ui.TypeSwatch;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.compare.Comparison.TypeDelta;
import java.util.Comparator;
import java.util.List;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;

/// One row a type: A, B, delta and its bar. A click holds the order view to the type.
final class TypesTable extends TableView<TypeDelta> {
    private final UiTexts texts;

    TypesTable(Workbench workbench, TypesModel model, TypesModel.Counts counts) {
        this.texts = workbench.texts();
        DenseTable.dense(this, workbench.theme());
        setAccessibleText(texts.t("facts.types"));
        List<String> types = counts.rows().stream().map(TypeDelta::type).toList();
        int[] slots = workbench.theme().types().slots(types);
        TableColumn<TypeDelta, TypeDelta> type = DenseTable.of(texts.t("facts.type"), 260, row -> row);
        type.setComparator(Comparator.comparing(TypeDelta::type));
        type.setCellFactory(_ -> new TypeCell(workbench, types, slots));
        TableColumn<TypeDelta, Integer> a = DenseTable.of("A", 110, TypeDelta::a);
        TableColumn<TypeDelta, Integer> b = DenseTable.of("B", 110, TypeDelta::b);
        TableColumn<TypeDelta, Integer> delta = DenseTable.of(texts.t("facts.delta"), 110, TypeDelta::delta);
        a.setCellFactory(_ -> new NumberCell(false));
        b.setCellFactory(_ -> new NumberCell(false));
        delta.setCellFactory(_ -> new NumberCell(true));
        TableColumn<TypeDelta, Integer> bar = DenseTable.of(texts.t("facts.bar"), 420, TypeDelta::delta);
        bar.setCellFactory(_ -> new BarCell(counts.largest()));
        bar.prefWidthProperty().bind(widthProperty().subtract(260 + 3 * 110 + 4));
        for (TableColumn<TypeDelta, Integer> column : List.of(a, b, delta)) {
            column.getStyleClass().add("tf-number");
        }
        getColumns().addAll(List.of(type, a, b, delta, bar));
        getItems().setAll(counts.rows());
        setRowFactory(_ -> row(model));
        setOnKeyPressed(event -> {
            TypeDelta chosen = getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && chosen != null) {
                model.choose(chosen.type());
                event.consume();
            }
        });
    }

    private static TableRow<TypeDelta> row(TypesModel model) {
        var row = new TableRow<TypeDelta>();
        row.setOnMouseClicked(event -> {
            if (!row.isEmpty() && event.getButton() == MouseButton.PRIMARY) {
                model.choose(row.getItem().type());
            }
        });
        return row;
    }

    private static final class TypeCell extends TableCell<TypeDelta, TypeDelta> {
        private final Workbench workbench;
        private final List<String> types;
        private final int[] slots;
        private final TypeSwatch swatch = new TypeSwatch();

        TypeCell(Workbench workbench, List<String> types, int[] slots) {
            this.workbench = workbench;
            this.types = types;
            this.slots = slots;
        }

        @Override
        protected void updateItem(TypeDelta item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setText(null);
                setGraphic(null);
                return;
            }
            var colours = workbench.theme().types();
            swatch.show(colours.kind(item.type()), colours.color(slots[types.indexOf(item.type())]));
            setGraphic(swatch);
            setText(ShortId.of(item.type()));
        }
    }

    private final class NumberCell extends TableCell<TypeDelta, Integer> {
        private final boolean signed;

        NumberCell(boolean signed) {
            this.signed = signed;
            getStyleClass().add("tf-number");
        }

        @Override
        protected void updateItem(Integer item, boolean empty) {
            super.updateItem(item, empty);
            getStyleClass().removeAll("tf-ok-text", "tf-bad-text");
            if (empty || item == null) {
                setText(null);
            } else if (!signed) {
                setText(texts.number(item));
            } else {
                setText(item == 0 ? "=" : (item > 0 ? "+" : "") + texts.number(item));
                getStyleClass().add(item > 0 ? "tf-ok-text" : item < 0 ? "tf-bad-text" : "tf-number");
            }
        }
    }

    private static final class BarCell extends TableCell<TypeDelta, Integer> {
        private final DeltaBar bar = new DeltaBar();
        private final int largest;

        BarCell(int largest) {
            this.largest = largest;
            getStyleClass().add("facts-bar-cell");
        }

        @Override
        protected void updateItem(Integer item, boolean empty) {
            super.updateItem(item, empty);
            setGraphic(empty || item == null ? null : bar);
            if (!empty && item != null) {
                bar.show(largest == 0 ? 0 : (double) item / largest);
                bar.prefWidthProperty().bind(widthProperty());
            }
        }
    }
}
