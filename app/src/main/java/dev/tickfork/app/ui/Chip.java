package dev.tickfork.app.ui;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// A small framed word with a mark: a state or a verdict in a table, a card or a header.
public final class Chip extends HBox {
    private final Label label = new Label();
    private String style = "";

    /// @param mark  null for a word alone
    /// @param style `match`, `mismatch`, `unverified`, `empty`, `failed`, `valid`, `issues`, `frozen`, `moved`,
    ///     `dashed`, or empty for a plain one
    public Chip(@Nullable Mark mark, String text, String style) {
        getStyleClass().add("tf-chip");
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        label.setMinWidth(Region.USE_PREF_SIZE);
        show(mark, text, style);
    }

    /// A chip whose look is that of its mark.
    public static Chip of(Mark mark, String text) {
        return new Chip(mark, text, mark.style());
    }

    /// Shows something else in the same place.
    public void show(@Nullable Mark next, String text, String nextStyle) {
        getStyleClass().removeAll(style, "verdict");
        style = nextStyle;
        if (!style.isEmpty()) {
            getStyleClass().add(style);
        }
        if (next != null && next.verdict()) {
            getStyleClass().add("verdict");
        }
        label.setText(text);
        getChildren().setAll(label);
        if (next != null) {
            getChildren().addFirst(new StateMark(next, "tf-mark-small"));
        }
        setAccessibleText(text);
    }

    public String text() {
        return label.getText();
    }
}
