package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.argument.NbtPath;
import dev.tickfork.sandbox.command.argument.NbtText;
import dev.tickfork.sandbox.command.argument.Words;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleFunction;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.ByteBinaryTag;
import net.kyori.adventure.nbt.DoubleBinaryTag;
import net.kyori.adventure.nbt.FloatBinaryTag;
import net.kyori.adventure.nbt.IntBinaryTag;
import net.kyori.adventure.nbt.LongBinaryTag;
import net.kyori.adventure.nbt.ShortBinaryTag;

/// `execute store`: writes the result of what follows into an entity, a storage or a score.
final class ExecuteStore {
    private static final Argument<NbtPath> PATH = NbtText.path("path");
    private static final Argument<Double> SCALE = Words.decimal("scale", -Double.MAX_VALUE, Double.MAX_VALUE);
    private static final Argument<Targets.Holders> HOLDERS = Targets.holders("targets");
    private static final Argument<String> OBJECTIVE = Words.word("objective");

    private static final Map<String, DoubleFunction<BinaryTag>> TYPES = Map.of(
            "byte", value -> ByteBinaryTag.byteBinaryTag((byte) (long) value),
            "short", value -> ShortBinaryTag.shortBinaryTag((short) (long) value),
            "int", value -> IntBinaryTag.intBinaryTag((int) value),
            "long", value -> LongBinaryTag.longBinaryTag((long) value),
            "float", value -> FloatBinaryTag.floatBinaryTag((float) value),
            "double", DoubleBinaryTag::doubleBinaryTag);

    private ExecuteStore() {}

    static Node node(Node execute) {
        return literal("store")
                .then(targets(literal("result"), false, execute), targets(literal("success"), true, execute));
    }

    private static Node targets(Node node, boolean successOnly, Node execute) {
        for (DataTarget.Kind kind : DataTarget.KINDS) {
            node.then(kind.node(target -> target.then(types(kind, successOnly, execute))));
        }
        return node.then(literal("score")
                .then(argument(HOLDERS)
                        .then(argument(OBJECTIVE).continues(() -> execute, context -> score(context, successOnly)))));
    }

    private static Node types(DataTarget.Kind kind, boolean successOnly, Node execute) {
        Node path = argument(PATH);
        TYPES.forEach((name, type) -> path.then(literal(name)
                .then(argument(SCALE).continues(() -> execute, context -> data(context, kind, type, successOnly)))));
        return path;
    }

    private static List<CommandSource> data(
            Context context, DataTarget.Kind kind, DoubleFunction<BinaryTag> type, boolean successOnly)
            throws CommandException {
        DataTarget target = kind.access(context);
        NbtPath path = context.get(PATH);
        double scale = context.get(SCALE);
        return List.of(context.source().alsoReporting((success, result) -> {
            int value = successOnly ? (success ? 1 : 0) : result;
            try {
                target.write(path.set(target.read(), type.apply(value * scale)).root());
            } catch (CommandException _) {
                // As in the game: a result that cannot be kept is not the command's failure.
            }
        }));
    }

    private static List<CommandSource> score(Context context, boolean successOnly) throws CommandException {
        CommandSource source = context.source();
        String objective = ScoreCommands.requireObjective(source, context.get(OBJECTIVE));
        List<String> holders = context.get(HOLDERS).names(source);
        return List.of(source.alsoReporting((success, result) -> holders.forEach(
                holder -> source.game().scores().set(holder, objective, successOnly ? (success ? 1 : 0) : result))));
    }
}
