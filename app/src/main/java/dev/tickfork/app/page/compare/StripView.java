package dev.tickfork.app.page.compare;

import dev.tickfork.app.ui.Theme;
import dev.tickfork.app.ui.UiTexts;
import dev.tickfork.bridge.compare.OrderDiff;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;

/// Both orders as bars, A over B, at true scale: ribbons join the runs that kept their order, threads the
/// moves. A click goes to that place. FX thread only.
final class StripView extends Region {
    private static final double HEIGHT = 112;
    private static final double TOP = 24;
    private static final double BAR = 14;
    private static final double GAP = 34;
    private static final double EDGE = 16;
    private static final double STRENGTH = 0.62;

    /// More threads than this are a blur; the longest are drawn, and the caption says so.
    private static final int MOST_THREADS = 400;

    /// From here on threads are drawn thin, so that their tangle still shows its shape.
    private static final int MANY_THREADS = 40;

    /// Runs narrower than this are left to the threads.
    private static final double THINNEST_RIBBON = 1;

    private final OrderModel model;
    private final Theme theme;
    private final UiTexts texts;
    private final Canvas canvas = new Canvas();

    StripView(OrderModel model, Theme theme, UiTexts texts) {
        this.model = model;
        this.theme = theme;
        this.texts = texts;
        getStyleClass().add("tf-strip-pair");
        canvas.setManaged(false);
        getChildren().add(canvas);
        setMinHeight(USE_PREF_SIZE);
        prefHeightProperty().bind(theme.revision().map(_ -> theme.px(HEIGHT)));
        theme.revision().subscribe(_ -> requestLayout());
        model.rowsProperty().subscribe(_ -> requestLayout());
        model.chosenProperty().subscribe(_ -> requestLayout());
        setOnMouseClicked(event -> go(event.getX()));
        setOnMouseDragged(event -> go(event.getX()));
    }

    private void go(double x) {
        Compared pair = model.pair();
        if (pair != null && pair.a().size() > 0) {
            int row = (int) ((x - theme.px(EDGE)) / scale(pair));
            model.reveal(Math.clamp(row, 0, pair.a().size() - 1), -1);
        }
    }

