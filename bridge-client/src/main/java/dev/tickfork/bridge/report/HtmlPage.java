package dev.tickfork.bridge.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;

/// One HTML file that needs nothing else: style inside, no script, nothing loaded, light or dark as the
/// reader's system, both languages with a switch. Stateless.
final class HtmlPage {
    /// How such a file begins; only a file that begins so is replaced without a question.
    static final String START = "<!doctype html><!-- TickFork report -->";

    private static final String STYLE = style();

    private HtmlPage() {}

    /// @param title foreign text
    /// @param shown the language that is shown first
    /// @param body  adds the content
    static String render(String title, Locale shown, Consumer<Html> body) {
        boolean chinese = shown.getLanguage().equals("zh");
        var html = new Html();
        html.raw(START).raw("\n<html lang=\"").raw(chinese ? "zh-Hans" : "en").raw("\"><head><meta charset=\"utf-8\">");
        // A report may be opened from anywhere: it can run nothing and fetch nothing, whatever a name in it says.
        html.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
                .raw("style-src 'unsafe-inline'\">")
                .raw("<meta name=\"viewport\" content=\"width=device-width\">")
                .raw("<meta name=\"color-scheme\" content=\"light dark\"><title>")
                .raw(Html.escape(title))
                .raw("</title><style>\n")
                .raw(STYLE)
                .raw("</style></head><body>\n");
        choice(html, "en", "English", !chinese);
        choice(html, "zh", "中文", chinese);
        html.raw("<main>\n");
        body.accept(html);
        return html.raw("</main></body></html>\n").toString();
    }

    private static void choice(Html html, String id, String name, boolean first) {
        html.raw("<input type=\"radio\" name=\"language\" id=\"" + id + "\"" + (first ? " checked" : "") + ">");
        html.raw("<label for=\"" + id + "\">" + name + "</label>\n");
    }

    private static String style() {
        try (InputStream in = HtmlPage.class.getResourceAsStream("report.css")) {
            if (in == null) {
                throw new IllegalStateException("report.css is not in the jar");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
