package dev.tickfork.app.ui;

import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;

/// One [Mark] as a node; its size and colour come from the stylesheet (`tf-mark`, `tf-mark-small`, `tf-mark-large`).
public final class StateMark extends Region {
    private static final double SIDE = 16;

    private final SVGPath shape = new SVGPath();
    private final Scale scale = new Scale(1, 1, 0, 0);
    private Mark mark;

    public StateMark(Mark mark, String... classes) {
        this.mark = mark;
        shape.getTransforms().add(scale);
        shape.setManaged(false);
        getChildren().add(shape);
        getStyleClass().addAll(classes);
        setMouseTransparent(true);
        mark(mark);
    }

    /// Shows another mark in the same place.
    public void mark(Mark next) {
        getStyleClass().removeAll("tf-mark", "tf-mark-" + mark.style());
        mark = next;
        getStyleClass().addAll("tf-mark", "tf-mark-" + next.style());
        shape.setContent(next.path());
        shape.getStyleClass().setAll(next.solid() ? "solid" : "line");
        if (next.dashed()) {
            shape.getStyleClass().add("dashed");
        }
    }

    public Mark mark() {
        return mark;
    }

    @Override
    protected void layoutChildren() {
        double factor = Math.min(getWidth(), getHeight()) / SIDE;
        scale.setX(factor);
        scale.setY(factor);
        shape.setLayoutX((getWidth() - SIDE * factor) / 2);
        shape.setLayoutY((getHeight() - SIDE * factor) / 2);
    }
}
