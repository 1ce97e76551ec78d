package dev.tickfork.app.page.timeline;

import dev.tickfork.app.ui.Theme;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.compare.Timeline;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;

/// What kept its order between two strips, as ribbons, and what moved, as threads. The words beside it are
/// its text twin.
final class Ribbons extends Region {
    private static final double HEIGHT = 46;
    private static final double THREAD = 1.4;
    private static final double STRENGTH = 0.7;
    /// Beyond so many threads none could be followed.
    private static final int MOST_THREADS = 300;

    private final Theme theme;
    private final Timeline.Picture picture;
    private final int longest;
    private final Canvas canvas = new Canvas();

    Ribbons(Theme theme, Timeline.Picture picture, int longest) {
        this.theme = theme;
        this.picture = picture;
        this.longest = longest;
        canvas.setManaged(false);
        getChildren().add(canvas);
        setCursor(Cursor.HAND);
        theme.revision().subscribe(_ -> requestLayout());
    }

    @Override
    protected double computePrefHeight(double width) {
        return theme.px(HEIGHT);
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.ceil(getHeight());
        canvas.setWidth(width);
        canvas.setHeight(height);
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, width, height);
        double unit = width / longest;
        g.setFill(theme.color("-tf-ribbon"));
        for (OrderDiff.Run run : picture.runs()) {
            double a = run.a() * unit;
            double b = run.b() * unit;
            double length = Math.max(0.5, run.length() * unit);
            g.fillPolygon(new double[] {a, a + length, b + length, b}, new double[] {0, 0, height, height}, 4);
        }
        g.setStroke(theme.color("-tf-moved-line"));
        g.setLineWidth(theme.px(THREAD));
        g.setGlobalAlpha(STRENGTH);
        picture.moves().stream().limit(MOST_THREADS).forEach(move -> thread(g, move, unit, height));
        g.setGlobalAlpha(1);
    }

    private static void thread(GraphicsContext g, OrderDiff.Place move, double unit, double height) {
        double a = (move.from() + 0.5) * unit;
        double b = (move.to() + 0.5) * unit;
        g.beginPath();
        g.moveTo(a, 0);
        g.bezierCurveTo(a, height / 2, b, height / 2, b, height);
        g.stroke();
    }
}
