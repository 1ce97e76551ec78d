package dev.tickfork.app.ui;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// What stands where content will be: one sentence, one button. For empty, loading, filtered to none, and failed.
public final class EmptyState extends VBox {
    /// @param picture an icon or a mark
    /// @param title   what is so, in a few words
    /// @param text    what to do about it; empty for nothing more
    /// @param action  the verb of the button; empty for no button
    public EmptyState(Node picture, String title, String text, String action, @Nullable Runnable run) {
        getStyleClass().add("tf-empty");
        var heading = new Label(title);
        heading.getStyleClass().add("tf-empty-title");
        heading.setWrapText(true);
        getChildren().addAll(picture, heading);
        if (!text.isEmpty()) {
            var words = new Label(text);
            words.getStyleClass().add("tf-empty-text");
            words.setWrapText(true);
            words.setMaxWidth(560);
            getChildren().add(words);
        }
        if (!action.isEmpty() && run != null) {
            var button = new Button(action);
            button.setOnAction(_ -> run.run());
            getChildren().add(button);
        }
    }

    /// The same with a failure's code below the text, in mono.
    public EmptyState code(String code) {
        var label = new Label(code);
        label.getStyleClass().add("tf-empty-code");
        getChildren().add(Math.min(3, getChildren().size()), label);
        return this;
    }

    /// Makes the button the page's one primary button.
    public EmptyState primary() {
        for (Node child : getChildren()) {
            if (child instanceof Button button) {
                button.getStyleClass().add("accent");
                button.setDefaultButton(false);
            }
        }
        return this;
    }
}
