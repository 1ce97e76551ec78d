package dev.tickfork.app.ui;

import java.util.LinkedHashMap;
import java.util.Map;

/// A place in the window: a page and what it shows. Immutable; pages name each other only by this.
///
/// @param page the page's id
/// @param args what it shows; `instances(address)`, `snapshot(dir, row)`, `compare(a, b)`, `timeline(dirs)` with the
///     folders joined by line feeds; empty for the page as it is
public record Target(String page, Map<String, String> args) {
    public Target {
        args = Map.copyOf(args);
    }

    /// @param keyValues keys and values in turn
    public static Target of(String page, String... keyValues) {
        if (keyValues.length % 2 != 0) {
            throw new IllegalArgumentException("a key without a value for " + page);
        }
        var args = new LinkedHashMap<String, String>();
        for (int i = 0; i < keyValues.length; i += 2) {
            args.put(keyValues[i], keyValues[i + 1]);
        }
        return new Target(page, args);
    }

    /// The value of `key`, or `fallback` where the target does not say.
    public String arg(String key, String fallback) {
        return args.getOrDefault(key, fallback);
    }
}
