package dev.tickfork.bridge.report;

import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.OrderDiff;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// A comparison as one HTML file for people: verdict, hashes, order strip, tables, what it cannot know. Stateless.
public final class HtmlReport {
    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern(
                    "yyyy-MM-dd HH:mm:ss 'UTC'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private HtmlReport() {}

    /// The whole file. At most a few megabytes, however large the two sides are: long lists are cut, and say so.
    ///
    /// @param shown the language that is shown first; the other is in the file, too
    public static String render(ComparisonReport report, Locale shown) {
        String title = report.a().name() + " | " + report.b().name() + " · TickFork";
        return HtmlPage.render(title, shown, html -> {
            html.raw("<h1>").foreign(report.a().name()).raw(" ");
            html.say("exporting.against").raw(" ").foreign(report.b().name()).raw("</h1>\n");
            band(html, report);
            strip(html, report);
            var tables = new HtmlReportTables(html, report);
            tables.sides();
            tables.types();
            tables.statistics();
            tables.moves();
            tables.singles();
            tables.changes();
            compared(html, report);
            html.raw("<footer>").say("exporting.made", moment(report.created())).raw("</footer>\n");
        });
    }

    static String moment(Instant at) {
        return MOMENT.format(at);
    }

    private static void band(Html html, ComparisonReport report) {
        ComparisonReport.Stamp stamp = report.stamp();
        String style = stamp.name().toLowerCase(Locale.ROOT);
        html.raw("<section class=\"band " + style + "\"><div class=\"stamp\">" + shape(stamp) + "<div><b>");
        html.say("exporting.stamp." + style).raw("</b><small>");
        note(html, report);
        html.raw("</small></div></div>\n");
        hashes(html, report);
        html.raw("<div class=\"said\"><p>");
        sentence(html, report);
        html.raw("</p><div class=\"chips\">");
        chip(html, "", "exporting.chip_same", report.statistics().kept());
        chip(html, "moved", "exporting.chip_moved", report.statistics().moves());
        chip(
                html,
                "added",
                "exporting.chip_added",
                report.found().order().added().size());
        chip(
                html,
                "removed",
                "exporting.chip_removed",
                report.found().order().removed().size());
        chip(html, "changed", "exporting.chip_changed", report.changes());
        html.raw("</div></div></section>\n");
    }

    private static String shape(ComparisonReport.Stamp stamp) {
        String path = switch (stamp) {
            case MATCH -> "M14.4 8A6.4 6.4 0 1 1 1.6 8A6.4 6.4 0 1 1 14.4 8zM5 8.3l2.2 2.2L11.2 6";
            case DIFFERS -> "M8 1.2L14.8 8 8 14.8 1.2 8zM5.4 6.8h5.2M5.4 9.2h5.2M9.7 4.9L6.3 11.1";
            case WITHIN, DOUBTFUL -> "M14.4 8A6.4 6.4 0 1 1 1.6 8A6.4 6.4 0 1 1 14.4 8zM8 4.6v4M8 11.2v.2";
            case EMPTY -> "M2.5 2.5h11v11h-11zM11.4 4.6l-6.8 6.8";
        };
        return "<svg viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"" + path + "\"/></svg>";
    }

    private static void chip(Html html, String style, String key, long count) {
        html.raw("<span class=\"chip" + (count > 0 && !style.isEmpty() ? " " + style : "") + "\">")
                .say(key, Html.grouped(count))
                .raw("</span>");
    }

    private static void note(Html html, ComparisonReport report) {
        OrderDiff.Divergence first = report.found().order().firstDivergence();
        if (first != null) {
            html.say("exporting.note_first", Html.grouped(first.index()));
        } else if (report.stamp() == ComparisonReport.Stamp.EMPTY) {
            html.say("exporting.note_empty");
        } else {
            html.say("exporting.note_all", Html.grouped(report.statistics().kept()));
        }
    }

    private static void sentence(Html html, ComparisonReport report) {
        CompareOptions options = report.options();
        switch (report.stamp()) {
            case MATCH -> html.say("exporting.said_match");
            case EMPTY -> html.say("exporting.said_empty");
            case DOUBTFUL -> html.say("exporting.said_doubtful");
            case WITHIN ->
                html.say(
                        "exporting.said_within",
                        Html.decimal(options.posTolerance(), 6),
                        Html.decimal(options.velTolerance(), 6),
                        Html.decimal(options.rotTolerance(), 6),
                        options.ignoredNbt().size());
            case DIFFERS ->
                html.say(
                        "exporting.said_differs",
                        Html.grouped(report.statistics().kept()),
                        Html.grouped(report.statistics().matched()),
                        Html.grouped(report.statistics().moves()),
                        Html.grouped(report.changes()));
        }
    }

    private static void hashes(Html html, ComparisonReport report) {
        String a = report.a().hash();
        String b = report.b().hash();
        html.raw("<div class=\"hash\" role=\"img\" aria-label=\"A " + Html.escape(a) + ", B " + Html.escape(b)
                + "\"><div class=\"names\"><span>A</span><span></span><span>B</span></div>");
        for (int i = 0; i < Math.min(a.length(), b.length()); i++) {
            boolean same = a.charAt(i) == b.charAt(i);
            html.raw("<div class=\"digit " + (same ? "same" : "other") + "\"><span>")
                    .raw(Html.escape(a.substring(i, i + 1)))
                    .raw("</span><i>" + (same ? "=" : "") + "</i><span>")
                    .raw(Html.escape(b.substring(i, i + 1)))
                    .raw("</span></div>");
        }
        html.raw("</div>\n");
    }

    private static void strip(Html html, ComparisonReport report) {
        if (report.stamp() == ComparisonReport.Stamp.EMPTY) {
            return;
        }
        html.raw("<h2>").say("exporting.order").raw("</h2><figure>\n");
        new OrderSvg(html, report.found())
                .draw(report.a().entities(), report.b().entities());
        html.raw("<figcaption>").say("exporting.strip_caption").raw("</figcaption></figure>\n");
    }

    private static void compared(Html html, ComparisonReport report) {
        html.raw("<h2>").say("exporting.compared").raw("</h2><p>");
        CompareOptions options = report.options();
        html.say(
                "exporting.compared_what",
                Html.decimal(options.posTolerance(), 6),
                Html.decimal(options.velTolerance(), 6),
                Html.decimal(options.rotTolerance(), 6));
        html.raw("</p>");
        if (!options.ignoredNbt().isEmpty()) {
            html.raw("<p>").say("exporting.ignored").raw(" ");
            html.foreign(String.join(", ", options.ignoredNbt())).raw("</p>");
        }
        html.raw("<h2>")
                .say("exporting.unknown")
                .raw("</h2><p>")
                .say("exporting.unknown_what")
                .raw("</p>\n");
    }
}
