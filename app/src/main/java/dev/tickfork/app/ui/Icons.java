package dev.tickfork.app.ui;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// Icons of 16 px in the colour of text; always beside a word, but for close, more and copy.
public final class Icons {
    private Icons() {}

    /// @param classes further style classes, `tf-icon-muted` for one
    public static FontIcon of(Ikon icon, String... classes) {
        var node = new FontIcon(icon);
        node.getStyleClass().add("tf-icon");
        node.getStyleClass().addAll(classes);
        return node;
    }

    /// A flat button that is an icon only; `words` are read to who cannot see it, and shown after a while.
    public static Button button(Ikon icon, String words, Runnable run) {
        var button = new Button();
        button.setGraphic(of(icon));
        button.getStyleClass().addAll("button-icon", "flat", "tf-icon-button");
        button.setAccessibleText(words);
        button.setTooltip(new Tooltip(words));
        button.setOnAction(_ -> run.run());
        return button;
    }
}
