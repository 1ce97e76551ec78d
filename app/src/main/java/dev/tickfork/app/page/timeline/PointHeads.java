package dev.tickfork.app.page.timeline;

import dev.tickfork.app.ui.Theme;
import dev.tickfork.bridge.compare.Timeline;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.text.TextAlignment;

/// The names of the snapshots above the count lines. Where they stand too close, only some of them are
/// written; the strips above name them all.
final class PointHeads extends Region {
    private static final double HEIGHT = 16;
    private static final double LETTER = 7;

    private final Theme theme;
    private final List<Timeline.Point> points;
    private final Canvas canvas = new Canvas();

    PointHeads(Theme theme, List<Timeline.Point> points) {
        this.theme = theme;
        this.points = points;
        canvas.setManaged(false);
        getChildren().add(canvas);
        theme.revision().subscribe(_ -> requestLayout());
    }

    @Override
    protected double computePrefHeight(double width) {
        return theme.px(HEIGHT);
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(Math.floor(getWidth()));
        canvas.setHeight(Math.floor(getHeight()));
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        g.setFont(theme.mono(11, false));
        g.setFill(theme.color("-tf-axis"));
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(VPos.CENTER);
        double free = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < points.size(); i++) {
            String name = points.get(i).name();
            double half = name.length() * theme.px(LETTER) / 2;
            double x = CountLine.x(theme, getWidth(), i, points.size());
            if (x - half > free) {
                g.fillText(name, x, getHeight() / 2);
                free = x + half;
            }
        }
    }
}
