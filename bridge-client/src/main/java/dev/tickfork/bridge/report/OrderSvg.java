package dev.tickfork.bridge.report;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntitySequence;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.compare.OrderStatistics;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/// The order strip as a drawing: A over B in tick order, coloured by type, joined by ribbons (kept
/// stretches) and threads (moves). As many parts as can be seen, however many entities there are. One
/// thread.
final class OrderSvg {
    private static final int WIDTH = 1200;
    private static final int BAR = 18;
    private static final int TOP = 22;
    private static final int GAP = 52;
    private static final int LOWER = TOP + BAR + GAP;
    private static final int HEIGHT = LOWER + BAR + 34;
    private static final int MOST_RIBBONS = 400;
    private static final int MOST_THREADS = 300;
    private static final int MOST_SINGLES = 300;

    private final Html html;
    private final OrderDiff order;
    private final int longest;
    private final Map<String, Integer> slots = new HashMap<>();

    OrderSvg(Html html, Comparison found) {
        this.html = html;
        this.order = found.order();
        this.longest = Math.max(1, Math.max(order.sizeA(), order.sizeB()));
        List<String> types = types(found);
        int[] colours = TypeSlots.of(types);
        IntStream.range(0, colours.length).forEach(i -> slots.put(types.get(i), colours[i]));
    }

    static List<String> types(Comparison found) {
        return found.types().counts().stream().map(Comparison.TypeDelta::type).toList();
    }

    int slot(String type) {
        return slots.getOrDefault(type, 0);
    }

    void draw(EntitySequence a, EntitySequence b) {
        html.raw("<svg class=\"strip\" viewBox=\"0 0 " + WIDTH + " " + HEIGHT + "\" role=\"img\">\n<title>")
                .raw("A, B</title>\n");
        ribbons();
        threads();
        bar(a, TOP, "A");
        bar(b, LOWER, "B");
        singles();
        divergence();
        axis();
        html.raw("</svg>\n");
    }

    private double x(long row) {
        return (double) row * WIDTH / longest;
    }

    private static String n(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private void bar(EntitySequence side, int y, String name) {
        int size = side.size();
        html.raw("<g><title>" + name + "</title><rect class=\"ground\" x=\"0\" y=\"" + y + "\" width=\""
                + n(Math.max(1, x(size))) + "\" height=\"" + BAR + "\"/>");
        int columns = (int) Math.min(size, Math.ceil(x(size)));
        int from = 0;
        for (int column = 1; column <= columns; column++) {
            int slot = common(side, from, columns);
            if (column == columns || common(side, column, columns) != slot) {
                html.raw("<rect class=\"t" + slot + "\" x=\"" + n(x((long) from * size / columns)) + "\" y=\"" + y
                        + "\" width=\"" + n(x((long) column * size / columns) - x((long) from * size / columns))
                        + "\" height=\"" + BAR + "\"/>");
                from = column;
            }
        }
        html.raw("</g>\n");
    }

    /// The colour that most entities of one column have.
    private int common(EntitySequence side, int column, int columns) {
        int from = (int) ((long) column * side.size() / columns);
        int to = (int) ((long) (column + 1) * side.size() / columns);
        var counts = new int[TypeSlots.COUNT];
        int best = 0;
        for (int row = from; row < to; row++) {
            int slot = slot(side.type(row));
            counts[slot]++;
            best = counts[slot] > counts[best] ? slot : best;
        }
        return best;
    }

    private void ribbons() {
        order.runs().stream()
                .sorted(Comparator.comparingInt(OrderDiff.Run::length).reversed())
                .limit(MOST_RIBBONS)
                .forEach(run -> html.raw("<polygon class=\"ribbon\" points=\"" + n(x(run.a())) + "," + (TOP + BAR) + " "
                        + n(x(run.a() + run.length())) + "," + (TOP + BAR) + " " + n(x(run.b() + run.length())) + ","
                        + LOWER + " " + n(x(run.b())) + "," + LOWER + "\"/>\n"));
    }

    private void threads() {
        int[] distances = OrderStatistics.distances(order, ActionContext.silent());
        List<OrderDiff.Place> moves = order.places();
        IntStream.range(0, distances.length)
                .boxed()
                .sorted(Comparator.comparingInt((Integer i) -> Math.abs(distances[i]))
                        .reversed())
                .limit(MOST_THREADS)
                .forEach(i -> thread(moves.get(i)));
    }

    private void thread(OrderDiff.Place move) {
        String a = n(x(move.from()));
        String b = n(x(move.to()));
        int middle = TOP + BAR + GAP / 2;
        html.raw("<path class=\"thread\" d=\"M" + a + " " + TOP + "V" + (TOP + BAR) + "C" + a + " " + middle + " " + b
                + " " + middle + " " + b + " " + LOWER + "V" + (LOWER + BAR) + "\"/>\n");
    }

    private void singles() {
        order.removed().stream()
                .limit(MOST_SINGLES)
                .forEach(one -> html.raw("<rect class=\"removed\" x=\"" + n(x(one.index())) + "\" y=\"" + (TOP - 5)
                        + "\" width=\"" + n(Math.max(3, x(1))) + "\" height=\"4\"/>"));
        order.added().stream()
                .limit(MOST_SINGLES)
                .forEach(one -> html.raw("<rect class=\"added\" x=\"" + n(x(one.index())) + "\" y=\""
                        + (LOWER + BAR + 1) + "\" width=\"" + n(Math.max(3, x(1))) + "\" height=\"4\"/>"));
    }

    private void divergence() {
        OrderDiff.Divergence first = order.firstDivergence();
        if (first != null) {
            double x = x(first.index());
            boolean right = x > WIDTH - 260;
            html.raw("<path class=\"flag\" d=\"M" + n(x) + " 2V" + (TOP + BAR) + "\"/><text class=\"flag-text\" x=\""
                    + n(x + (right ? -6 : 6)) + "\" y=\"12\"" + (right ? " text-anchor=\"end\"" : "") + ">");
            inSvg("exporting.svg_divergence", Html.grouped(first.index()));
            html.raw("</text>\n");
        }
    }

    /// Text of a drawing knows no spans of HTML, but its own.
    private void inSvg(String key, Object... values) {
        var words = new Html();
        words.say(key, values);
        html.raw(words.toString().replace("<span", "<tspan").replace("</span", "</tspan"));
    }

    private void axis() {
        long step = 1;
        while (longest / step > 10) {
            step = step * 10;
        }
        step = longest / step < 4 && step > 1 ? step / 2 : step;
        for (long at = 0; at <= longest; at += step) {
            boolean end = x(at) > WIDTH - 40;
            String place = at == 0 ? "start" : end ? "end" : "middle";
            html.raw("<path class=\"tick\" d=\"M" + n(x(at)) + " " + (LOWER + BAR + 6)
                    + "v4\"/><text class=\"axis\" x=\""
                    + n(x(at)) + "\" y=\"" + (LOWER + BAR + 23) + "\" text-anchor=\"" + place + "\">"
                    + Html.grouped(at) + "</text>");
        }
        html.raw("\n");
    }
}
