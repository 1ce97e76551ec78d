package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.pack.GamePack;
import dev.tickfork.bridge.pack.TickAnswer;
import dev.tickfork.bridge.wire.CommandReply;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.StateReply;
import dev.tickfork.bridge.wire.TickStatus;
import java.util.List;
import java.util.Map;

/// The proved destination as the steps of a restore talk to it. Any thread; calls block.
///
/// @param pack what the instance's game version calls things
record LabGame(ModConnection connection, GamePack pack, Dimension dimension) {
    /// Runs a command that must succeed.
    ///
    /// @throws ActionFailure `COMMAND_FAILED`, with the command and what the game said
    void run(String command, ActionContext context) throws ActionFailure, InterruptedException {
        CommandReply reply = connection.command(command, context);
        if (!GameAnswers.done(reply)) {
            throw refused(command, reply.output());
        }
    }

    static ActionFailure refused(String command, List<String> output) {
        return ActionFailure.of(
                        Codes.COMMAND_FAILED, Message.of("restore.command_failed", command, String.join(" ", output)))
                .with(Map.of("command", command, "output", output));
    }

    boolean isFrozen(ActionContext context) throws ActionFailure, InterruptedException {
        StateReply state = connection.state(context);
        if (state.ticking().isPresent()) {
            return state.ticking().get().frozen();
        }
        CommandReply reply = connection.command(pack.commands().tickQuery(), context);
        var status = pack.commands().tickAnswer(reply.output());
        if (status == TickAnswer.UNKNOWN) {
            throw ActionFailure.of(Codes.COMMAND_FAILED, Message.of("restore.tick_unknown", reply.text()))
                    .with(Map.of("command", pack.commands().tickQuery(), "output", reply.output()));
        }
        return status == TickAnswer.FROZEN;
    }

    /// Freezes or unfreezes, and asks the game whether it did.
    void setFrozen(boolean frozen, ActionContext context) throws ActionFailure, InterruptedException {
        String command = frozen ? pack.commands().freeze() : pack.commands().unfreeze();
        run(command, context);
        if (isFrozen(context) != frozen) {
            throw refused(command, List.of());
        }
    }

    /// A counter that goes on while the world ticks: the world's own time where the mod tells it (it
    /// stands still
    /// while frozen), else the server's count.
    long ticks(ActionContext context) throws ActionFailure, InterruptedException {
        StateReply state = connection.state(context);
        return state.ticking().map(TickStatus::gameTime).orElse(state.tick());
    }
}
