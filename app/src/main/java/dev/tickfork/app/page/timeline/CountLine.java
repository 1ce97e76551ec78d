package dev.tickfork.app.page.timeline;

import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.UiTexts;
import java.util.Collections;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.text.TextAlignment;

/// The counts of one type as a line from the first snapshot to the last. A number stands wherever it changes.
final class CountLine extends Region {
    private static final double DOT = 5;
    private static final double EDGE = 44;

    private final Theme theme;
    private final UiTexts texts;
    private final Canvas canvas = new Canvas();
    private List<Integer> counts = List.of();
    private int slot;

    CountLine(Theme theme, UiTexts texts) {
        this.theme = theme;
        this.texts = texts;
        canvas.setManaged(false);
        getChildren().add(canvas);
        theme.revision().subscribe(_ -> requestLayout());
    }

    void show(List<Integer> next, int colour) {
        counts = next;
        slot = colour;
        requestLayout();
    }

    /// Where snapshot `index` of `count` stands in a line of this width; the heads above stand there, too.
    static double x(Theme theme, double width, int index, int count) {
        double edge = theme.px(EDGE);
        return edge + index * (width - 2 * edge) / Math.max(1, count - 1);
    }

    private double x(int index) {
        return x(theme, getWidth(), index, counts.size());
    }

    private double y(int count, int least, int most) {
        double top = theme.px(20);
        double bottom = getHeight() - theme.px(6);
        return least == most ? bottom : bottom - (count - least) * (bottom - top) / (most - least);
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(Math.floor(getWidth()));
        canvas.setHeight(Math.floor(getHeight()));
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        if (counts.isEmpty()) {
            return;
        }
        int least = Collections.min(counts);
        int most = Collections.max(counts);
        g.setStroke(theme.types().color(slot));
        g.setLineWidth(theme.px(1.8));
        for (int i = 1; i < counts.size(); i++) {
            g.strokeLine(x(i - 1), y(counts.get(i - 1), least, most), x(i), y(counts.get(i), least, most));
        }
        g.setFont(theme.mono(11, false));
        g.setTextAlign(TextAlignment.CENTER);
        g.setTextBaseline(VPos.BOTTOM);
        double dot = theme.px(DOT);
        for (int i = 0; i < counts.size(); i++) {
            double y = y(counts.get(i), least, most);
            boolean changed = i == 0 || !counts.get(i).equals(counts.get(i - 1));
            if (changed) {
                g.setFill(theme.types().color(slot));
                g.fillOval(x(i) - dot / 2, y - dot / 2, dot, dot);
                g.setFill(theme.color("-color-fg-default"));
                g.fillText(texts.number(counts.get(i)), x(i), y - theme.px(4));
            }
        }
    }
}
