package dev.tickfork.app.shell;

import dev.tickfork.app.ui.Command;
import dev.tickfork.app.ui.UiTexts;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/// The map of all keys that hold here and now, from the commands themselves.
final class KeysSheet extends VBox {
    KeysSheet(List<Command> commands, UiTexts texts, Runnable close) {
        getStyleClass().addAll("tf-dialog", "tf-sheet");
        setId("keys-sheet");
        setMaxHeight(USE_PREF_SIZE);
        var title = new Label(texts.t("window.keys"));
        title.getStyleClass().add("tf-page-title");
        var grid = new GridPane();
        grid.setHgap(16);
        grid.setVgap(6);
        int n = 0;
        List<Command> keyed =
                commands.stream().filter(command -> command.key() != null).toList();
        int half = (keyed.size() + 1) / 2;
        for (Command command : keyed) {
            var key = new Label(KeyNames.of(command.key()));
            key.getStyleClass().add("tf-key");
            grid.add(key, n / half * 2, n % half);
            grid.add(new Label(texts.t(command.titleKey())), n / half * 2 + 1, n % half);
            n++;
        }
        var shut = new Button(texts.t("window.close"));
        shut.setOnAction(_ -> close.run());
        getChildren().addAll(title, grid, shut);
    }
}
