package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Theme;
import dev.tickfork.bridge.compare.OrderDiff;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;

/// What stands between the two sides: ties for what kept its order, threads with their distance for what
/// moved. One canvas over the list, drawn again when the list scrolls. FX thread only.
final class GutterView extends Region {
    /// Threads that only pass by; more are a blur.
    private static final int MOST_THREADS = 8;

    private static final int LANES = 5;

    private final OrderModel model;
    private final Theme theme;
    private final ListView<Integer> list;
    private final Canvas canvas = new Canvas();

    GutterView(OrderModel model, Theme theme, ListView<Integer> list) {
        this.model = model;
        this.theme = theme;
        this.list = list;
        canvas.setManaged(false);
        getChildren().add(canvas);
        setMouseTransparent(true);
        prefWidthProperty().bind(theme.revision().map(_ -> theme.px(OrderCell.GUTTER)));
        setMaxWidth(USE_PREF_SIZE);
        theme.revision().subscribe(_ -> later());
        model.rowsProperty().subscribe(_ -> later());
        model.chosenProperty().subscribe(_ -> later());
    }

    /// Draws in the next pulse, after the list has laid out its cells: it stands below this in the same pane.
    void later() {
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        draw();
    }

    private void draw() {
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        OrderRows rows = model.rowsProperty().get();
        Compared pair = model.pair();
        if (rows == null
                || pair == null
                || rows.size() == 0
                || !(list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow)) {
            return;
        }
        IndexedCell<?> first = flow.getFirstVisibleCell();
        if (first == null || first.getIndex() < 0 || first.getIndex() >= rows.size()) {
            return;
        }
        double height = list.getFixedCellSize();
        int from = first.getIndex();
        int to = Math.min(rows.size(), from + (int) Math.ceil(getHeight() / height) + 1);
        double offset = first.getLayoutY() - from * height;
        new Drawing(g, rows, pair, from, to, offset, height).draw();
    }

    /// One drawing of what is visible.
    private final class Drawing {
        private final GraphicsContext g;
        private final OrderRows rows;
        private final Compared pair;
        private final int from;
        private final int to;
        private final double offset;
        private final double height;

        Drawing(GraphicsContext g, OrderRows rows, Compared pair, int from, int to, double offset, double height) {
            this.g = g;
            this.rows = rows;
            this.pair = pair;
            this.from = from;
            this.to = to;
            this.offset = offset;
            this.height = height;
        }

        void draw() {
            boolean match = pair.order().equal();
            for (int line = from; line < to; line++) {
                switch (rows.line(line)) {
                    case OrderLine.Same same -> tie(line, tieColour(same, match));
                    case OrderLine.Fold _ -> equals(line);
                    default -> {
                        // drawn as a thread
                    }
                }
            }
            List<OrderDiff.Move> moves = visibleMoves();
            for (int i = moves.size() - 1; i >= 0; i--) {
                thread(moves.get(i), i % LANES);
            }
        }

        private Color tieColour(OrderLine.Same same, boolean match) {
            return theme.color(same.changed() ? "-tf-warn" : match ? "-tf-ok-line" : "-color-border-default");
        }

        private double middle(int line) {
            return Math.floor(offset + (line + 0.5) * height) + 0.5;
        }

        private void tie(int line, Color colour) {
            g.setStroke(colour);
            g.setLineWidth(1);
            g.strokeLine(theme.px(4), middle(line), getWidth() - theme.px(4), middle(line));
        }

        private void equals(int line) {
            g.setStroke(theme.color("-color-fg-muted"));
            g.setLineWidth(1.4);
            double x = getWidth() / 2;
            for (double dy : new double[] {-2.5, 2.5}) {
                g.strokeLine(x - theme.px(5), middle(line) + dy, x + theme.px(5), middle(line) + dy);
            }
        }

        /// Those with an end in view, then those that pass by.
        private List<OrderDiff.Move> visibleMoves() {
            var found = new ArrayList<OrderDiff.Move>();
            var passing = new ArrayList<OrderDiff.Move>();
            List<OrderDiff.Move> all = pair.order().moves();
            if (all.size() <= 2_000) {
                for (OrderDiff.Move move : all) {
                    int a = rows.lineOfA(move.from());
                    int b = rows.lineOfB(move.to());
                    if (inView(a) || inView(b)) {
                        found.add(move);
                    } else if ((a < from) != (b < from) && passing.size() < MOST_THREADS) {
                        passing.add(move);
                    }
                }
            } else {
                for (int line = from; line < to; line++) {
                    if (rows.line(line) instanceof OrderLine.Left left && left.rowB() >= 0) {
                        found.add(new OrderDiff.Move("", left.rowA(), left.rowB()));
                    } else if (rows.line(line) instanceof OrderLine.Right right && right.rowA() >= 0) {
                        found.add(new OrderDiff.Move("", right.rowA(), right.rowB()));
                    }
                }
            }
            found.addAll(passing);
            return found;
        }

        private boolean inView(int line) {
            return line >= from && line < to;
        }

        private void thread(OrderDiff.Move move, int lane) {
            int lineA = rows.lineOfA(move.from());
            int lineB = rows.lineOfB(move.to());
            boolean passesBy = !inView(lineA) && !inView(lineB);
            double yA = clamp(middle(lineA));
            double yB = clamp(middle(lineB));
            double x = theme.px(24 + lane * 16);
            Difference chosen = model.chosenDifference();
            boolean isChosen = chosen != null && chosen.rowA() == move.from() && chosen.kind() == Difference.Kind.MOVED;
            Color colour = theme.color("-tf-moved-line");
            g.setStroke(colour);
            g.setLineWidth(theme.px(isChosen ? 3 : passesBy ? 1 : 2));
            g.strokePolyline(
                    new double[] {theme.px(3), x, x, getWidth() - theme.px(5)}, new double[] {yA, yA, yB, yB}, 4);
            g.setFill(colour);
            double end = getWidth() - theme.px(1);
            g.fillOval(0, yA - theme.px(3), theme.px(6), theme.px(6));
            g.fillPolygon(
                    new double[] {end, end - theme.px(7), end - theme.px(7)},
                    new double[] {yB, yB - theme.px(4), yB + theme.px(4)},
                    3);
            if (passesBy) {
                return;
            }
            pill(String.format(Locale.ROOT, "%+,d", move.to() - move.from()).replace('-', '−'), x, pillAt(yA, yB));
        }

        /// Half way, but in view and not on the line of another end.
        private double pillAt(double yA, double yB) {
            double top = Math.clamp(Math.min(yA, yB), 0, getHeight());
            double bottom = Math.clamp(Math.max(yA, yB), 0, getHeight());
            return Math.min((top + bottom) / 2, top + 4.5 * height);
        }

        /// Threads that leave the view end just outside of it.
        private double clamp(double y) {
            return Math.clamp(y, -height, getHeight() + height);
        }

        private void pill(String words, double x, double y) {
            double width = theme.px(12 + 7 * words.length());
            double left = Math.clamp(x - width / 2, 0, Math.max(0, getWidth() - width));
            double top = Math.clamp(y - theme.px(9), 0, Math.max(0, getHeight() - theme.px(18)));
            g.setFill(theme.color("-tf-moved-em"));
            g.fillRoundRect(left, top, width, theme.px(18), theme.px(18), theme.px(18));
            g.setFill(Color.WHITE);
            g.setFont(theme.mono(11, true));
            g.setTextAlign(TextAlignment.CENTER);
            g.setTextBaseline(VPos.CENTER);
            g.fillText(words, left + width / 2, top + theme.px(9));
        }
    }
}
