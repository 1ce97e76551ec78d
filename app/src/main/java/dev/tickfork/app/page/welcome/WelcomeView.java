package dev.tickfork.app.page.welcome;

import dev.tickfork.app.ui.OrderStrip;
import dev.tickfork.app.ui.Segments;
import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.app.ui.Workbench;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The first page, drawn to fit a window of 1280 without scrolling.
final class WelcomeView extends StackPane {
    private final Workbench workbench;
    private final UiTexts texts;

    WelcomeView(WelcomePageModel model, Workbench workbench) {
        this.workbench = workbench;
        this.texts = workbench.texts();
        var doors = new Doors(model, workbench);
        var body = new VBox(head(), doors, lists(model), foot());
        body.getStyleClass().add("tf-welcome");
        body.setMaxWidth(workbench.theme().px(1104));
        var middle = new StackPane(body);
        middle.setAlignment(Pos.TOP_CENTER);
        middle.getStyleClass().add("tf-welcome-middle");
        var scroll = new ScrollPane(middle);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.getStyleClass().add("edge-to-edge");
        getChildren().add(scroll);
        var how = new HowTo(model, texts, workbench.desk());
        how.visibleProperty().bind(model.howProperty());
        getChildren().add(how);
    }

    private Node head() {
        var title = new Label(texts.t("welcome.headline"));
        title.getStyleClass().add("tf-headline");
        if (texts.chinese()) {
            title.getStyleClass().add("tf-cjk");
        }
        var lead = new Label(texts.t("welcome.lead"));
        lead.getStyleClass().add("tf-lead");
        lead.setWrapText(true);
        var strip = new OrderStrip(workbench.theme(), 10);
        int[] order = DemoOrder.slots();
        strip.show(order.length, i -> order[i]);
        strip.setAccessibleText(texts.t("welcome.strip"));
        var left = caption(texts.t("welcome.strip"));
        var right = caption(texts.t("welcome.strip_size", order.length));
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var box = new VBox(title, lead, strip, new HBox(left, space, right));
        box.getStyleClass().add("tf-welcome-head");
        return box;
    }

    static Label caption(String text) {
        var label = new Label(text);
        label.getStyleClass().addAll("tf-caption", "tf-muted");
        return label;
    }

    private Node lists(WelcomePageModel model) {
        var grid = new GridPane();
        grid.getStyleClass().add("tf-welcome-lists");
        for (int i = 0; i < 2; i++) {
            var column = new ColumnConstraints();
            column.setPercentWidth(50);
            grid.getColumnConstraints().add(column);
        }
        grid.add(new RecentList(workbench), 0, 0);
        grid.add(new ComputerList(model, workbench), 1, 0);
        VBox.setVgrow(grid, Priority.ALWAYS);
        return grid;
    }

    private Node foot() {
        var privacy = new Label(texts.t("welcome.privacy", shortHome()));
        privacy.getStyleClass().addAll("tf-muted", "tf-small");
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        var language = new Segments<>(
                        List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE), List.of("English", "简体中文"), texts::language)
                .select(texts.localeProperty().get());
        Theme theme = workbench.theme();
        var look = new Segments<>(
                        List.of(Theme.Mode.values()),
                        List.of(texts.t("settings.system"), texts.t("settings.light"), texts.t("settings.dark")),
                        mode -> theme.modeProperty().set(mode))
                .select(theme.modeProperty().get());
        var row = new HBox(privacy, space, named("settings.language"), language, named("settings.theme"), look);
        row.getStyleClass().addAll("tf-row", "tf-welcome-foot");
        return row;
    }

    private Label named(String key) {
        var label = new Label(texts.t(key));
        label.getStyleClass().addAll("tf-muted", "tf-small");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private String shortHome() {
        String user = System.getProperty("user.home", "");
        String home = workbench.home().toString();
        return !user.isEmpty() && home.startsWith(user) ? "~" + home.substring(user.length()) : home;
    }
}
