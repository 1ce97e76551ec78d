package dev.tickfork.app.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;

/// The one sheet of the window: AtlantaFX Primer, our tokens, the names that ControlsFX looks up, and the
/// rules of our own controls, with every size but hairlines multiplied by the text scale. Immutable.
final class StyleSheet {
    private static final String OURS = "/dev/tickfork/app/ui/";
    private static final List<String> PARTS = List.of(
            "base",
            "shell",
            "welcome",
            "settings",
            "instances",
            "snapshots",
            "snapshot",
            "compare",
            "facts",
            "timeline");
    private static final Pattern PIXELS = Pattern.compile("(?<![\\w#.-])(-?\\d+(?:\\.\\d+)?)px");
    private static final Pattern TOKEN = Pattern.compile("(?m)^\\s*(-(?:color|tf)-[\\w-]+)\\s*:\\s*([^;{}]+);");
    private static final double HAIRLINE = 1;

    private final String text;
    private final Map<String, String> tokens = new HashMap<>();

    private StyleSheet(String text) {
        this.text = text;
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            tokens.put(matcher.group(1), matcher.group(2).strip());
        }
    }

    /// Reads the parts of one theme; about 200 kB from the class path.
    static StyleSheet of(boolean dark) {
        String name = dark ? "dark" : "light";
        var all = new StringBuilder();
        all.append(read("/atlantafx/base/theme/primer-" + name + ".css"));
        all.append(read(OURS + "tokens-" + name + ".css"));
        all.append(read(OURS + "modena.css"));
        for (String part : PARTS) {
            all.append(read(OURS + part + ".css")).append('\n');
        }
        return new StyleSheet(all.toString());
    }

    private static String read(String resource) {
        try (InputStream in = StyleSheet.class.getResourceAsStream(resource)) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The colour of a token, following references to other tokens.
    Color color(String token) {
        String value = token;
        for (int hops = 0; hops < 8 && value.startsWith("-"); hops++) {
            String next = tokens.get(value);
            if (next == null) {
                throw new IllegalArgumentException("no such colour: " + value);
            }
            value = next;
        }
        return Color.web(value);
    }

    /// The sheet at a text scale, as an address that JavaFX reads.
    String address(double scale) {
        return "data:text/css;base64,"
                + Base64.getEncoder().encodeToString(scaled(scale).getBytes(StandardCharsets.UTF_8));
    }

    String scaled(double scale) {
        if (scale == 1) {
            return text;
        }
        return PIXELS.matcher(text).replaceAll(match -> {
            double px = Double.parseDouble(match.group(1));
            return Math.abs(px) <= HAIRLINE ? match.group() : String.format(Locale.ROOT, "%.2fpx", px * scale);
        });
    }
}
