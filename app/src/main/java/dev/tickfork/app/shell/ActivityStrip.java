package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.action.Progress;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// One line at the foot of the window for the newest running action.
final class ActivityStrip extends HBox {
    private final Activity activity;
    private final UiTexts texts;
    private final StateMark mark = new StateMark(Mark.VALID, "tf-mark-small");
    private final Label name = new Label();
    private final Label phase = new Label();
    private final ProgressBar bar = new ProgressBar();
    private final Label share = new Label();
    private final Label more = new Label();
    private final Label finished = new Label();
    private final Button cancel;

    /// @param drawer opens and closes the list of all
    ActivityStrip(Activity activity, UiTexts texts, Runnable drawer) {
        this.activity = activity;
        this.texts = texts;
        getStyleClass().add("tf-strip-bar");
        cancel = new Button(texts.t("window.cancel"));
        cancel.setId("strip-cancel");
        cancel.setOnAction(_ -> activity.running().stream().findFirst().ifPresent(LiveAction::cancel));
        phase.getStyleClass().add("tf-muted");
        more.getStyleClass().add("tf-muted");
        finished.getStyleClass().add("tf-muted");
        share.getStyleClass().add("tf-mono");
        var space = new Region();
        setHgrow(space, Priority.ALWAYS);
        var key = new Button("Ctrl J");
        key.getStyleClass().add("tf-key");
        key.setAccessibleText(texts.t("window.activity"));
        key.setId("strip-drawer");
        key.setOnAction(_ -> drawer.run());
        getChildren().addAll(mark, name, phase, bar, share, more, cancel, space, finished, key);
        refresh();
    }

    /// Brings the line up to now.
    void refresh() {
        List<LiveAction> running = activity.running();
        boolean busy = !running.isEmpty();
        for (Region part : List.of(phase, bar, share, cancel)) {
            part.setVisible(busy);
            part.setManaged(busy);
        }
        mark.mark(busy ? Mark.STARTING : Mark.VALID);
        mark.setVisible(busy || !activity.items().isEmpty());
        mark.setManaged(mark.isVisible());
        more.setText(running.size() > 1 ? "+" + (running.size() - 1) : "");
        long today = activity.items().stream()
                .filter(action -> !action.running())
                .filter(action -> LocalDate.ofInstant(action.started(), ZoneId.systemDefault())
                        .equals(LocalDate.now(ZoneId.systemDefault())))
                .count();
        finished.setText(today == 0 ? "" : texts.t("window.finished_today", today));
        if (busy) {
            show(running.getFirst());
        } else {
            name.setText(texts.t("window.nothing_runs"));
        }
    }

    private void show(LiveAction action) {
        name.setText(ActionNames.of(action.title(), texts));
        Progress newest = action.progressProperty().get();
        phase.setText(newest == null ? "" : texts.render(newest.text()));
        double fraction = action.fractionProperty().get();
        bar.setProgress(fraction < 0 ? ProgressBar.INDETERMINATE_PROGRESS : fraction);
        String elapsed = texts.seconds(action.elapsedProperty().get().toMillis() / 1000.0);
        share.setText(fraction < 0 ? elapsed : Math.round(fraction * 100) + " %  " + elapsed);
    }
}
