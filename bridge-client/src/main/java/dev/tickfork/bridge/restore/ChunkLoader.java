package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.wire.CommandReply;
import dev.tickfork.bridge.wire.ModConnection;
import java.time.Duration;
import java.util.BitSet;
import java.util.Map;

/// Marks the chunks of a plan for loading and waits until the game says of each one that it is loaded.
/// The marks stay:
/// a lab without players ticks nothing else. One thread.
final class ChunkLoader {
    /// How long no further chunk may come before we give up: generating one takes a slow machine a second.
    static final Duration PATIENCE = Duration.ofSeconds(60);

    /// Ticks between two rounds of asking.
    private static final int TICKS_BETWEEN = 5;

    private final LabGame game;
    private final Duration patience;

    ChunkLoader(LabGame game, Duration patience) {
        this.game = game;
        this.patience = patience;
    }

    /// @throws ActionFailure `COMMAND_FAILED`: a mark was refused; `TIMEOUT`: chunks did not load
    void load(RestorePlan plan, ActionContext context) throws ActionFailure, InterruptedException {
        for (ChunkTile tile : plan.tiles()) {
            String command = game.dimension().in(tile.command("add"));
            CommandReply reply = game.connection().command(command, context);
            if (!GameAnswers.marked(reply)) {
                throw LabGame.refused(command, reply.output());
            }
        }
        prove(plan.wanted(), context);
    }

    private void prove(ChunkArea area, ActionContext context) throws ActionFailure, InterruptedException {
        var loaded = new BitSet(area.size());
        long lastGain = System.nanoTime();
        while (true) {
            int before = loaded.cardinality();
            ask(area, loaded, context);
            int now = loaded.cardinality();
            context.progress("load", Message.of("restore.step.load", area.size()), now, area.size());
            if (now == area.size()) {
                return;
            }
            if (now > before) {
                lastGain = System.nanoTime();
            } else if (System.nanoTime() - lastGain > patience.toNanos()) {
                throw notLoaded(area, loaded);
            }
            game.connection().waitTicks(TICKS_BETWEEN, context);
        }
    }

    /// One round: every chunk that is not proved yet is asked for.
    private void ask(ChunkArea area, BitSet loaded, ActionContext context) throws ActionFailure, InterruptedException {
        var window = new CommandWindow<Integer>(game.connection(), ModConnection.ANSWER);
        for (int i = loaded.nextClearBit(0); i < area.size(); i = loaded.nextClearBit(i + 1)) {
            context.checkCancelled();
            String command = game.dimension().ifLoaded(area.x(i), area.z(i));
            if (window.isFull(command.length())) {
                note(window.take(), loaded);
            }
            window.send(i, command, context);
        }
        while (!window.isEmpty()) {
            note(window.take(), loaded);
        }
    }

    private static void note(CommandWindow.Answer<Integer> answer, BitSet loaded) {
        if (GameAnswers.passed(answer.reply())) {
            loaded.set(answer.subject());
        }
    }

    private static ActionFailure notLoaded(ChunkArea area, BitSet loaded) {
        int missing = area.size() - loaded.cardinality();
        int first = loaded.nextClearBit(0);
        return ActionFailure.of(
                        Codes.TIMEOUT,
                        Message.of("restore.not_loaded", missing, area.size(), area.x(first), area.z(first)))
                .asRetryable()
                .with(Map.of("missing", missing, "chunks", area.size()));
    }
}
