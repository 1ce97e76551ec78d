package dev.tickfork.core.wire;

import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.Keyword;
import dev.tickfork.protocol.MessageTypes;

/// One reply, not yet rendered. Immutable; rendered off the game thread.
///
/// @param stamped whether `millis` follows the type; only `pong` has its own clock field
public record Answer(String type, boolean stamped, Body body) {
    /// A reply of the keyword's own type.
    public static Answer to(Keyword keyword, Body body) {
        return new Answer(keyword.replyType(), true, body);
    }

    /// The reply that says no.
    ///
    /// @param message one sentence for a person
    public static Answer error(String message) {
        return new Answer(
                MessageTypes.ERROR, true, json -> json.name(Fields.MESSAGE).value(message));
    }
}
