package dev.tickfork.app.ui;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Scale;

/// The shape and colour of an entity type, 10 px. One node can be shown another type, for cells that are used again.
public final class TypeSwatch extends Region {
    private static final double SIDE = 10;

    private final SVGPath shape = new SVGPath();
    private final Scale scale = new Scale(1, 1, 0, 0);

    public TypeSwatch() {
        shape.getTransforms().add(scale);
        shape.setManaged(false);
        getChildren().add(shape);
        getStyleClass().add("tf-swatch");
        setMouseTransparent(true);
    }

    public TypeSwatch(TypeColours types, String typeId) {
        this();
        show(types.kind(typeId), types.color(typeId));
    }

    /// @param fill from [TypeColours]; pass the snapshot's slot colour where there is one
    public void show(TypeKind kind, Paint fill) {
        shape.setContent(path(kind));
        shape.setFill(fill);
    }

    static String path(TypeKind kind) {
        return switch (kind) {
            case CREATURE -> "M9.4 5A4.4 4.4 0 1 1 .6 5A4.4 4.4 0 1 1 9.4 5z";
            case VEHICLE -> "M2 1h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1z";
            case ANIMAL -> "M5 .6L9.7 9H.3z";
            case PERSON -> "M5 .4L9.6 5 5 9.6.4 5z";
            case THING -> "M3 .9h4L9.6 5 7 9.1H3L.4 5z";
            case OTHER -> "M3.4 .8h3.2v2.6h2.6v3.2H6.6v2.6H3.4V6.6H.8V3.4h2.6z";
        };
    }

    /// The same shape on a canvas, in a square of `size` about `x`, `y`.
    public static void paint(GraphicsContext g, TypeKind kind, Paint fill, double x, double y, double size) {
        double r = size / 2;
        g.setFill(fill);
        switch (kind) {
            case CREATURE -> g.fillOval(x - r, y - r, size, size);
            case VEHICLE -> g.fillRect(x - r, y - r, size, size);
            case ANIMAL -> g.fillPolygon(new double[] {x, x + r, x - r}, new double[] {y - r, y + r, y + r}, 3);
            case PERSON -> g.fillPolygon(new double[] {x, x + r, x, x - r}, new double[] {y - r, y, y + r, y}, 4);
            case THING ->
                g.fillPolygon(
                        new double[] {x - r / 2, x + r / 2, x + r, x + r / 2, x - r / 2, x - r},
                        new double[] {y - r, y - r, y, y + r, y + r, y},
                        6);
            case OTHER -> {
                g.fillRect(x - r, y - r / 3, size, size / 3);
                g.fillRect(x - r / 3, y - r, size / 3, size);
            }
        }
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
