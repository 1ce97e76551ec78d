package dev.tickfork.bridge.report;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntitySequence;
import dev.tickfork.bridge.compare.EntitySequence.Field;
import dev.tickfork.bridge.compare.OrderDiff;
import dev.tickfork.bridge.compare.OrderStatistics;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// The tables of a report. One thread.
final class HtmlReportTables {
    /// Rows of one table; a browser stays quick, and the JSON has the rest.
    static final int MOST_ROWS = 1_000;

    private final Html html;
    private final ComparisonReport report;
    private final Comparison found;
    private final OrderDiff order;

    HtmlReportTables(Html html, ComparisonReport report) {
        this.html = html;
        this.report = report;
        this.found = report.found();
        this.order = found.order();
    }

    private void head(String key) {
        html.raw("<h2>").say(key).raw("</h2>\n");
    }

    private void more(long all) {
        if (all > MOST_ROWS) {
            html.raw("<p class=\"note\">")
                    .say("exporting.more", Html.grouped(all - MOST_ROWS))
                    .raw("</p>");
        }
    }

    void sides() {
        head("exporting.sides");
        html.table(9, "", "exporting.a", "exporting.b");
        ComparisonReport.Side a = report.a();
        ComparisonReport.Side b = report.b();
        side("exporting.folder", a.folder(), b.folder());
        side("exporting.dimension", text(a.dimension()), text(b.dimension()));
        side("exporting.tick", tick(a.tick()), tick(b.tick()));
        side(
                "exporting.entities",
                Html.grouped(a.entities().size()),
                Html.grouped(b.entities().size()));
        side("exporting.hash", a.hash(), b.hash());
        side("exporting.recorded", text(a.recorded()), text(b.recorded()));
        html.endTable();
        if (a.hashWrong() || b.hashWrong()) {
            html.raw("<p>").say("exporting.hash_wrong").raw("</p>");
        }
        if (a.dimension() != null && b.dimension() != null && !a.dimension().equals(b.dimension())) {
            html.raw("<p>").say("exporting.other_dimension").raw("</p>");
        }
    }

    private static String text(@Nullable String text) {
        return text == null ? "–" : text;
    }

    private static String tick(OptionalLong tick) {
        return tick.isPresent() ? Html.grouped(tick.getAsLong()) : "–";
    }

    private void side(String key, String a, String b) {
        html.raw("<tr><td>").say(key).raw("</td><td class=\"m\">").foreign(a);
        html.raw("</td><td class=\"m\">").foreign(b).raw("</td></tr>\n");
    }

    void types() {
        head("exporting.types");
        html.table(1, "exporting.type", "exporting.a", "exporting.b", "exporting.delta");
        var svg = new OrderSvg(html, found);
        List<Comparison.TypeDelta> rows = found.types().counts();
        for (Comparison.TypeDelta row : rows.subList(0, Math.min(rows.size(), MOST_ROWS))) {
            html.raw("<tr><td><svg viewBox=\"0 0 10 10\" aria-hidden=\"true\"><circle class=\"t" + svg.slot(row.type())
                            + "\" cx=\"5\" cy=\"5\" r=\"4.4\"/></svg>")
                    .foreign(row.type());
            number(row.a(), "");
            number(row.b(), "");
            html.raw("<td class=\"n" + (row.delta() > 0 ? " plus" : row.delta() < 0 ? " minus" : "") + "\">"
                    + (row.delta() == 0 ? "=" : Html.signed(row.delta())) + "</td></tr>\n");
        }
        html.endTable();
        more(rows.size());
    }

    private void number(long value, String style) {
        html.raw("<td class=\"n" + style + "\">").number(value).raw("</td>");
    }

    void statistics() {
        OrderStatistics statistics = report.statistics();
        head("exporting.statistics");
        html.raw("<p>");
        OrderDiff.Run longest = statistics.longest();
        if (longest == null) {
            html.say("exporting.no_run");
        } else {
            html.say(
                    "exporting.longest",
                    Html.grouped(longest.length()),
                    Html.grouped(longest.a()),
                    Html.grouped(longest.b()));
        }
        html.raw(" ");
        html.say(
                "exporting.distances",
                Html.grouped(statistics.moves()),
                Html.grouped(statistics.middle()),
                Html.signed(statistics.largest()));
        html.raw("</p>\n");
        if (statistics.moves() > 0) {
            histogram(statistics.histogram());
        }
    }

