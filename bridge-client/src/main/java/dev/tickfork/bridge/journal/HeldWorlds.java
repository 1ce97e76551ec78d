package dev.tickfork.bridge.journal;

import dev.tickfork.bridge.action.ActionContext;

/// Puts back the state of a world that a dead process held still. A seam over the wire.
@FunctionalInterface
public interface HeldWorlds {
    /// What came of it.
    enum Answer {
        /// The prior state is back.
        PUT_BACK,
        /// The instance runs another world or another run of it: nothing was sent.
        OTHER_WORLD,
        /// Nobody answers there: nothing is known.
        UNREACHABLE,
        /// It answers, it is the same, and it could not be put back.
        FAILED
    }

    /// Proves that the instance still runs the world that was held, and only then puts it back.
    Answer putBack(HeldWorld world, ActionContext context) throws InterruptedException;
}
