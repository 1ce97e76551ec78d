package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.wire.CommandReply;
import dev.tickfork.protocol.Capabilities;
import java.time.Duration;

/// Empties a lab of all entities that its copied chunks still carry, players aside. It does so while the
/// world runs,
/// since a kill in a frozen world leaves dying entities behind; then the emptiness is saved, and the
/// world is frozen.
/// One thread.
final class ClearWorld {
    /// How long dying entities and late chunks get to show up between two kills: a death takes 20 ticks.
    static final int TICKS_BETWEEN = 25;

    /// Kills in a row that must find nothing.
    private static final int QUIET_KILLS = 2;

    /// Kills after which we stop believing: something makes entities faster than we remove them.
    static final int MOST_KILLS = 100;

    private static final Duration FLUSH = Duration.ofMinutes(5);
    private static final String KILL = "kill @e[type=!player]";

    private final LabGame game;

    ClearWorld(LabGame game) {
        this.game = game;
    }

    /// Leaves the world frozen, empty as far as kills can tell, and saved.
    ///
    /// @throws ActionFailure `COMMAND_FAILED`: the game did not clear, save or freeze
    void run(ActionContext context) throws ActionFailure, InterruptedException {
        if (game.isFrozen(context)) {
            game.setFrozen(false, context);
        }
        killAll(context);
        context.progress("flush", Message.of("restore.step.flush"));
        flush(context);
        game.setFrozen(true, context);
    }

    private void killAll(ActionContext context) throws ActionFailure, InterruptedException {
        int quiet = 0;
        for (int kills = 1; kills <= MOST_KILLS; kills++) {
            context.progress("clear", Message.of("restore.step.clear", kills));
            CommandReply reply = game.connection().command(KILL, context);
            switch (GameAnswers.kill(reply)) {
                case NOBODY -> quiet++;
                case SOME -> quiet = 0;
                case REFUSED -> throw LabGame.refused(KILL, reply.output());
            }
            if (quiet == QUIET_KILLS) {
                return;
            }
            game.connection().waitTicks(TICKS_BETWEEN, context);
        }
        throw ActionFailure.of(Codes.COMMAND_FAILED, Message.of("restore.never_empty", MOST_KILLS));
    }

    private void flush(ActionContext context) throws ActionFailure, InterruptedException {
        if (game.connection().supports(Capabilities.SAVE)) {
            var saved = game.connection().save(true, FLUSH, context);
            if (!saved.complete()) {
                throw ActionFailure.of(Codes.COMMAND_FAILED, Message.of("restore.not_saved", saved.detail()));
            }
            return;
        }
        String command = game.pack().commands().flush();
        CommandReply reply = game.connection().command(command, FLUSH, context);
        String failed = game.pack().commands().saves().failedPrefix();
        boolean refused = reply.output().stream().anyMatch(line -> line.startsWith(failed));
        if (refused || !GameAnswers.done(reply)) {
            throw LabGame.refused(command, reply.output());
        }
    }
}
