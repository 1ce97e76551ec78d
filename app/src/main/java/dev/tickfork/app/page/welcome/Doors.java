package dev.tickfork.app.page.welcome;

import dev.tickfork.app.ui.Mark;
import dev.tickfork.app.ui.OrderStrip;
import dev.tickfork.app.ui.StateMark;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The three ways in: look at a snapshot, start the demo world, connect a game. Only the demo's button is primary.
final class Doors extends GridPane {
    private static final int SHOWN = 60;

    private final WelcomePageModel model;
    private final Workbench workbench;
    private final UiTexts texts;

    Doors(WelcomePageModel model, Workbench workbench) {
        this.model = model;
        this.workbench = workbench;
        this.texts = workbench.texts();
        getStyleClass().add("tf-doors");
        for (int i = 0; i < 3; i++) {
            var column = new ColumnConstraints();
            column.setPercentWidth(100.0 / 3);
            getColumnConstraints().add(column);
        }
        add(snapshot(), 0, 0);
        add(demo(), 1, 0);
        add(connect(), 2, 0);
    }

    private Node snapshot() {
        var strip = strip(16);
        var from = WelcomeView.caption("0");
        var to = WelcomeView.caption("522");
        from.getStyleClass().add("tf-mono");
        to.getStyleClass().add("tf-mono");
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var drawing = new VBox(strip, new HBox(from, space, to));
        drawing.getStyleClass().add("tf-door-strip");
        var open = button("welcome.open", model::openFolder, "welcome-open");
        var sample = new Hyperlink(texts.t("welcome.open_sample"));
        sample.setId("welcome-sample");
        sample.setMinWidth(USE_PREF_SIZE);
        sample.setOnAction(_ -> model.openSample());
        return door(drawing, "welcome.look", open, sample);
    }

    private Node demo() {
        var start = button("welcome.start_demo", model::startDemo, "welcome-demo");
        start.getStyleClass().add("accent");
        start.disableProperty().bind(model.startingProperty());
        var hint = hint("welcome.demo_time");
        var stop = button("welcome.stop_demo", model::stopDemo, "welcome-demo-stop");
        stop.visibleProperty().bind(model.demoRunsProperty());
        stop.managedProperty().bind(model.demoRunsProperty());
        var word = new Label(texts.t("welcome.match"));
        var pill = new HBox(new StateMark(Mark.MATCH, "tf-mark-on-fill"), word);
        pill.getStyleClass().add("tf-door-pill");
        pill.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        var bars = new VBox(strip(14), new Region(), strip(14));
        bars.getStyleClass().addAll("tf-door-strip", "tf-door-pair");
        var card = door(new StackPane(bars, pill), "welcome.demo", start, stop, hint);
        card.getStyleClass().add("tf-door-first");
        return card;
    }

    private Node connect() {
        var show = button("welcome.show_how", () -> model.howProperty().set(true), "welcome-how");
        var game = box(texts.t("welcome.game"), ":25581");
        var line = new Region();
        line.getStyleClass().add("tf-door-line");
        HBox.setHgrow(line, Priority.ALWAYS);
        var drawing = new HBox(game, line, box("TickFork", ""));
        drawing.getStyleClass().addAll("tf-row", "tf-door-strip");
        return door(drawing, "welcome.connect", show, hint("welcome.connect_time"));
    }

    private static Node box(String name, String port) {
        var label = new Label(name);
        label.getStyleClass().addAll("tf-bold", "tf-caption");
        var box = new VBox(label);
        if (!port.isEmpty()) {
            var second = WelcomeView.caption(port);
            second.getStyleClass().add("tf-mono");
            box.getChildren().add(second);
        }
        box.getStyleClass().add("tf-door-box");
        box.setMinWidth(USE_PREF_SIZE);
        return box;
    }

    private OrderStrip strip(double height) {
        var strip = new OrderStrip(workbench.theme(), height);
        int[] order = DemoOrder.slots();
        strip.show(Math.min(SHOWN, order.length), i -> order[i]);
        return strip;
    }

    private Button button(String key, Runnable run, String id) {
        var button = new Button(texts.t(key));
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> run.run());
        return button;
    }

    private Label hint(String key) {
        var label = new Label(texts.t(key));
        label.getStyleClass().addAll("tf-muted", "tf-small");
        return label;
    }

    /// @param key of the title; `key.about` is the sentence
    private VBox door(Node drawing, String key, Node... buttons) {
        var picture = new StackPane(drawing);
        picture.getStyleClass().add("tf-door-picture");
        var title = new Label(texts.t(key));
        title.getStyleClass().add("tf-card-title");
        if (texts.chinese()) {
            title.getStyleClass().add("tf-cjk");
        }
        var about = new Label(texts.t(key + ".about"));
        about.getStyleClass().add("tf-muted");
        about.setWrapText(true);
        about.setMinHeight(USE_PREF_SIZE);
        var space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        var row = new HBox(buttons);
        row.getStyleClass().add("tf-row");
        var body = new VBox(title, about, space, row);
        body.getStyleClass().add("tf-door-body");
        VBox.setVgrow(body, Priority.ALWAYS);
        var card = new VBox(picture, body);
        card.getStyleClass().addAll("tf-card", "tf-door");
        return card;
    }
}
