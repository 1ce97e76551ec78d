package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.pack.CommandTexts;
import dev.tickfork.bridge.wire.CommandReply;
import dev.tickfork.protocol.Capabilities;
import java.time.Duration;

/// Has the source write all of its world to disk: through the mod where it can, else by command. A source that
/// can do neither (a single-player world under an old mod) is forked as it stands on disk, and that is said.
final class FlushWorld {
    /// Big worlds on slow disks need minutes, and the game answers nothing meanwhile.
    private static final Duration PATIENCE = Duration.ofMinutes(15);

    private FlushWorld() {}

    /// What is known of the files on disk; `wire` is how manifests spell it.
    enum Flushed {
        /// All was written.
        YES("flushed"),
        /// The source cannot be told to write.
        NO("not flushed"),
        /// It was told, and its answer does not prove that all was written.
        UNPROVEN("unproven");

        private final String wire;

        Flushed(String wire) {
            this.wire = wire;
        }

        String wire() {
            return wire;
        }
    }

    static Flushed run(Source source, ActionContext context) throws ActionFailure, InterruptedException {
        context.progress("flush", Message.of("fork.flushing"));
        var connection = source.connection();
        if (connection.supports(Capabilities.SAVE)) {
            return connection.save(true, PATIENCE, context).complete() ? Flushed.YES : Flushed.UNPROVEN;
        }
        CommandTexts texts = source.pack().commands();
        return judge(connection.command(texts.flush(), PATIENCE, context), texts);
    }

    private static Flushed judge(CommandReply reply, CommandTexts texts) {
        if (texts.isUnknownCommand(reply.output())) {
            return Flushed.NO;
        }
        if (reply.success().isPresent()) {
            return reply.success().get() ? Flushed.YES : Flushed.UNPROVEN;
        }
        boolean saved = reply.output().contains(texts.saves().saved());
        return saved ? Flushed.YES : Flushed.UNPROVEN;
    }
}
