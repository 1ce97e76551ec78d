package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.block.BlockState;
import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.Point;
import dev.tickfork.sandbox.command.argument.Coordinates;
import dev.tickfork.sandbox.command.argument.EntitySelector;
import dev.tickfork.sandbox.command.argument.NbtPath;
import dev.tickfork.sandbox.command.argument.NbtText;
import dev.tickfork.sandbox.command.argument.Range;
import dev.tickfork.sandbox.command.argument.Words;
import dev.tickfork.sandbox.world.SandboxLevel;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The conditions of `execute if` and `execute unless`, at the end of a line or before more of it.
final class ExecuteConditions {
    private static final Argument<EntitySelector> ENTITIES = EntitySelector.entities("entities");
    private static final Argument<Coordinates> POS = Coordinates.block("pos");
    private static final Argument<String> BLOCK = BlockCommands.block("block");
    private static final Argument<Targets.Holders> TARGET = Targets.holders("target");
    private static final Argument<String> OBJECTIVE = Words.word("targetObjective");
    private static final Argument<Targets.Holders> SOURCE = Targets.holders("source");
    private static final Argument<String> SOURCE_OBJECTIVE = Words.word("sourceObjective");
    private static final Argument<Range> RANGE = Range.ints("range");
    private static final Argument<NbtPath> PATH = NbtText.path("path");

    /// Counts what holds; 0 is no.
    @FunctionalInterface
    private interface Count {
        int of(Context context) throws CommandException;
    }

    @FunctionalInterface
    private interface Compare {
        boolean holds(int left, int right);
    }

    private static final Map<String, Compare> COMPARISONS = Map.of(
            "=",
            (a, b) -> a == b,
            "<",
            (a, b) -> a < b,
            "<=",
            (a, b) -> a <= b,
            ">",
            (a, b) -> a > b,
            ">=",
            (a, b) -> a >= b);

    private ExecuteConditions() {}

    static Node node(String word, boolean wanted, Node execute) {
        Node score = argument(OBJECTIVE);
        COMPARISONS.forEach((sign, compare) -> score.then(literal(sign)
                .then(argument(SOURCE)
                        .then(flag(
                                argument(SOURCE_OBJECTIVE), wanted, execute, context -> compared(context, compare))))));
        score.then(literal("matches").then(flag(argument(RANGE), wanted, execute, ExecuteConditions::inRange)));
        Node data = literal("data");
        for (DataTarget.Kind kind : DataTarget.KINDS) {
            data.then(kind.node(target -> target.then(counted(
                    argument(PATH),
                    wanted,
                    execute,
                    context ->
                            context.get(PATH).get(kind.access(context).read()).size()))));
        }
        return literal(word)
                .then(
                        literal("entity")
                                .then(counted(
                                        argument(ENTITIES),
                                        wanted,
                                        execute,
                                        context -> context.get(ENTITIES)
                                                .all(context.source())
                                                .size())),
                        literal("loaded").then(flag(argument(POS), wanted, execute, ExecuteConditions::isLoaded)),
                        literal("block")
                                .then(argument(POS)
                                        .then(flag(argument(BLOCK), wanted, execute, ExecuteConditions::isBlock))),
                        literal("score").then(argument(TARGET).then(score)),
                        data);
    }

    private static Node flag(Node node, boolean wanted, Node execute, Count count) {
        return condition(node, wanted, execute, count, false);
    }

    private static Node counted(Node node, boolean wanted, Node execute, Count count) {
        return condition(node, wanted, execute, count, true);
    }

    private static Node condition(Node node, boolean wanted, Node execute, Count count, boolean tellCount) {
        return node.runs(context -> {
                    int found = count.of(context);
                    if (found > 0 != wanted) {
                        throw CommandException.failed(
                                tellCount && found > 0 ? "Test failed, count: " + found : "Test failed");
                    }
                    context.source().say(tellCount && found > 0 ? "Test passed, count: " + found : "Test passed");
                    return tellCount && found > 0 ? found : 1;
                })
                .forks(
                        () -> execute,
                        context -> count.of(context) > 0 == wanted ? List.of(context.source()) : List.of());
    }

    private static int isLoaded(Context context) {
        Point at = context.get(POS).resolve(context.source());
        return context.source().level().isLoaded(at.blockX() >> 4, at.blockZ() >> 4) ? 1 : 0;
    }

    private static int isBlock(Context context) throws CommandException {
        CommandSource source = context.source();
        Point at = context.get(POS).resolve(source);
        SandboxLevel level = source.level();
        BlockCommands.requireLoaded(level, at);
        BlockState there = level.blockAt(at.blockX(), at.blockY(), at.blockZ());
        return BlockCommands.matches(context.get(BLOCK), there) ? 1 : 0;
    }

    private static int inRange(Context context) throws CommandException {
        Integer score = score(context, TARGET, OBJECTIVE);
        return score != null && context.get(RANGE).contains(score) ? 1 : 0;
    }

    private static int compared(Context context, Compare compare) throws CommandException {
        Integer left = score(context, TARGET, OBJECTIVE);
        Integer right = score(context, SOURCE, SOURCE_OBJECTIVE);
        return left != null && right != null && compare.holds(left, right) ? 1 : 0;
    }

    private static @Nullable Integer score(
            Context context, Argument<Targets.Holders> holder, Argument<String> objective) throws CommandException {
        String name = ScoreCommands.requireObjective(context.source(), context.get(objective));
        return context.source()
                .game()
                .scores()
                .score(context.get(holder).names(context.source()).getFirst(), name);
    }
}
