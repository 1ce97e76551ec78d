package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Desk;
import dev.tickfork.app.ui.EmptyState;
import dev.tickfork.app.ui.Icons;
import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.ActionState;
import dev.tickfork.bridge.action.Progress;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// All actions of this session, newest first: what runs with its bar, what ended with its result. They stay
/// until cleared.
final class ActivityDrawer extends BorderPane {
    private final Activity activity;
    private final UiTexts texts;
    private final Desk desk;
    private final ListView<LiveAction> list;

    ActivityDrawer(Activity activity, UiTexts texts, Desk desk, Theme theme) {
        this.activity = activity;
        this.texts = texts;
        this.desk = desk;
        getStyleClass().add("tf-drawer");
        list = new ListView<>(activity.items());
        list.setId("activity-list");
        list.getStyleClass().addAll("dense", "tf-plain-list");
        list.fixedCellSizeProperty().bind(theme.revision().map(_ -> theme.row(32)));
        list.setCellFactory(_ -> new Row());
        list.setPlaceholder(new EmptyState(
                Icons.of(BootstrapIcons.LIST_TASK, "tf-icon-muted"), texts.t("window.nothing_yet"), "", "", null));
        var title = new Label(texts.t("window.activity"));
        title.getStyleClass().add("tf-bold");
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var clear = new Button(texts.t("window.clear"));
        clear.getStyleClass().add("tf-small-button");
        clear.setOnAction(_ -> activity.clear());
        var head = new HBox(title, space, clear);
        head.getStyleClass().add("tf-bar");
        head.setMinHeight(theme.px(34));
        setTop(head);
        setCenter(list);
    }

    /// Brings bars and clocks up to now.
    void refresh() {
        if (!activity.running().isEmpty()) {
            list.refresh();
        }
    }

    private final class Row extends ListCell<LiveAction> {
        @Override
        protected void updateItem(LiveAction action, boolean empty) {
            super.updateItem(action, empty);
            setText(null);
            setGraphic(empty || action == null ? null : row(action));
        }
    }

    private HBox row(LiveAction action) {
        ActionResult result = action.resultProperty().get();
        var name = new Label(ActionNames.of(action.title(), texts));
        name.getStyleClass().add("tf-bold");
        name.setMinWidth(Region.USE_PREF_SIZE);
        var words = new Label(words(action, result));
        words.getStyleClass().add("tf-muted");
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        var row = new HBox(new StateMark(mark(action), "tf-mark-small"), name, words);
        row.getStyleClass().add("tf-drawer-row");
        if (result == null) {
            double fraction = action.fractionProperty().get();
            row.getChildren().add(new ProgressBar(fraction < 0 ? ProgressBar.INDETERMINATE_PROGRESS : fraction));
        } else if (!result.ok()) {
            var code = new Label(result.code());
            code.getStyleClass().add("tf-mono");
            code.setMinWidth(Region.USE_PREF_SIZE);
            row.getChildren().add(code);
        }
        var time = new Label(texts.seconds(action.elapsedProperty().get().toMillis() / 1000.0));
        time.getStyleClass().add("tf-mono");
        time.setMinWidth(Region.USE_PREF_SIZE);
        row.getChildren().add(time);
        buttons(row, action, result);
        return row;
    }

    private void buttons(HBox row, LiveAction action, @Nullable ActionResult result) {
        if (result == null) {
            row.getChildren().add(button("window.cancel", action::cancel));
            return;
        }
        row.getChildren().add(button("window.copy_details", () -> desk.copy(Details.of(result, texts))));
        if (action.repeatable()) {
            row.getChildren().add(button("window.try_again", action::repeat));
        }
    }

    private Button button(String key, Runnable run) {
        var button = new Button(texts.t(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> run.run());
        return button;
    }

    private String words(LiveAction action, @Nullable ActionResult result) {
        Progress newest = action.progressProperty().get();
        return result != null ? texts.render(result.text()) : newest == null ? "" : texts.render(newest.text());
    }

    private static Mark mark(LiveAction action) {
        ActionState state = action.stateProperty().get();
        return switch (state) {
            case SUCCEEDED -> Mark.VALID;
            case FAILED -> Mark.FAILED;
            case CANCELLED -> Mark.UNFINISHED;
            case CREATED, QUEUED, RUNNING -> Mark.STARTING;
        };
    }
}
