package dev.tickfork.app.cli;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Fills a request; an option that was not given is left out, so that the registry's default holds.
final class Requests {
    private Requests() {}

    static void put(Map<String, Object> request, String key, @Nullable Object value) {
        if (value != null) {
            request.put(key, value);
        }
    }
}
