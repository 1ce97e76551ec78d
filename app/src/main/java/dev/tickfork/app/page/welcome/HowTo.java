package dev.tickfork.app.page.welcome;

import dev.tickfork.app.ui.Desk;
import dev.tickfork.app.ui.UiTexts;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// How to connect one's own game: the mod, the ports, the properties. Lies over the page until it is closed.
final class HowTo extends StackPane {
    private static final int STEPS = 4;
    private static final String PROPERTIES = "-Dmcagent.serverPort=25581 -Dmcagent.serverDir=mc-agent-server";

    HowTo(WelcomePageModel model, UiTexts texts, Desk desk) {
        getStyleClass().add("tf-how");
        var title = new Label(texts.t("welcome.how_title"));
        title.getStyleClass().add("tf-page-title");
        var steps = new VBox();
        steps.getStyleClass().add("tf-column");
        for (int i = 1; i <= STEPS; i++) {
            var number = new Label(String.valueOf(i));
            number.getStyleClass().addAll("tf-mono", "tf-bold");
            number.setMinWidth(USE_PREF_SIZE);
            var words = new Label(texts.t("welcome.how." + i));
            words.setWrapText(true);
            words.setMinHeight(USE_PREF_SIZE);
            var row = new HBox(number, words);
            row.getStyleClass().addAll("tf-row", "tf-wide");
            row.setAlignment(Pos.TOP_LEFT);
            steps.getChildren().add(row);
        }
        var properties = new Label(PROPERTIES);
        properties.getStyleClass().addAll("tf-mono", "tf-small", "tf-how-code");
        properties.setWrapText(true);
        properties.setMinHeight(USE_PREF_SIZE);
        var copy = new Button(texts.t("welcome.how_copy"));
        copy.setOnAction(_ -> desk.copy(PROPERTIES));
        var close = new Button(texts.t("window.close"));
        close.getStyleClass().add("accent");
        close.setOnAction(_ -> model.howProperty().set(false));
        var buttons = new HBox(copy, close);
        buttons.getStyleClass().add("tf-row");
        var sheet = new VBox(title, steps, properties, buttons);
        sheet.getStyleClass().addAll("tf-dialog", "tf-sheet");
        sheet.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        getChildren().add(sheet);
    }
}
