package dev.tickfork.bridge.action;

import java.util.List;

/// A sentence for a person, kept as data: a key of the message bundles and the values that go into it.
/// Immutable. It is turned into words only at the surface that shows it, in that surface's language.
///
/// @param key  dotted, lower case; the part before the first dot names the bundle (`fork.frozen` is in
///     `fork`)
/// @param args values for `{0}`, `{1}` ...: text, numbers, paths; shown as they print, numbers without
///     grouping
public record Message(String key, List<Object> args) {
    public Message {
        args = List.copyOf(args);
    }

    public static Message of(String key, Object... args) {
        return new Message(key, List.of(args));
    }
}
