package dev.tickfork.app.page.instances;

import dev.tickfork.app.page.instances.InstancesPageModel.Line;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// The console of the chosen instance: output above, one line to type below, history with the arrow keys.
final class ConsolePane extends BorderPane {
    private final InstancesPageModel model;
    private final TextField input = new TextField();
    private final ListView<Line> list;
    private final ListChangeListener<Line> grown;
    private int at;

    ConsolePane(InstancesPageModel model, Workbench workbench) {
        this.model = model;
        UiTexts texts = workbench.texts();
        list = new ListView<>(model.lines());
        list.getStyleClass().addAll("tf-console", "tf-mono");
        list.fixedCellSizeProperty()
                .bind(workbench.theme().revision().map(_ -> workbench.theme().row(20)));
        list.setCellFactory(_ -> new Cell());
        list.setPlaceholder(new Label(texts.t("instances.console_empty")));
        grown = _ -> list.scrollTo(model.lines().size() - 1);
        model.lines().addListener(new WeakListChangeListener<>(grown));
        input.setId("console-input");
        input.setPromptText(texts.t("instances.console_prompt"));
        input.getStyleClass().add("tf-mono");
        input.disableProperty().bind(model.readyProperty().not());
        input.setOnAction(_ -> send());
        input.addEventFilter(KeyEvent.KEY_PRESSED, this::recall);
        setTop(head(model, workbench));
        setCenter(list);
        setBottom(input);
    }

    private static HBox head(InstancesPageModel model, Workbench workbench) {
        UiTexts texts = workbench.texts();
        var title = new Label(texts.t("instances.console"));
        title.getStyleClass().add("tf-bold");
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var freeze = button(texts.t("instances.freeze"), () -> model.freeze(true));
        freeze.setGraphic(Icons.of(BootstrapIcons.SNOW));
        var unfreeze = button(texts.t("instances.unfreeze"), () -> model.freeze(false));
        freeze.disableProperty().bind(model.readyProperty().not());
        unfreeze.disableProperty().bind(model.readyProperty().not());
        var bar = new HBox(title, space, freeze, unfreeze);
        bar.getStyleClass().addAll("tf-bar", "tf-panel-bar", "tf-line-below");
        return bar;
    }

    private static Button button(String words, Runnable run) {
        var button = new Button(words);
        button.getStyleClass().add("tf-small-button");
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> run.run());
        return button;
    }

    private void send() {
        model.run(input.getText().strip());
        input.clear();
        at = model.history().size();
    }

    private void recall(KeyEvent event) {
        int step = event.getCode() == KeyCode.UP ? -1 : event.getCode() == KeyCode.DOWN ? 1 : 0;
        List<String> history = model.history();
        if (step != 0 && !history.isEmpty()) {
            at = Math.clamp((long) at + step, 0, history.size());
            input.setText(at < history.size() ? history.get(at) : "");
            input.end();
            event.consume();
        }
    }

    private static final class Cell extends ListCell<Line> {
        @Override
        protected void updateItem(Line line, boolean empty) {
            super.updateItem(line, empty);
            getStyleClass().removeAll("said", "answer", "failed");
            if (empty || line == null) {
                setText(null);
            } else {
                getStyleClass().add(line.kind());
                setText((line.kind().equals("said") ? "> " : "  ") + line.text());
            }
        }
    }
}
