package dev.tickfork.app.shell;

import dev.tickfork.app.shell.PaletteModel.Row;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.UiTexts;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The command palette: type, choose with the arrow keys, Enter runs.
final class Palette extends VBox {
    private final PaletteModel model;
    private final Runnable close;
    private final TextField input = new TextField();
    private final ListView<Row> list = new ListView<>();

    Palette(PaletteModel model, UiTexts texts, Theme theme, Runnable close) {
        this.model = model;
        this.close = close;
        getStyleClass().addAll("tf-dialog", "tf-palette");
        setMaxHeight(USE_PREF_SIZE);
        input.setPromptText(texts.t("window.search"));
        input.setId("palette-input");
        input.textProperty().subscribe(this::fill);
        input.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        list.setId("palette-list");
        list.setFocusTraversable(false);
        list.getStyleClass().add("tf-plain-list");
        list.fixedCellSizeProperty().bind(theme.revision().map(_ -> theme.row(32)));
        list.setCellFactory(_ -> new Cell());
        list.setPlaceholder(new Label(texts.t("window.no_hit")));
        list.setOnMouseClicked(_ -> run());
        getChildren().addAll(input, list);
    }

    void focus() {
        input.requestFocus();
        input.selectAll();
    }

    private void fill(String typed) {
        list.getItems().setAll(model.rows(typed));
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
    }

    private void key(KeyEvent event) {
        KeyCode code = event.getCode();
        int step = switch (code) {
            case DOWN -> 1;
            case UP -> -1;
            case PAGE_DOWN -> 10;
            case PAGE_UP -> -10;
            default -> 0;
        };
        if (step != 0 && !list.getItems().isEmpty()) {
            int at = Math.clamp(
                    (long) list.getSelectionModel().getSelectedIndex() + step,
                    0,
                    list.getItems().size() - 1);
            list.getSelectionModel().select(at);
            list.scrollTo(Math.max(0, at - 5));
            event.consume();
        } else if (code == KeyCode.ENTER) {
            run();
            event.consume();
        }
    }

    private void run() {
        Row row = list.getSelectionModel().getSelectedItem();
        if (row != null && row.can()) {
            close.run();
            row.run().run();
        }
    }

    private static final class Cell extends ListCell<Row> {
        @Override
        protected void updateItem(Row row, boolean empty) {
            super.updateItem(row, empty);
            setText(null);
            setGraphic(empty || row == null ? null : line(row));
        }

        private static HBox line(Row row) {
            var name = new Label(row.name());
            name.setMinWidth(Region.USE_PREF_SIZE);
            var context = new Label(row.can() ? row.context() : row.context() + " · " + row.reason());
            context.getStyleClass().addAll("tf-muted", "tf-small");
            context.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(context, Priority.ALWAYS);
            var line = new HBox();
            if (row.icon() != null) {
                line.getChildren().add(Icons.of(row.icon(), "tf-icon-muted"));
            }
            line.getChildren().addAll(name, context);
            if (!row.key().isEmpty()) {
                var key = new Label(row.key());
                key.getStyleClass().add("tf-key");
                key.setMinWidth(Region.USE_PREF_SIZE);
                line.getChildren().add(key);
            }
            line.getStyleClass().add("tf-row");
            if (!row.can()) {
                line.getStyleClass().add("tf-off");
            }
            return line;
        }
    }
}
