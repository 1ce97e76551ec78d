package dev.tickfork.app.page.snapshot;

import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Workbench;
import dev.tickfork.bridge.query.Completion;
import dev.tickfork.bridge.query.QueryException;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.snapshot.TypeCount;
import java.util.List;
import javafx.geometry.Side;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The filter: a query with completion (Ctrl Space or while typing a key), history, count, and where it is wrong.
final class QueryBar extends VBox {
    private final SnapshotModel model;
    private final Workbench workbench;
    private final TextField field = new TextField();
    private final ContextMenu suggestions = new ContextMenu();
    private final Label fault = new Label();
    private final Label count = new Label();
    private boolean telling;

    QueryBar(SnapshotModel model, Workbench workbench, Bonds bonds) {
        this.model = model;
        this.workbench = workbench;
        getStyleClass().addAll("tf-query", "tf-line-below");
        field.setId("query");
        field.setPromptText(workbench.texts().t("inspector.query_hint"));
        field.setAccessibleText(workbench.texts().t("inspector.query"));
        field.getStyleClass().add("tf-mono");
        field.setText(model.query());
        field.setOnAction(_ -> {
            suggestions.hide();
            model.filter(field.getText());
        });
        field.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE && !field.getText().isEmpty()) {
                clear();
                event.consume();
            } else if (event.getCode() == KeyCode.SPACE && event.isControlDown()) {
                suggest();
                event.consume();
            }
        });
        field.textProperty().subscribe((_, _) -> {
            if (field.getText().isEmpty()) {
                suggestions.hide();
                if (!model.query().isEmpty()) {
                    model.filter("");
                }
            } else if (field.isFocused() && !telling) {
                suggest();
            }
        });
        HBox.setHgrow(field, Priority.ALWAYS);
        count.getStyleClass().add("tf-mono");
        count.setId("query-count");
        count.setMinWidth(USE_PREF_SIZE);
        var row = new HBox(Icons.of(BootstrapIcons.SEARCH, "tf-icon-muted"), field, history(), count);
        row.getStyleClass().add("tf-row");
        fault.getStyleClass().add("tf-bad-text");
        fault.setId("query-fault");
        getChildren().addAll(row, fault);
        bonds.add(model.faultProperty().subscribe(this::fault));
        bonds.add(model.rowsProperty().subscribe(_ -> counted()));
    }

    TextField field() {
        return field;
    }

    void clear() {
        field.clear();
        model.filter("");
    }

    private void counted() {
        Snapshot now = model.snapshot();
        if (now != null) {
            count.setText(workbench
                    .texts()
                    .t(
                            "inspector.count",
                            workbench.texts().number(model.rowsProperty().get().size()),
                            workbench.texts().number(now.size())));
        }
        if (!field.isFocused()) {
            field.setText(model.query());
        }
    }

    private void fault(@Nullable QueryException wrong) {
        fault.setVisible(wrong != null);
        fault.setManaged(wrong != null);
        if (wrong != null) {
            fault.setText(workbench
                    .texts()
                    .t(
                            "inspector.query_fault",
                            wrong.column() + 1,
                            workbench.texts().render(wrong.text())));
            telling = true;
            field.setText(model.typed());
            telling = false;
            field.positionCaret(Math.min(wrong.column(), field.getLength()));
        }
    }

    private void suggest() {
        Snapshot now = model.snapshot();
        List<String> types = now == null
                ? List.of()
                : now.types().stream().map(TypeCount::type).toList();
        List<String> found = Completion.at(field.getText(), field.getCaretPosition(), types);
        suggestions.getItems().clear();
        for (String text : found) {
            var item = new MenuItem(text);
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> {
                field.setText(text);
                field.end();
            });
            suggestions.getItems().add(item);
        }
        if (found.isEmpty()) {
            suggestions.hide();
        } else if (!suggestions.isShowing() && field.getScene() != null) {
            suggestions.show(field, Side.BOTTOM, 0, 0);
        }
    }

    private MenuButton history() {
        var menu = new MenuButton(workbench.texts().t("inspector.history"), Icons.of(BootstrapIcons.CLOCK_HISTORY));
        menu.setOnShowing(_ -> {
            menu.getItems().clear();
            for (String text : model.history()) {
                var item = new MenuItem(text);
                item.setMnemonicParsing(false);
                item.setOnAction(_ -> model.filter(text));
                menu.getItems().add(item);
            }
            if (menu.getItems().isEmpty()) {
                var none = new MenuItem(workbench.texts().t("inspector.history_none"));
                none.setDisable(true);
                menu.getItems().add(none);
            }
        });
        return menu;
    }
}
