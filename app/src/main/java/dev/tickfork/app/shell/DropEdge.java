package dev.tickfork.app.shell;

import dev.tickfork.app.ui.UiTexts;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.StackPane;

/// Lights the edge of the window while something is dragged over it, and says what dropping it will do.
final class DropEdge extends StackPane {
    private final OpenPath opener;
    private final UiTexts texts;
    private final Label words = new Label();

    DropEdge(OpenPath opener, UiTexts texts) {
        this.opener = opener;
        this.texts = texts;
        getStyleClass().add("tf-drop-edge");
        getChildren().add(words);
        setMouseTransparent(true);
        setVisible(false);
    }

    void over(Node window) {
        window.addEventHandler(DragEvent.DRAG_OVER, this::drag);
        window.addEventHandler(DragEvent.DRAG_EXITED, _ -> setVisible(false));
        window.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            setVisible(false);
            event.setDropCompleted(opener.drop(paths(event)));
            event.consume();
        });
    }

    private void drag(DragEvent event) {
        String key = opener.promise(paths(event));
        if (!key.isEmpty() && event.getGestureSource() == null) {
            event.acceptTransferModes(TransferMode.COPY);
            words.setText(texts.t(key));
            setVisible(true);
            event.consume();
        }
    }

    private static List<Path> paths(DragEvent event) {
        return event.getDragboard().hasFiles()
                ? event.getDragboard().getFiles().stream().map(File::toPath).toList()
                : List.of();
    }
}
