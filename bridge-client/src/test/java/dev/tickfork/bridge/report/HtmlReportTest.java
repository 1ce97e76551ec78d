package dev.tickfork.bridge.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntityColumns;
import dev.tickfork.bridge.compare.EntitySequence;
import dev.tickfork.bridge.compare.OrderStatistics;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class HtmlReportTest {
    private static final ActionContext SILENT = ActionContext.silent();
    private static final String HOSTILE = "</title></bdi><script>alert(1)</script>\"'&\u0007\u202Egnp\uD800";
    private static final Set<String> OUR_TAGS = Set.of(
            "html",
            "head",
            "meta",
            "title",
            "style",
            "body",
            "input",
            "label",
            "main",
            "h1",
            "h2",
            "bdi",
            "span",
            "section",
            "div",
            "b",
            "small",
            "p",
            "i",
            "svg",
            "path",
            "g",
            "rect",
            "circle",
            "polygon",
            "text",
            "tspan",
            "figure",
            "figcaption",
            "table",
            "thead",
            "tbody",
            "tr",
            "th",
            "td",
            "footer");

    private static EntitySequence side(String name, int... ids) {
        IntToDoubleFunction zero = _ -> 0;
        IntToDoubleFunction unknown = _ -> Double.NaN;
        return new EntityColumns(
                ids.length,
                row -> name + ids[row],
                row -> ids[row] % 2 == 0 ? "minecraft:pig" : name,
                _ -> null,
                row -> "{\"k\":\"<img src=x>" + (ids[row] == 2 ? name.length() + ids.length : 0) + "\"}",
                List.of(_ -> 0, row -> ids[row], row -> ids[row] == 2 ? ids.length : 1),
                List.of(zero, zero, zero, unknown, unknown, unknown, zero, unknown));
    }

    private static ComparisonReport report(EntitySequence a, EntitySequence b, String name, CompareOptions options)
            throws Exception {
        Comparison found = Comparison.of(a, b, options, SILENT);
        return new ComparisonReport(
                new ComparisonReport.Side(name, "/" + name, name, OptionalLong.of(7), "dfc0a562", "dfc0a562", a),
                new ComparisonReport.Side(name, "/" + name, "d", OptionalLong.empty(), "dfc1a563", null, b),
                found,
                OrderStatistics.of(found.order(), SILENT),
                options,
                Instant.EPOCH);
    }

    @Test
    void hostileNamesStayText() throws Exception {
        var report = report(side(HOSTILE, 1, 2, 3, 4), side(HOSTILE, 3, 2, 1, 5, 6), HOSTILE, CompareOptions.EXACT);
        String html = HtmlReport.render(report, Locale.ROOT);
        var tags = new TreeSet<String>();
        var tag = Pattern.compile("<([^\\s>/!]+)").matcher(html);
        while (tag.find()) {
            tags.add(tag.group(1));
        }
        tags.removeAll(OUR_TAGS);
        assertEquals(Set.of(), tags);
        assertTrue(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;\\u0007\\u202egnp\\ud800"));
        assertTrue(html.contains("&lt;img src=x&gt;"));
        assertTrue(html.chars().noneMatch(c -> c == 7 || c == 0x202E || Character.isSurrogate((char) c)));
        assertFalse(html.contains("http://") || html.contains("https://") || html.contains("url("));
    }

    @Test
    void bothLanguagesAreThereAndOneIsShown() throws Exception {
        var report = report(side("a", 1, 2), side("a", 2, 1), "x", CompareOptions.EXACT);
        String english = HtmlReport.render(report, Locale.ROOT);
        assertTrue(english.contains("id=\"en\" checked"));
        assertTrue(english.contains("<span lang=\"en\">DIFFERS</span><span lang=\"zh-Hans\">有差异</span>"));
        assertTrue(HtmlReport.render(report, Locale.CHINA).contains("id=\"zh\" checked"));
        assertFalse(english.contains("exporting."), "a key without words");
    }

    @Test
    void twoEmptySidesAreNoMatch() throws Exception {
        var report = report(side("a"), side("a"), "x", CompareOptions.EXACT);
        assertEquals(ComparisonReport.Stamp.EMPTY, report.stamp());
        assertFalse(HtmlReport.render(report, Locale.ROOT).contains("band match"));
    }

    @Test
    void whatWasIgnoredOrContradictsItselfIsNoMatch() throws Exception {
        var ignoring = new CompareOptions(0, 0, 0, List.of("Age"), 10);
        assertEquals(
                ComparisonReport.Stamp.WITHIN,
                report(side("a", 1), side("a", 1), "x", ignoring).stamp());
        var plain = report(side("a", 1), side("a", 1), "x", CompareOptions.EXACT);
        assertEquals(ComparisonReport.Stamp.MATCH, plain.stamp());
        var wrong = new ComparisonReport.Side(
                "n", "f", null, OptionalLong.empty(), "aa", "bb", plain.a().entities());
        var doubtful = new ComparisonReport(
                wrong, plain.b(), plain.found(), plain.statistics(), plain.options(), plain.created());
        assertEquals(ComparisonReport.Stamp.DOUBTFUL, doubtful.stamp());
    }

    @Test
    @Timeout(60)
    void aMillionInAnotherOrderStaysAFewMegabytes() throws Exception {
        int size = 1_000_000;
        int[] ids = IntStream.range(0, size).toArray();
        int[] backwards = IntStream.range(0, size).map(i -> size - 1 - i).toArray();
        String html = HtmlReport.render(report(plain(ids), plain(backwards), "x", CompareOptions.EXACT), Locale.ROOT);
        assertTrue(html.length() < 2_000_000, () -> html.length() + " characters");
        assertTrue(html.contains("and 998,999 more"));
    }

    private static EntitySequence plain(int[] ids) {
        return new EntityColumns(
                ids.length,
                row -> "u" + ids[row],
                row -> ids[row] % 3 == 0 ? "minecraft:pig" : "minecraft:cow",
                _ -> null,
                _ -> null,
                List.of(_ -> 0L, row -> ids[row], _ -> 0L),
                Collections.nCopies(8, _ -> 0.0));
    }
}
