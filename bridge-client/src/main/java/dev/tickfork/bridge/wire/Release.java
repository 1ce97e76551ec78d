package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.Message;
import java.util.List;

/// What the end of a freeze did.
///
/// @param running      whether the world ticks again (false when it was frozen before, or somebody froze
///       it since)
/// @param restored     whether the prior state is back exactly
/// @param foundChanged what somebody else had changed meanwhile, and so was left
public record Release(boolean running, boolean restored, List<Message> foundChanged) {
    public Release {
        foundChanged = List.copyOf(foundChanged);
    }
}
