package dev.tickfork.core.event;

import dev.tickfork.core.wire.Body;
import dev.tickfork.core.wire.JsonLine;
import dev.tickfork.protocol.Fields;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/// Tells events to everyone who listens: the log, and every connection. Any thread, also the game's; never
/// waits.
public final class Events {
    private final List<Consumer<byte[]>> listeners = new CopyOnWriteArrayList<>();

    /// @param listener takes one rendered line; must not wait
    public void addListener(Consumer<byte[]> listener) {
        listeners.add(listener);
    }

    /// An event with fields of its own.
    public void publish(String type, Body body) {
        byte[] line = JsonLine.event(type, body);
        listeners.forEach(listener -> listener.accept(line));
    }

    /// An event that is a text.
    public void text(String type, String text) {
        publish(type, json -> json.name(Fields.TEXT).value(text));
    }

    /// An event that says what went wrong.
    public void error(String type, String message) {
        publish(type, json -> json.name(Fields.MESSAGE).value(message));
    }
}
