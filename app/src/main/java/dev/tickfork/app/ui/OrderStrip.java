package dev.tickfork.app.ui;

import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

/// All entities of a snapshot in tick order as one bar, one stripe each, coloured by type at 62 % strength
/// so that marks win. More entities than pixels become shares of a column. Has no marks of its own; they
/// are drawn over it.
public final class OrderStrip extends Region {
    /// Which colour slot stands at a place of the order.
    @FunctionalInterface
    public interface Slots {
        int at(int order);
    }

    /// How strong the stripes are against the background.
    public static final double STRENGTH = 0.62;

    private final Theme theme;
    private final Canvas canvas = new Canvas();
    private int size;
    private Slots slots = _ -> 0;

    /// @param theme asked for colours, watched for changes
    /// @param height in px of 100 %: 8 in cards, 10 on Welcome, 40 on the stage
    public OrderStrip(Theme theme, double height) {
        this.theme = theme;
        getStyleClass().add("tf-strip");
        canvas.setManaged(false);
        getChildren().add(canvas);
        prefHeightProperty().bind(theme.revision().map(_ -> theme.px(height)));
        setMinHeight(USE_PREF_SIZE);
        setMaxHeight(USE_PREF_SIZE);
        theme.revision().subscribe(_ -> requestLayout());
    }

    /// Shows `entities` stripes; asks `slot` for each, at once and again when it is drawn anew, so it must be quick.
    public void show(int entities, Slots slot) {
        size = entities;
        slots = slot;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double width = Math.max(0, Math.floor(getWidth()));
        double height = Math.max(0, Math.floor(getHeight()));
        canvas.setWidth(width);
        canvas.setHeight(height);
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, width, height);
        if (size == 0 || width < 1 || height < 1) {
            g.setStroke(theme.color("-color-border-default"));
            g.strokeRect(0.5, 0.5, Math.max(0, width - 1), Math.max(0, height - 1));
            return;
        }
        g.setImageSmoothing(false);
        g.drawImage(line((int) width), 0, 0, width, height);
    }

    /// One row of pixels, stretched to the height when it is drawn: cheap for a million entities, too.
    private WritableImage line(int width) {
        var image = new WritableImage(width, 1);
        PixelWriter pixels = image.getPixelWriter();
        Color ground = theme.color("-color-bg-default");
        var colours = new Color[TypeColours.SLOTS];
        for (int i = 0; i < colours.length; i++) {
            colours[i] = ground.interpolate(theme.types().color(i), STRENGTH);
        }
        for (int x = 0; x < width; x++) {
            pixels.setColor(x, 0, column(x, width, colours));
        }
        return image;
    }

    /// The mean colour of the entities under one pixel column.
    private Color column(int x, int width, Color[] colours) {
        int from = (int) ((long) x * size / width);
        int to = Math.max(from + 1, (int) ((long) (x + 1) * size / width));
        double red = 0;
        double green = 0;
        double blue = 0;
        for (int i = from; i < to; i++) {
            Color colour = colours[Math.floorMod(slots.at(i), colours.length)];
            red += colour.getRed();
            green += colour.getGreen();
            blue += colour.getBlue();
        }
        int n = to - from;
        return Color.color(red / n, green / n, blue / n);
    }
}
