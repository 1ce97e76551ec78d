package dev.tickfork.bridge.probe;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.probe.ProbeData.Result;
import dev.tickfork.bridge.wire.CommandReply;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.nbt.IgnoredPaths;
import dev.tickfork.nbt.NbtDiff;
import dev.tickfork.nbt.Snbt;
import dev.tickfork.nbt.SnbtException;
import dev.tickfork.nbt.SnbtMode;
import dev.tickfork.nbt.UnwritableNbtException;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// Sends NBT through the game's own parser: into a command storage of our own, back as text, and out again.
/// Changes nothing else, and leaves nothing behind.
final class GameParser {
    private static final String PLACE = "storage tickfork:probe entity";

    private final ModConnection connection;

    GameParser(ModConnection connection) {
        this.connection = connection;
    }

    /// @param said see [ProbeData.Probed]
    record Answer(Result result, String said) {}

    Answer ask(String nbt, ActionContext context) throws ActionFailure, InterruptedException {
        CompoundBinaryTag sent;
        String text;
        try {
            sent = Snbt.parseCompound(nbt, SnbtMode.LENIENT);
            text = Snbt.writeForCommand(sent);
        } catch (SnbtException | UnwritableNbtException e) {
            return new Answer(Result.REFUSED, String.valueOf(e.getMessage()));
        }
        remove(); // what a probe that was killed may have left; an equal value would count as a refusal
        try {
            CommandReply set = connection.command("data modify " + PLACE + " set value " + text, context);
            if (!set.success().orElse(true)) {
                return new Answer(Result.REFUSED, set.text());
            }
            return compare(sent, connection.command("data get " + PLACE, context));
        } finally {
            remove();
        }
    }

    /// Not cancelled half way: the storage is saved with the world.
    private void remove() throws ActionFailure, InterruptedException {
        connection.command("data remove " + PLACE, ActionContext.silent());
    }

    /// `commands.data.storage.query` ends with the value, in every language of the server.
    private static Answer compare(CompoundBinaryTag sent, CommandReply reply) {
        String said = reply.text();
        int from = said.indexOf('{');
        if (from < 0) {
            boolean told = reply.success().isPresent();
            return new Answer(told && !reply.success().get() ? Result.REFUSED : Result.UNREADABLE, said);
        }
        try {
            var back = Snbt.parseCompound(said.substring(from), SnbtMode.LENIENT);
            var differences = NbtDiff.diff(sent, back, IgnoredPaths.NONE, 1);
            return differences.isEmpty()
                    ? new Answer(Result.SAME, "")
                    : new Answer(Result.DIFFERENT, differences.getFirst().path().toString());
        } catch (SnbtException e) {
            return new Answer(Result.UNREADABLE, String.valueOf(e.getMessage()));
        }
    }
}
