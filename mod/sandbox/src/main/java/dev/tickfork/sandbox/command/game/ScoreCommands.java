package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.Scores;
import dev.tickfork.sandbox.command.argument.Words;
import java.util.List;

/// The basics of `scoreboard`: objectives, and scores of entities and names. Nothing counts by itself.
final class ScoreCommands {
    private static final Argument<String> OBJECTIVE = Words.word("objective");
    private static final Argument<String> CRITERION = Words.word("criteria");
    private static final Argument<String> TITLE = Words.rest("displayName");
    private static final Argument<Targets.Holders> TARGETS = Targets.holders("targets");
    private static final Argument<Integer> SCORE = Words.integer("score", Integer.MIN_VALUE, Integer.MAX_VALUE);

    private enum Change {
        SET,
        ADD,
        REMOVE
    }

    private ScoreCommands() {}

    static Node node() {
        return literal("scoreboard").then(objectives(), players());
    }

    /// The name, if there is such an objective.
    static String requireObjective(CommandSource source, String name) throws CommandException {
        if (!source.game().scores().objectives().containsKey(name)) {
            throw CommandException.failed("Unknown scoreboard objective '" + name + "'");
        }
        return name;
    }

    private static Node objectives() {
        return literal("objectives")
                .then(
                        literal("list").runs(ScoreCommands::list),
                        literal("add")
                                .then(argument(OBJECTIVE)
                                        .then(argument(CRITERION)
                                                .runs(ScoreCommands::add)
                                                .then(argument(TITLE).runs(ScoreCommands::add)))),
                        literal("remove").then(argument(OBJECTIVE).runs(ScoreCommands::remove)));
    }

    private static Node players() {
        return literal("players")
                .then(
                        change("set", Change.SET),
                        change("add", Change.ADD),
                        change("remove", Change.REMOVE),
                        literal("get")
                                .then(argument(TARGETS).then(argument(OBJECTIVE).runs(ScoreCommands::get))),
                        literal("reset")
                                .then(argument(TARGETS)
                                        .runs(context -> reset(context, false))
                                        .then(argument(OBJECTIVE).runs(context -> reset(context, true)))));
    }

    private static Node change(String word, Change change) {
        return literal(word)
                .then(argument(TARGETS)
                        .then(argument(OBJECTIVE).then(argument(SCORE).runs(context -> change(context, change)))));
    }

    private static int list(Context context) {
        var names = context.source().game().scores().objectives().keySet();
        var shown = names.stream().map(name -> "[" + name + "]").toList();
        context.source()
                .say(
                        names.isEmpty()
                                ? "There are no objectives"
                                : "There are " + names.size() + " objective(s): " + String.join(", ", shown));
        return names.size();
    }

    private static int add(Context context) throws CommandException {
        String name = context.get(OBJECTIVE);
        Scores scores = context.source().game().scores();
        if (!scores.addObjective(name, context.get(CRITERION))) {
            throw CommandException.failed("An objective already exists by that name");
        }
        context.source().say("Created new objective [" + name + "]");
        return scores.objectives().size();
    }

    private static int remove(Context context) throws CommandException {
        String name = requireObjective(context.source(), context.get(OBJECTIVE));
        Scores scores = context.source().game().scores();
        scores.removeObjective(name);
        context.source().say("Removed objective [" + name + "]");
        return scores.objectives().size();
    }

    private static int change(Context context, Change change) throws CommandException {
        CommandSource source = context.source();
        String objective = requireObjective(source, context.get(OBJECTIVE));
        List<String> names = context.get(TARGETS).names(source);
        int amount = context.get(SCORE);
        int sum = 0;
        for (String name : names) {
            Integer old = source.game().scores().score(name, objective);
            int before = old == null ? 0 : old;
            int now = switch (change) {
                case SET -> amount;
                case ADD -> before + amount;
                case REMOVE -> before - amount;
            };
            source.game().scores().set(name, objective, now);
            sum += now;
        }
        String whom = names.size() == 1 ? names.getFirst() : names.size() + " entities";
        String of = "[" + objective + "] for " + whom;
        String now = names.size() == 1 ? " (now " + sum + ")" : "";
        source.say(
                switch (change) {
                    case SET -> "Set " + of + " to " + amount;
                    case ADD -> "Added " + amount + " to " + of + now;
                    case REMOVE -> "Removed " + amount + " from " + of + now;
                });
        return change == Change.SET ? amount * names.size() : sum;
    }

    private static int get(Context context) throws CommandException {
        CommandSource source = context.source();
        String objective = requireObjective(source, context.get(OBJECTIVE));
        String name = context.get(TARGETS).names(source).getFirst();
        Integer score = source.game().scores().score(name, objective);
        if (score == null) {
            throw CommandException.failed("Can't get value of " + objective + " for " + name + "; none is set");
        }
        source.say(name + " has " + score + " [" + objective + "]");
        return score;
    }

    private static int reset(Context context, boolean one) throws CommandException {
        CommandSource source = context.source();
        String objective = one ? requireObjective(source, context.get(OBJECTIVE)) : null;
        List<String> names = context.get(TARGETS).names(source);
        names.forEach(name -> source.game().scores().reset(name, objective));
        String whom = names.size() == 1 ? names.getFirst() : names.size() + " entities";
        source.say(objective == null ? "Reset all scores for " + whom : "Reset [" + objective + "] for " + whom);
        return names.size();
    }
}
