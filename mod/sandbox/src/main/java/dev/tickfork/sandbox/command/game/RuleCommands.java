package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.argument.Words;
import dev.tickfork.sandbox.world.Difficulty;
import dev.tickfork.sandbox.world.GameRules;

/// `gamerule`, with the snake_case names of 26.2 alone, and `difficulty`.
final class RuleCommands {
    private RuleCommands() {}

    static Node gamerule() {
        Node root = literal("gamerule");
        for (GameRules.Rule rule : GameRules.all()) {
            Node node = literal(rule.name()).runs(context -> show(context.source(), rule));
            if (rule.isSwitch()) {
                Argument<Boolean> value = Words.bool("value");
                node.then(argument(value).runs(context -> set(context.source(), rule, context.get(value) ? 1 : 0)));
            } else {
                Argument<Integer> value = Words.integer("value", rule.least(), rule.greatest());
                node.then(argument(value).runs(context -> set(context.source(), rule, context.get(value))));
            }
            root.then(node);
        }
        return root;
    }

    static Node difficulty() {
        Node root = literal("difficulty").runs(context -> {
            Difficulty now = context.source().game().world().difficulty();
            context.source().say("The difficulty is " + title(now));
            // The ids of the game's own enumeration.
            return switch (now) {
                case PEACEFUL -> 0;
                case EASY -> 1;
                case NORMAL -> 2;
                case HARD -> 3;
            };
        });
        for (Difficulty each : Difficulty.values()) {
            root.then(literal(each.id()).runs(context -> set(context.source(), each)));
        }
        return root;
    }

    private static int show(CommandSource source, GameRules.Rule rule) {
        GameRules rules = source.game().world().gameRules();
        source.say("Gamerule " + rule.name() + " is currently set to: " + rules.text(rule.name()));
        return rules.get(rule.name());
    }

    private static int set(CommandSource source, GameRules.Rule rule, int value) {
        GameRules rules = source.game().world().gameRules();
        rules.set(rule.name(), value);
        source.say("Gamerule " + rule.name() + " is now set to: " + rules.text(rule.name()));
        return value;
    }

    private static int set(CommandSource source, Difficulty difficulty) throws CommandException {
        if (source.game().world().difficulty() == difficulty) {
            throw CommandException.failed("The difficulty did not change; it is already set to " + title(difficulty));
        }
        source.game().world().setDifficulty(difficulty);
        source.say("The difficulty has been set to " + title(difficulty));
        return 0;
    }

    private static String title(Difficulty difficulty) {
        return difficulty.name().charAt(0) + difficulty.id().substring(1);
    }
}
