package dev.tickfork.bridge.wire;

import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.MessageTypes;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// One line that a mod sent, taken apart.
///
/// @param type empty when it has none
/// @param raw  the line as it came
record Incoming(String type, JsonNode json, String raw) {
    /// @throws tools.jackson.core.JacksonException the line is not JSON
    static Incoming parse(String line) {
        JsonNode json = WireJson.parse(line);
        return new Incoming(WireJson.text(json, Fields.TYPE).orElse(""), json, line);
    }

    boolean isObject() {
        return json.isObject();
    }

    private boolean markedEvent() {
        return WireJson.isTrue(json, Fields.EVENT);
    }

    /// The greeting; a start-up event of the same type is none.
    boolean isHello() {
        return type.equals(MessageTypes.HELLO) && !markedEvent();
    }

    boolean isReply() {
        return !markedEvent() && MessageTypes.isReply(type);
    }

    boolean isError() {
        return type.equals(MessageTypes.ERROR);
    }

    String errorText() {
        return WireJson.text(json, Fields.MESSAGE).orElse(raw);
    }

    Optional<String> rid() {
        return WireJson.text(json, Fields.RID);
    }

    ModEvent toEvent() {
        String text = WireJson.text(json, Fields.TEXT)
                .or(() -> WireJson.text(json, Fields.MESSAGE))
                .orElse("");
        return new ModEvent(type, WireJson.whole(json, Fields.MILLIS).orElse(0), text, raw);
    }
}
