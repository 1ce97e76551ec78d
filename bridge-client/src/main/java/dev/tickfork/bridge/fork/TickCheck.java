package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.pack.CommandTexts;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.StateReply;
import dev.tickfork.bridge.wire.TickStatus;
import dev.tickfork.bridge.world.Check;
import java.util.List;
import java.util.Optional;

/// Finds out how the source ticks, without changing it. A fork can only give back a state that it could read.
final class TickCheck {
    private TickCheck() {}

    /// How a source ticks.
    ///
    /// @param frozen it is frozen already
    /// @param paused its window is not in front: still, and no tick will come
    record Found(Check check, boolean frozen, boolean paused) {}

    /// As the mod tells it, else as the game answers.
    static Found look(ModConnection connection, StateReply state, CommandTexts texts, ActionContext context)
            throws ActionFailure, InterruptedException {
        Optional<TickStatus> told = state.ticking();
        return told.isPresent()
                ? told(told.get())
                : answered(texts, connection.command(texts.tickQuery(), context).output());
    }

    private static Found told(TickStatus ticking) {
        if (ticking.sprinting()) {
            return new Found(blocked("fork.check.sprinting"), false, ticking.paused());
        }
        if (ticking.stepping()) {
            return new Found(blocked("fork.check.stepping"), true, ticking.paused());
        }
        if (ticking.paused()) {
            return new Found(warned("fork.check.paused"), ticking.frozen(), true);
        }
        return ticking.frozen()
                ? new Found(warned("fork.check.frozen"), true, false)
                : new Found(passed(), false, false);
    }

    private static Found answered(CommandTexts texts, List<String> output) {
        return switch (texts.tickAnswer(output)) {
            case UNKNOWN -> new Found(blocked("fork.check.unknown"), false, false);
            case SPRINTING -> new Found(blocked("fork.check.sprinting"), false, false);
            case FROZEN -> new Found(warned("fork.check.frozen"), true, false);
            case RUNNING -> new Found(passed(), false, false);
        };
    }

    private static Check blocked(String key) {
        return Check.blocked("FORK_TICKING", Message.of(key));
    }

    private static Check warned(String key) {
        return new Check.Warned("FORK_TICKING", Message.of(key));
    }

    private static Check passed() {
        return new Check.Passed("FORK_TICKING", Message.of("fork.check.running"));
    }
}
