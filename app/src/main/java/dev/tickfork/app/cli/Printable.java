package dev.tickfork.app.cli;

import java.util.Locale;

/// Makes text of foreign origin (types, names, console lines) harmless for a terminal: control characters,
/// line separators and direction controls become `\u001b`. Stateless. `--json` is not touched: it escapes.
final class Printable {
    /// Longest table cell in characters: longer ones would push every other column away.
    private static final int CELL = 120;

    private Printable() {}

    /// Text of one or more lines: line feeds and tabs stay.
    static String text(String text) {
        return escape(text, true);
    }

    /// One cell of a table: one line, cut where it is too long.
    static String cell(String text) {
        boolean cut = text.length() > CELL;
        return escape(cut ? text.substring(0, CELL) : text, false) + (cut ? "…" : "");
    }

    private static String escape(String text, boolean lines) {
        if (text.chars().noneMatch(c -> hidden(c) && !(lines && (c == '\n' || c == '\t')))) {
            return text;
        }
        var out = new StringBuilder();
        text.chars().forEach(c -> {
            if (hidden(c) && !(lines && (c == '\n' || c == '\t'))) {
                out.append(String.format(Locale.ROOT, "\\u%04x", c));
            } else {
                out.append((char) c);
            }
        });
        return out.toString();
    }

    private static boolean hidden(int c) {
        return Character.isISOControl(c)
                || c == 0x2028
                || c == 0x2029
                || (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2066 && c <= 0x2069);
    }
}
