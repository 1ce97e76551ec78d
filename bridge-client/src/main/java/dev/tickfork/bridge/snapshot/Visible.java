package dev.tickfork.bridge.snapshot;

import java.util.Locale;

/// Text that can be shown on one line: control characters and line separators become `\u0008`. Stateless.
final class Visible {
    /// Longest text that a message quotes.
    private static final int MAX = 100;

    private Visible() {}

    static String of(String text) {
        var out = new StringBuilder();
        for (int i = 0; i < text.length() && i < MAX; i++) {
            char c = text.charAt(i);
            if (Character.isISOControl(c)
                    || c == 0x2028
                    || c == 0x2029
                    || (Character.isSurrogate(c) && !paired(text, i))) {
                out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return text.length() > MAX ? out.append('…').toString() : out.toString();
    }

    private static boolean paired(String text, int i) {
        char c = text.charAt(i);
        return Character.isHighSurrogate(c)
                ? i + 1 < Math.min(text.length(), MAX) && Character.isLowSurrogate(text.charAt(i + 1))
                : i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
    }
}