    /// Pixels an entity takes, the same for both bars.
    private double scale(Compared pair) {
        return (getWidth() - 2 * theme.px(EDGE))
                / Math.max(1, Math.max(pair.a().size(), pair.b().size()));
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(Math.max(0, getWidth()));
        canvas.setHeight(Math.max(0, getHeight()));
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, getWidth(), getHeight());
        Compared pair = model.pair();
        if (pair != null && getWidth() > 100) {
            new Drawing(g, pair).draw();
        }
    }

    /// One drawing of the strip.
    private final class Drawing {
        private final GraphicsContext g;
        private final Compared pair;
        private final double left = theme.px(EDGE);
        private final double topA = theme.px(TOP);
        private final double bar = theme.px(BAR);
        private final double topB = topA + bar + theme.px(GAP);
        private final double scale;

        Drawing(GraphicsContext g, Compared pair) {
            this.g = g;
            this.pair = pair;
            this.scale = scale(pair);
        }

        void draw() {
            boolean match = pair.order().equal();
            if (match) {
                cloth();
            } else {
                ribbons();
            }
            bars();
            int threads = threads();
            marks();
            axis(threads);
            if (match && pair.a().size() > 0) {
                pill();
            }
            flag();
        }

        private void bars() {
            g.setImageSmoothing(false);
            bar(pair.a().size(), topA, pair::typeOfA);
            bar(pair.b().size(), topB, pair::typeOfB);
        }

        private void bar(int size, double top, RowType types) {
            int width = (int) Math.max(1, size * scale);
            if (size == 0) {
                g.setStroke(theme.color("-color-border-default"));
                g.strokeRect(left + 0.5, top + 0.5, getWidth() - 2 * left - 1, bar - 1);
                return;
            }
            g.drawImage(stripes(size, width, types, STRENGTH), left, top, size * scale, bar);
        }

        private WritableImage stripes(int size, int width, RowType types, double strength) {
            Color ground = theme.color("-color-bg-default");
            int[] slots = theme.types().slots(pair.types());
            var colours = new Color[slots.length];
            for (int i = 0; i < slots.length; i++) {
                colours[i] = ground.interpolate(theme.types().color(slots[i]), strength);
            }
            var image = new WritableImage(width, 1);
            PixelWriter pixels = image.getPixelWriter();
            for (int x = 0; x < width; x++) {
                pixels.setColor(x, 0, column(x, width, size, types, colours));
            }
            return image;
        }

        private Color column(int x, int width, int size, RowType types, Color[] colours) {
            int from = (int) ((long) x * size / width);
            int to = Math.max(from + 1, (int) ((long) (x + 1) * size / width));
            double red = 0;
            double green = 0;
            double blue = 0;
            for (int row = from; row < to; row++) {
                Color colour = colours[types.of(row)];
                red += colour.getRed();
                green += colour.getGreen();
                blue += colour.getBlue();
            }
            return Color.color(red / (to - from), green / (to - from), blue / (to - from));
        }

        /// The stripes run straight through: one cloth.
        private void cloth() {
            int size = pair.a().size();
            if (size > 0) {
                g.setImageSmoothing(false);
                int width = (int) Math.max(1, size * scale);
                g.drawImage(
                        stripes(size, width, pair::typeOfA, STRENGTH / 2),
                        left,
                        topA + bar,
                        size * scale,
                        theme.px(GAP));
            }
        }

        private void ribbons() {
            g.setFill(theme.color("-tf-ribbon"));
            for (OrderDiff.Run run : pair.order().runs()) {
                double width = run.length() * scale;
                if (width >= THINNEST_RIBBON) {
                    double a = left + run.a() * scale;
                    double b = left + run.b() * scale;
                    g.fillPolygon(
                            new double[] {a, a + width, b + width, b},
                            new double[] {topA + bar + 2, topA + bar + 2, topB - 2, topB - 2},
                            4);
                }
            }
        }

        /// @return how many were drawn
        private int threads() {
            List<OrderDiff.Move> moves = pair.order().moves();
            int step = Math.max(1, (moves.size() + MOST_THREADS - 1) / MOST_THREADS);
            Difference chosen = model.chosenDifference();
            int drawn = 0;
            boolean many = moves.size() > MANY_THREADS;
            g.setGlobalAlpha(many ? 0.35 : 1);
            for (int i = 0; i < moves.size(); i += step) {
                thread(moves.get(i).from(), moves.get(i).to(), many ? 0.8 : 1.6);
                drawn++;
            }
            g.setGlobalAlpha(1);
            if (chosen != null && chosen.kind() == Difference.Kind.MOVED) {
                thread(chosen.rowA(), chosen.rowB(), 3);
            }
            return drawn;
        }

        private void thread(int from, int to, double width) {
            double a = left + (from + 0.5) * scale;
            double b = left + (to + 0.5) * scale;
            double middle = (topA + bar + topB) / 2;
            g.setStroke(theme.color("-tf-moved-line"));
            g.setLineWidth(theme.px(width));
            g.beginPath();
            g.moveTo(a, topA);
            g.lineTo(a, topA + bar);
            g.bezierCurveTo(a, middle, b, middle, b, topB);
            g.lineTo(b, topB + bar);
            g.stroke();
        }

        private void marks() {
            int drawn = 0;
            g.setFill(theme.color("-tf-warn"));
            for (int row : model.changed().rows()) {
                if (drawn++ > MOST_THREADS) {
                    break;
                }
                double x = left + (row + 0.5) * scale;
                g.fillPolygon(
                        new double[] {x - theme.px(4), x + theme.px(4), x},
                        new double[] {topA - theme.px(7), topA - theme.px(7), topA - 1},
                        3);
            }
            single(pair.order().added(), topB, "-tf-ok-em");
            single(pair.order().removed(), topA, "-tf-bad-em");
        }

        private void single(List<OrderDiff.Single> all, double top, String token) {
            g.setFill(theme.color(token));
            int step = Math.max(1, (all.size() + MOST_THREADS - 1) / MOST_THREADS);
            for (int i = 0; i < all.size(); i += step) {
                double width = Math.max(theme.px(3), scale);
                g.fillRect(left + all.get(i).index() * scale, top, width, bar);
            }
        }

        private void axis(int threads) {
            g.setFill(theme.color("-color-fg-muted"));
            g.setFont(theme.mono(11, false));
            g.setTextBaseline(VPos.TOP);
            int most = Math.max(pair.a().size(), pair.b().size());
            int step = tick(most);
            g.setTextAlign(TextAlignment.LEFT);
            for (long at = 0; at < most; at += step) {
                double x = left + at * scale;
                g.fillRect(x, topB + bar, 1, theme.px(3));
                if (x < getWidth() - theme.px(50)) {
                    g.fillText(texts.number(at), x, topB + bar + theme.px(4));
                }
            }
            g.setFont(theme.font(11, false));
            g.setTextAlign(TextAlignment.RIGHT);
            String caption = threads < pair.order().moves().size()
                    ? texts.t(
                            "comparison.strip_some",
                            texts.number(threads),
                            texts.number(pair.order().moves().size()))
                    : texts.t("comparison.strip");
            g.fillText(caption, getWidth() - left, theme.px(6));
        }

        /// 1, 2 or 5 times a power of ten, so that four to nine of them fit.
        private static int tick(int most) {
            int step = 1;
            int[] factors = {2, 5, 10};
            for (int power = 1; power <= 1_000_000; power *= 10) {
                for (int factor : factors) {
                    if (most / Math.max(1, step) <= 9) {
                        return step;
                    }
                    step = power * factor;
                }
            }
            return step;
        }

        private void pill() {
            String words = texts.t("comparison.one_run", texts.number(pair.a().size()));
            g.setFont(theme.font(12, true));
            double width = theme.px(20) + words.length() * theme.px(7.2);
            double x = (getWidth() - width) / 2;
            double y = topA + bar + theme.px(6);
            g.setFill(theme.color("-tf-ok-em"));
            g.fillRoundRect(x, y, width, theme.px(22), theme.px(22), theme.px(22));
            g.setFill(Color.WHITE);
            g.setTextAlign(TextAlignment.CENTER);
            g.setTextBaseline(VPos.CENTER);
            g.fillText(words, getWidth() / 2, y + theme.px(11));
        }

        private void flag() {
            OrderDiff.@Nullable Divergence at = pair.order().firstDivergence();
            if (at == null) {
                return;
            }
            double x = left + at.index() * scale;
            g.setFill(theme.color("-tf-bad-em"));
            g.fillRect(x - 1, topA - theme.px(18), 2, bar + theme.px(18));
            g.setFill(theme.color("-tf-bad"));
            g.setFont(theme.font(11, false));
            g.setTextBaseline(VPos.TOP);
            boolean fits = x < getWidth() - theme.px(420);
            g.setTextAlign(fits ? TextAlignment.LEFT : TextAlignment.RIGHT);
            g.fillText(texts.t("comparison.flag", texts.number(at.index())), x + theme.px(fits ? 5 : -5), theme.px(6));
        }
    }

    /// The place of a row's type among the pair's types.
    @FunctionalInterface
    private interface RowType {
        int of(int row);
    }
}
