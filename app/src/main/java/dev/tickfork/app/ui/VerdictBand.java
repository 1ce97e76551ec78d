package dev.tickfork.app.ui;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The band that says what came out: a stamp (shape, word, note), then whatever tells what was compared. The same on
/// every page. Announced when it changes.
public final class VerdictBand extends HBox {
    private final HBox stamp = new HBox();
    private final Label word = new Label();
    private final Label note = new Label();
    private String style = "";

    public VerdictBand() {
        getStyleClass().add("tf-band");
        stamp.getStyleClass().add("stamp");
        word.getStyleClass().add("word");
        note.getStyleClass().add("note");
        setFocusTraversable(true);
    }

    /// @param mark    MATCH, MISMATCH, UNVERIFIED, EMPTY or FAILED
    /// @param verdict the word, as the language writes it
    /// @param detail  the line below the word; empty for none
    /// @param rest    what stands right of the stamp; the last grows
    public void show(Mark mark, String verdict, String detail, Node... rest) {
        stamp(verdict, detail, mark.style());
        stamp.getChildren().addFirst(new StateMark(mark, "tf-mark-large", onFill(mark) ? "tf-mark-on-fill" : "open"));
        fill(rest);
    }

    /// Grey: nothing is known yet.
    public void waiting(String words, Node... rest) {
        stamp(words, "", "waiting");
        fill(rest);
    }

    private void stamp(String verdict, String detail, String nextStyle) {
        getStyleClass().remove(style);
        style = nextStyle;
        getStyleClass().add(style);
        word.setText(verdict);
        note.setText(detail);
        note.setManaged(!detail.isEmpty());
        note.setVisible(!detail.isEmpty());
        var words = new VBox(word, note);
        words.getStyleClass().addAll("text-box", "tf-centre-left");
        stamp.getChildren().setAll(words);
        setAccessibleText(detail.isEmpty() ? verdict : verdict + ", " + detail);
    }

    private void fill(Node... rest) {
        getChildren().setAll(stamp);
        getChildren().addAll(rest);
        if (rest.length > 0) {
            setHgrow(rest[rest.length - 1], Priority.ALWAYS);
        }
    }

    /// One sentence for the right of the stamp.
    public static Label sentence(String text) {
        var label = new Label(text);
        label.getStyleClass().add("sentence");
        label.setWrapText(true);
        label.setMaxHeight(Double.MAX_VALUE);
        return label;
    }

    private static boolean onFill(Mark mark) {
        return mark == Mark.MATCH || mark == Mark.MISMATCH || mark == Mark.FAILED;
    }
}
