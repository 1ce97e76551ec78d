package dev.tickfork.app.page.welcome;

import dev.tickfork.app.page.welcome.WelcomePageModel.Found;
import dev.tickfork.app.page.welcome.WelcomePageModel.Kind;
import dev.tickfork.app.page.welcome.WelcomePageModel.Line;
import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.Target;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// What answers on this computer; looks again every two seconds while it is in view.
final class ComputerList extends VBox {
    private static final Duration EVERY = Duration.seconds(2);

    private final Workbench workbench;
    private final UiTexts texts;
    private final VBox rows = new VBox();
    private final ChangeListener<Found> changed = (_, _, found) -> fill(found);

    ComputerList(WelcomePageModel model, Workbench workbench) {
        this.workbench = workbench;
        this.texts = workbench.texts();
        var title = new Label(texts.t("welcome.computer"));
        title.getStyleClass().add("tf-bold");
        var again = new Label(texts.t("welcome.looking"));
        again.getStyleClass().addAll("tf-muted", "tf-small");
        var head = new HBox(title, new StateMark(Mark.STARTING, "tf-mark-small"), again);
        head.getStyleClass().addAll("tf-row", "tf-line-below", "tf-welcome-list-head");
        getChildren().addAll(head, rows);
        fill(model.foundProperty().get());
        model.foundProperty().addListener(new WeakChangeListener<>(changed));
        var looks = new Timeline(new KeyFrame(EVERY, _ -> model.look()));
        looks.setCycleCount(Animation.INDEFINITE);
        sceneProperty().addListener((_, _, scene) -> {
            if (scene == null || scene.getWindow() == null) {
                looks.stop(); // a view out of the window must not keep looking
            } else {
                looks.play();
            }
        });
    }

    private void fill(Found found) {
        rows.getChildren().clear();
        for (Line line : found.lines()) {
            rows.getChildren().add(row(line));
        }
        if (found.lines().stream().noneMatch(line -> line.kind() != Kind.STALE)) {
            rows.getChildren()
                    .addFirst(plain(
                            Mark.UNFINISHED,
                            texts.t("welcome.ports"),
                            texts.t(found.looked() ? "welcome.nothing_answers" : "welcome.first_look")));
        }
    }

    private HBox row(Line line) {
        if (line.kind() == Kind.STALE) {
            return plain(Mark.ISSUES, line.name(), texts.t("welcome.stale"));
        }
        boolean server = line.kind() == Kind.RUNS;
        HBox row = plain(
                server ? Mark.READY : Mark.UNFINISHED,
                line.name() + "  " + line.address(),
                texts.t(server ? "welcome.server" : "welcome.client"));
        var look = new Button(texts.t("welcome.look_at_it"));
        look.getStyleClass().add("tf-small-button");
        look.setMinWidth(USE_PREF_SIZE);
        look.setOnAction(_ -> workbench.go(Target.of("instances", "address", line.address())));
        if (workbench.has("instances")) {
            row.getChildren().add(look);
        }
        return row;
    }

    private static HBox plain(Mark mark, String name, String state) {
        var label = new Label(name);
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var detail = new Label(state);
        detail.getStyleClass().addAll("tf-muted", "tf-small");
        detail.setMinWidth(USE_PREF_SIZE);
        var row = new HBox(new StateMark(mark), label, space, detail);
        row.getStyleClass().addAll("tf-row", "tf-line-below", "tf-welcome-line");
        return row;
    }
}
