package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.compare.OrderPlot;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;

/// The order in A (to the right) against the order in B (down): a match is the diagonal. One image of
/// cells, so that a million entities cost as much as a thousand. The figures and the distances beside it
/// are its text twin.
final class PlotView extends Region {
    private static final double LEFT = 56;
    private static final double TOP = 24;
    private static final double EDGE = 12;
    /// A moved entity is drawn this large: it must be seen among a million.
    private static final double DOT = 3;

    private final Theme theme;
    private final UiTexts texts;
    private final OrderPlot plot;
    private final Canvas canvas = new Canvas();

    PlotView(Theme theme, UiTexts texts, OrderPlot plot) {
        this.theme = theme;
        this.texts = texts;
        this.plot = plot;
        canvas.setManaged(false);
        getChildren().add(canvas);
        setMinSize(200, 180);
        setAccessibleText(texts.t("facts.plot"));
        theme.revision().subscribe(_ -> requestLayout());
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(Math.floor(getWidth()));
        canvas.setHeight(Math.floor(getHeight()));
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        double left = theme.px(LEFT);
        double top = theme.px(TOP);
        double side = Math.floor(
                Math.min(canvas.getWidth() - left - theme.px(EDGE), canvas.getHeight() - top - theme.px(EDGE)));
        if (side < 40) {
            return;
        }
        g.setFill(theme.color("-color-bg-inset"));
        g.fillRect(left, top, side, side);
        axes(g, left, top, side);
        cells(g, left, top, side);
        g.setStroke(theme.color("-color-border-default"));
        g.strokeRect(left + 0.5, top + 0.5, side - 1, side - 1);
    }

    private void axes(GraphicsContext g, double left, double top, double side) {
        g.setFont(theme.mono(11, false));
        for (int quarter = 0; quarter <= 4; quarter++) {
            double at = Math.floor(side * quarter / 4);
            if (quarter > 0 && quarter < 4) {
                g.setStroke(theme.color("-tf-chartgrid"));
                g.strokeLine(left + at + 0.5, top, left + at + 0.5, top + side);
                g.strokeLine(left, top + at + 0.5, left + side, top + at + 0.5);
            }
            g.setFill(theme.color("-tf-axis"));
            if (quarter % 2 == 0) {
                g.setTextBaseline(VPos.BOTTOM);
                g.setTextAlign(
                        quarter == 0 ? TextAlignment.LEFT : quarter == 4 ? TextAlignment.RIGHT : TextAlignment.CENTER);
                g.fillText(text("A ", plot.sizeA(), quarter), left + at, top - 4);
                g.setTextAlign(TextAlignment.RIGHT);
                g.setTextBaseline(quarter == 0 ? VPos.TOP : quarter == 4 ? VPos.BOTTOM : VPos.CENTER);
                g.fillText(text("B ", plot.sizeB(), quarter), left - 6, top + at);
            }
        }
    }

    private String text(String side, int size, int quarter) {
        return (quarter == 0 ? side : "") + texts.number((long) size * quarter / 4);
    }

    private void cells(GraphicsContext g, double left, double top, double side) {
        double cell = side / plot.side();
        g.setImageSmoothing(false);
        g.drawImage(kept(), left, top, side, side);
        g.setFill(theme.color("-tf-moved-line"));
        double dot = Math.max(theme.px(DOT), cell);
        for (int i = 0; i < plot.moved().length; i++) {
            if (plot.moved()[i] > 0) {
                double x = left + (i % plot.side() + 0.5) * cell;
                int row = i / plot.side();
                double y = top + (row + 0.5) * cell;
                g.fillRect(Math.rint(x - dot / 2.0), Math.rint(y - dot / 2.0), dot, dot);
            }
        }
    }

    /// What kept its order. At least as thick as two cells, or a match would be a hair.
    private WritableImage kept() {
        int side = plot.side();
        var image = new WritableImage(side, side);
        PixelWriter pixels = image.getPixelWriter();
        Color colour = theme.color("-color-fg-muted");
        for (int i = 0; i < plot.kept().length; i++) {
            if (plot.kept()[i] > 0) {
                int x = i % side;
                int y = i / side;
                pixels.setColor(x, y, colour);
                pixels.setColor(Math.min(side - 1, x + 1), y, colour);
            }
        }
        return image;
    }

    @Override
    protected double computePrefWidth(double height) {
        return theme.px(420);
    }

    @Override
    protected double computePrefHeight(double width) {
        return theme.px(380);
    }
}
