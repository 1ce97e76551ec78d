package dev.tickfork.bridge.snapshot;

import java.util.ArrayList;
import java.util.List;

/// Reads from a line that was checked before what is not kept in columns: the list of passengers. Stateless.
final class LineReader {
    private LineReader() {}

    /// UUIDs of the line's `passengers`, those of the last such field; entries that are no text are left
    /// out.
    static List<String> passengers(byte[] line) throws BadJsonException {
        var json = new JsonCursor();
        json.reset(line, 0, line.length);
        List<String> found = List.of();
        json.take('{');
        if (json.takeIf('}')) {
            return found;
        }
        do {
            json.string();
            EntityField field = EntityField.of(json.bytes(), json.start(), json.stop(), json.escaped());
            json.take(':');
            if (field == EntityField.PASSENGERS && json.takeIf('[')) {
                found = texts(json);
            } else {
                json.skip();
            }
        } while (json.takeIf(','));
        return found;
    }

    private static List<String> texts(JsonCursor json) throws BadJsonException {
        var texts = new ArrayList<String>();
        if (json.takeIf(']')) {
            return texts;
        }
        do {
            boolean text = json.peek() == '"';
            json.skip();
            if (text && json.stop() > json.start()) {
                texts.add(JsonText.decode(json.bytes(), json.start(), json.stop()));
            }
        } while (json.takeIf(','));
        json.take(']');
        return texts;
    }
}
