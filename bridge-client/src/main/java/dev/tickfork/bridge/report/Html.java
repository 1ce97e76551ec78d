package dev.tickfork.bridge.report;

import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.texts.Texts;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Text of an HTML file that grows. Whatever comes from outside is escaped: markup, control characters, and
/// the characters that turn the direction of writing. Every sentence stands there in both languages; the
/// file's style shows one. One thread.
final class Html {
    private static final Texts ENGLISH = new Texts(Locale.ROOT);
    private static final Texts CHINESE = new Texts(Locale.SIMPLIFIED_CHINESE);

    private final StringBuilder out = new StringBuilder(1 << 16);

    /// Adds markup that we wrote ourselves.
    Html raw(String markup) {
        out.append(markup);
        return this;
    }

    /// Adds foreign text, kept apart in direction from what stands around it.
    Html foreign(@Nullable String text) {
        out.append("<bdi>").append(text == null ? "–" : escape(text)).append("</bdi>");
        return this;
    }

    /// Adds a sentence in both languages.
    ///
    /// @param values plain text; escaped here
    Html say(String key, Object... values) {
        var message = new Message(key, List.of(values));
        out.append("<span lang=\"en\">").append(escape(ENGLISH.render(message)));
        out.append("</span><span lang=\"zh-Hans\">").append(escape(CHINESE.render(message)));
        out.append("</span>");
        return this;
    }

    /// Adds a whole number, grouped.
    Html number(long value) {
        out.append(grouped(value));
        return this;
    }

    /// Begins a table with these heads, of which those from `numbers` on stand right.
    Html table(int numbers, String... headKeys) {
        raw("<div class=\"scroll\"><table><thead><tr>");
        for (int i = 0; i < headKeys.length; i++) {
            raw(i >= numbers ? "<th class=\"n\">" : "<th>");
            if (!headKeys[i].isEmpty()) {
                say(headKeys[i]);
            }
            raw("</th>");
        }
        return raw("</tr></thead><tbody>\n");
    }

    Html endTable() {
        return raw("</tbody></table></div>\n");
    }

    static String grouped(long value) {
        return format("#,##0", (double) value).replace('-', '−');
    }

    static String signed(long value) {
        return (value > 0 ? "+" : "") + grouped(value);
    }

    /// With at most `digits` after the point; NaN as a dash.
    static String decimal(double value, int digits) {
        return Double.isNaN(value)
                ? "–"
                : format("#,##0." + "#".repeat(digits), value).replace('-', '−');
    }

    private static String format(String pattern, double value) {
        return new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.ROOT)).format(value);
    }

    /// Safe in text and in quoted attributes.
    static String escape(String text) {
        var out = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '&' -> out.append("&amp;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> append(out, c);
            }
        });
        return out.toString();
    }

    private static void append(StringBuilder out, int c) {
        if (hidden(c)) {
            out.append(String.format(Locale.ROOT, "\\u%04x", c));
        } else {
            out.appendCodePoint(c);
        }
    }

    /// Control characters, line separators, halves of a pair, and what changes the direction of the text behind it.
    private static boolean hidden(int c) {
        return Character.isISOControl(c)
                || c == 0x2028
                || c == 0x2029
                || (c >= 0xD800 && c <= 0xDFFF)
                || c == 0x061C
                || c == 0x200E
                || c == 0x200F
                || (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2066 && c <= 0x2069)
                || c == 0xFEFF
                || (c & 0xFFFE) == 0xFFFE;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
