package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.protocol.Capabilities;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Freezes and unfreezes a world through its console, proving each step by asking the game afterwards.
final class TickCommands {
    private static final String FREEZE = "tick freeze";
    private static final String UNFREEZE = "tick unfreeze";

    private final ModConnection connection;
    private final ActionContext context;

    TickCommands(ModConnection connection, ActionContext context) {
        this.connection = connection;
        this.context = context;
    }

    TickText.State state() throws ActionFailure, InterruptedException {
        if (connection.supports(Capabilities.TICK_STATE)) {
            Optional<TickStatus> told = connection.state(context).ticking();
            if (told.isPresent()) {
                return stateOf(told.get());
            }
        }
        return TickText.state(connection.command("tick query", context));
    }

    private static TickText.State stateOf(TickStatus told) {
        if (told.sprinting() || told.stepping()) {
            return TickText.State.SPRINTING;
        }
        return told.frozen() ? TickText.State.FROZEN : TickText.State.RUNNING;
    }

    /// Whether the world is frozen, before anything is changed.
    ///
    /// @throws ActionFailure `PREFLIGHT` when it sprints, or nobody can tell
    boolean frozenBefore() throws ActionFailure, InterruptedException {
        return switch (state()) {
            case FROZEN -> true;
            case RUNNING -> false;
            case SPRINTING ->
                throw ActionFailure.of(Codes.PREFLIGHT, Message.of("wire.freeze.sprinting", connection.endpoint()));
            case UNKNOWN ->
                throw ActionFailure.of(Codes.PREFLIGHT, Message.of("wire.freeze.unreadable", connection.endpoint()));
        };
    }

    /// @return what autosave was: true on, false off already, empty where there is no such command
    Optional<Boolean> autosaveOff() throws ActionFailure, InterruptedException {
        return switch (TickText.autosave(connection.command("save-off", context))) {
            case SWITCHED -> Optional.of(true);
            case ALREADY -> Optional.of(false);
            case UNKNOWN -> Optional.empty();
        };
    }

    /// @throws ActionFailure `COMMAND_FAILED` when the world still runs
    void freeze() throws ActionFailure, InterruptedException {
        CommandReply reply = connection.command(FREEZE, context);
        if (state() != TickText.State.FROZEN) {
            throw ActionFailure.of(
                    Codes.COMMAND_FAILED, Message.of("wire.freeze.failed", connection.endpoint(), reply.text()));
        }
    }

    /// @throws ActionFailure `COMMAND_FAILED` when the world is still frozen
    void unfreeze() throws ActionFailure, InterruptedException {
        CommandReply reply = connection.command(UNFREEZE, context);
        if (state() == TickText.State.FROZEN) {
            throw ActionFailure.of(
                    Codes.COMMAND_FAILED, Message.of("wire.freeze.failed", connection.endpoint(), reply.text()));
        }
    }

    /// Puts back what there was, and leaves what somebody else changed since.
    ///
    /// @throws ActionFailure `STILL_FROZEN` when the game does not do it
    Release putBack(PriorState prior) throws ActionFailure, InterruptedException {
        List<Message> found = new ArrayList<>();
        try {
            boolean restored = autosaveBack(prior, found);
            boolean running = tickingBack(prior, found);
            return new Release(running, restored && running != prior.frozen(), found);
        } catch (ActionFailure e) {
            throw stillFrozen(connection.endpoint(), e);
        }
    }

    static ActionFailure stillFrozen(Endpoint endpoint, ActionFailure cause) {
        return ActionFailure.of(Codes.STILL_FROZEN, Message.of("wire.freeze.stuck", endpoint), cause);
    }

    private boolean autosaveBack(PriorState prior, List<Message> found) throws ActionFailure, InterruptedException {
        if (!prior.autosave().orElse(false)) {
            return true;
        }
        TickText.Autosave back = TickText.autosave(connection.command("save-on", context));
        if (back == TickText.Autosave.ALREADY) {
            found.add(Message.of("wire.freeze.changed", "autosave"));
        }
        return back != TickText.Autosave.UNKNOWN;
    }

    private boolean tickingBack(PriorState prior, List<Message> found) throws ActionFailure, InterruptedException {
        boolean frozen = state() == TickText.State.FROZEN;
        if (!frozen) {
            found.add(Message.of("wire.freeze.changed", "frozen"));
            return true;
        }
        if (prior.frozen()) {
            return false;
        }
        unfreeze();
        return true;
    }
}
