package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.pack.CommandTexts;
import dev.tickfork.bridge.pack.TickStatus;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.StateReply;
import dev.tickfork.bridge.world.Check;

/// Finds out how the source ticks, without changing it. A fork can only give back a state that it could read.
record TickCheck(ModConnection connection, CommandTexts texts) {
    /// Long enough for a stepping game to show it, short enough not to be felt.
    private static final int LOOK_TICKS = 2;

    /// As the mod tells it, else as the game answers.
    TickStatus status(StateReply state, ActionContext context) throws ActionFailure, InterruptedException {
        if (state.sprinting().orElse(false)) {
            return TickStatus.SPRINTING;
        }
        if (state.frozen().isPresent()) {
            return state.frozen().get() ? TickStatus.FROZEN : TickStatus.RUNNING;
        }
        return texts.tickStatus(connection.command(texts.tickQuery(), context).output());
    }

    Check check(StateReply state, TickStatus status, ActionContext context) throws ActionFailure, InterruptedException {
        return switch (status) {
            case UNKNOWN -> Check.blocked("FORK_TICKING", Message.of("fork.check.unknown"));
            case SPRINTING -> Check.blocked("FORK_TICKING", Message.of("fork.check.sprinting"));
            case FROZEN ->
                isStepping(state, context)
                        ? Check.blocked("FORK_TICKING", Message.of("fork.check.stepping"))
                        : new Check.Warned("FORK_TICKING", Message.of("fork.check.frozen"));
            case RUNNING ->
                state.paused().orElse(false)
                        ? new Check.Warned("FORK_TICKING", Message.of("fork.check.paused"))
                        : new Check.Passed("FORK_TICKING", Message.of("fork.check.running"));
        };
    }

    /// A frozen game that is being stepped moves its game time; a paused one cannot, and no tick would come.
    private boolean isStepping(StateReply state, ActionContext context) throws ActionFailure, InterruptedException {
        if (state.gameTime().isEmpty() || state.paused().orElse(false)) {
            return false; // not to be seen from here; the second snapshot will show it
        }
        connection.waitTicks(LOOK_TICKS, context);
        return !connection.state(context).gameTime().equals(state.gameTime());
    }
}
