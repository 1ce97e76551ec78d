package dev.tickfork.app.ui;

import java.util.function.Function;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.TreeTableView;

/// How tables of the window are set up: rows of 26, fixed, so that a million stay fluid.
public final class DenseTable {
    private DenseTable() {}

    /// Makes an existing table dense, and keeps it at the height of the theme.
    public static <T> TableView<T> dense(TableView<T> table, Theme theme) {
        table.getStyleClass().addAll("tf-dense", "dense");
        follow(table.fixedCellSizeProperty(), theme);
        return table;
    }

    public static <T> TreeTableView<T> dense(TreeTableView<T> table, Theme theme) {
        table.getStyleClass().addAll("tf-dense", "dense");
        follow(table.fixedCellSizeProperty(), theme);
        return table;
    }

    private static void follow(DoubleProperty size, Theme theme) {
        size.bind(theme.revision().map(_ -> theme.row(26)));
    }

    /// A column of text.
    ///
    /// @param style `tf-mono`, `tf-number` (right, mono), `tf-order` (right, mono, bold), or empty
    public static <T> TableColumn<T, String> text(String title, double width, String style, Function<T, String> words) {
        var column = new TableColumn<T, String>(title);
        column.setPrefWidth(width);
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(words.apply(row.getValue())));
        column.setCellFactory(_ -> new TextCell<>(style));
        return column;
    }

    private static final class TextCell<T> extends TableCell<T, String> {
        private TextCell(String style) {
            if (!style.isEmpty()) {
                getStyleClass().add(style);
            }
        }

        @Override
        protected void updateItem(String item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty ? null : item);
        }
    }

    /// A column of anything; set its cell factory.
    public static <T, V> TableColumn<T, V> of(String title, double width, Function<T, V> value) {
        var column = new TableColumn<T, V>(title);
        column.setPrefWidth(width);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue())));
        return column;
    }
}