    private void histogram(List<OrderStatistics.Bin> bins) {
        int most = bins.stream().mapToInt(OrderStatistics.Bin::count).max().orElse(1);
        html.table(0, "exporting.distance", "exporting.moves", "");
        for (OrderStatistics.Bin bin : bins) {
            String span = bin.from() == bin.to()
                    ? Html.signed(bin.from())
                    : Html.signed(bin.from()) + " … " + Html.signed(bin.to());
            html.raw("<tr><td class=\"n\">" + span + "</td>");
            number(bin.count(), "");
            long share = Math.round(100.0 * bin.count() / most);
            html.raw("<td class=\"bar\">" + (bin.count() == 0 ? "" : "<div style=\"width:" + share + "%\"></div>")
                    + "</td></tr>\n");
        }
        html.endTable();
    }

    void moves() {
        List<OrderDiff.Place> moves = order.places();
        if (moves.isEmpty()) {
            return;
        }
        int[] distances = OrderStatistics.distances(order, ActionContext.silent());
        head("exporting.moved");
        html.table(2, "exporting.type", "exporting.uuid", "exporting.a", "exporting.b", "exporting.distance");
        EntitySequence a = report.a().entities();
        for (int i = 0; i < Math.min(moves.size(), MOST_ROWS); i++) {
            OrderDiff.Place move = moves.get(i);
            entity(a, move.from());
            number(move.from(), "");
            number(move.to(), "");
            html.raw("<td class=\"n\">" + Html.signed(distances[i]) + "</td></tr>\n");
        }
        html.endTable();
        more(moves.size());
    }

    private void entity(EntitySequence side, int row) {
        html.raw("<tr><td>").foreign(side.type(row)).raw("</td><td class=\"m\">");
        html.foreign(side.uuid(row)).raw("</td>");
    }

    void singles() {
        singles("exporting.removed", order.removed(), report.a().entities());
        singles("exporting.added", order.added(), report.b().entities());
    }

    private void singles(String key, List<OrderDiff.Single> rows, EntitySequence side) {
        if (rows.isEmpty()) {
            return;
        }
        head(key);
        html.table(2, "exporting.type", "exporting.uuid", "exporting.place");
        for (OrderDiff.Single one : rows.subList(0, Math.min(rows.size(), MOST_ROWS))) {
            entity(side, one.index());
            number(one.index(), "");
            html.raw("</tr>\n");
        }
        html.endTable();
        more(rows.size());
    }

    void changes() {
        if (report.changes() == 0) {
            return;
        }
        head("exporting.changed");
        html.table(5, "exporting.type", "exporting.uuid", "exporting.path", "exporting.a", "exporting.b");
        int room = MOST_ROWS;
        room = gaps(found.motion().positions(), "exporting.position", room, Field.X, Field.Y, Field.Z);
        room = gaps(found.motion().velocities(), "exporting.velocity", room, Field.VX, Field.VY, Field.VZ);
        room = gaps(found.motion().rotations(), "exporting.rotation", room, Field.YAW, Field.PITCH);
        room = changes(found.types().sample(), room);
        room = changes(found.nbt().changed(), room);
        html.endTable();
        long left = report.changes() - (MOST_ROWS - room);
        if (left > 0) {
            html.raw("<p class=\"note\">")
                    .say("exporting.more", Html.grouped(left))
                    .raw("</p>");
        }
    }

    private int gaps(Comparison.Gaps gaps, String key, int room, Field... fields) {
        int left = room;
        for (Comparison.Gap gap : gaps.sample()) {
            if (left == 0) {
                break;
            }
            left--;
            entity(report.a().entities(), gap.row());
            html.raw("<td>").say(key).raw("</td><td class=\"m\">");
            html.raw(values(report.a().entities(), gap.row(), fields)).raw("</td><td class=\"m\">");
            html.raw(values(report.b().entities(), order.inB(gap.row()), fields))
                    .raw("</td></tr>\n");
        }
        return left;
    }

    /// Numbers as they are, with every digit.
    private static String values(EntitySequence side, int row, Field... fields) {
        var text = new StringBuilder();
        for (Field field : fields) {
            double value = side.number(row, field);
            text.append(text.isEmpty() ? "" : ", ").append(Double.isNaN(value) ? "–" : Double.toString(value));
        }
        return text.toString();
    }

    private int changes(List<Comparison.Change> changes, int room) {
        int left = room;
        for (Comparison.Change change : changes) {
            if (left == 0) {
                break;
            }
            left--;
            entity(report.a().entities(), change.row());
            html.raw("<td class=\"m\">").foreign(change.path()).raw("</td><td class=\"m\">");
            html.foreign(change.a())
                    .raw("</td><td class=\"m\">")
                    .foreign(change.b())
                    .raw("</td></tr>\n");
        }
        return left;
    }
}
