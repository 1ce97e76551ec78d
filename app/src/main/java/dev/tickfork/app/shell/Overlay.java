package dev.tickfork.app.shell;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// Lies over the window while something asks for an answer; what is below is dimmed and gets no clicks. A
/// click beside the sheet closes it, and the focus goes back to where it was.
final class Overlay extends StackPane {
    private @Nullable Node before;

    Overlay() {
        getStyleClass().add("tf-overlay");
        setAlignment(Pos.CENTER);
        setVisible(false);
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getTarget() == this) {
                hide();
            }
        });
    }

    void show(Node sheet) {
        if (!isVisible() && getScene() != null) {
            before = getScene().getFocusOwner();
        }
        getChildren().setAll(sheet);
        setVisible(true);
        if (sheet instanceof Parent parent) {
            focusFirst(parent);
        }
    }

    private static boolean focusFirst(Parent parent) {
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (child instanceof Control control && control.isFocusTraversable() && control.isVisible()) {
                control.requestFocus();
                return true;
            }
            if (child instanceof Parent inner && focusFirst(inner)) {
                return true;
            }
        }
        return false;
    }

    boolean isShown() {
        return isVisible();
    }

    void hide() {
        setVisible(false);
        getChildren().clear();
        if (before != null) {
            before.requestFocus();
            before = null;
        }
    }
}
