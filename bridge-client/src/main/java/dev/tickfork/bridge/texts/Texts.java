package dev.tickfork.bridge.texts;

import dev.tickfork.bridge.action.Message;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/// Turns [Message]s into sentences of one language. The part of a key before its first dot names the bundle
/// that holds it, so every package keeps its own file. English is the fallback. Immutable but for a cache;
/// safe from any thread.
public final class Texts {
    private static final String FOLDER = "dev.tickfork.bridge.texts.";

    private final Locale locale;
    private final Map<String, ResourceBundle> bundles = new ConcurrentHashMap<>();

    /// @param locale Simplified Chinese for any Chinese locale, English for all others
    public Texts(Locale locale) {
        this.locale = locale.getLanguage().equals("zh") ? Locale.SIMPLIFIED_CHINESE : Locale.ROOT;
    }

    /// The sentence in this language; an unknown key is a bug and comes back as the key itself with its
    /// values.
    public String render(Message message) {
        return fill(pattern(message), message.args());
    }

    private String pattern(Message message) {
        String key = message.key();
        int dot = key.indexOf('.');
        if (dot < 0) {
            return key + " " + message.args();
        }
        try {
            return bundles.computeIfAbsent(key.substring(0, dot), this::load).getString(key);
        } catch (MissingResourceException _) {
            return key + " " + message.args();
        }
    }

    private ResourceBundle load(String name) {
        return ResourceBundle.getBundle(
                FOLDER + name,
                locale,
                Texts.class.getClassLoader(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    /// Puts `args` in place of `{0}`, `{1}` ...; braces that are no such number stay.
    private String fill(String pattern, List<Object> args) {
        var out = new StringBuilder(pattern.length() + 32);
        int at = 0;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            int close = c == '{' ? pattern.indexOf('}', at) : -1;
            int index = close > at ? number(pattern, at + 1, close) : -1;
            if (index >= 0 && index < args.size()) {
                out.append(show(args.get(index)));
                at = close + 1;
            } else {
                out.append(c);
                at++;
            }
        }
        return out.toString();
    }

    private String show(Object value) {
        if (value instanceof Message inner) {
            return render(inner);
        }
        return value instanceof Double || value instanceof Float
                ? String.format(Locale.ROOT, "%.3f", ((Number) value).doubleValue())
                : String.valueOf(value);
    }

    private static int number(String text, int from, int to) {
        if (from >= to || to - from > 2) {
            return -1;
        }
        int value = 0;
        for (int i = from; i < to; i++) {
            int digit = Character.digit(text.charAt(i), 10);
            if (digit < 0) {
                return -1;
            }
            value = value * 10 + digit;
        }
        return value;
    }
}
