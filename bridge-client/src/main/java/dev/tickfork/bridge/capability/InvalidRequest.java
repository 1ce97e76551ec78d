package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.util.Map;

/// Makes the one failure of a request that breaks its contract: `INVALID_REQUEST` with path, expected,
/// received.
final class InvalidRequest {
    private static final int SHOWN = 120;

    private InvalidRequest() {}

    static ActionFailure at(String path, String expected, Object received) {
        String shown = String.valueOf(received);
        if (shown.length() > SHOWN) {
            shown = shown.substring(0, SHOWN) + "…";
        }
        return ActionFailure.of(Codes.INVALID_REQUEST, Message.of("capability.invalid", path, expected, shown))
                .with(Map.of("path", path, "expected", expected, "received", shown));
    }
}
