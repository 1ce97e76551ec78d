package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.argument.Words;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import dev.tickfork.sandbox.world.SandboxWorld;
import dev.tickfork.sandbox.world.Weather;
import java.util.List;
import java.util.Map;

/// `time`, `weather`, `seed`, `list`, `say` and `help`.
final class WorldCommands {
    private static final int DAY = 24_000;
    private static final int DEFAULT_WEATHER = 6_000;
    private static final Map<String, Integer> TIMES =
            Map.of("day", 1_000, "noon", 6_000, "night", 13_000, "midnight", 18_000);
    private static final Argument<Integer> TIME = Words.time("time", 0);
    private static final Argument<Integer> DURATION = Words.time("duration", 1);
    private static final Argument<String> MESSAGE = Words.rest("message");
    private static final Argument<String> COMMAND = Words.rest("command");

    private WorldCommands() {}

    static List<Node> nodes() {
        return List.of(
                time(),
                literal("weather")
                        .then(
                                weather("clear", "Set the weather to clear", false, false),
                                weather("rain", "Set the weather to rain", true, false),
                                weather("thunder", "Set the weather to rain & thunder", true, true)),
                literal("seed").runs(context -> {
                    // Only void and flat worlds: their seed is never used.
                    context.source().say("Seed: [0]");
                    return 0;
                }),
                literal("list").runs(WorldCommands::list),
                literal("say").then(argument(MESSAGE).runs(WorldCommands::say)),
                literal("help").runs(WorldCommands::help).then(argument(COMMAND).runs(WorldCommands::helpOne)));
    }

    private static Node time() {
        Node set = literal("set").then(argument(TIME).runs(context -> setTime(context, context.get(TIME))));
        TIMES.forEach((name, ticks) -> set.then(literal(name).runs(context -> setTime(context, ticks))));
        return literal("time")
                .then(
                        set,
                        literal("add")
                                .then(argument(TIME)
                                        .runs(context ->
                                                setTime(context, world(context).dayTime() + context.get(TIME)))),
                        literal("query")
                                .then(
                                        literal("daytime")
                                                .runs(context -> tell(
                                                        context, world(context).dayTime() % DAY)),
                                        literal("gametime")
                                                .runs(context -> tell(
                                                        context, world(context).gameTime())),
                                        literal("day")
                                                .runs(context -> tell(
                                                        context, world(context).dayTime() / DAY))));
    }

    private static SandboxWorld world(Context context) {
        return context.source().game().world();
    }

    private static int setTime(Context context, long ticks) {
        world(context).setDayTime(ticks);
        context.source().say("Set the time to " + ticks);
        return (int) (ticks % DAY);
    }

    private static int tell(Context context, long value) {
        int result = (int) (value % Integer.MAX_VALUE);
        context.source().say("The time is " + result);
        return result;
    }

    private static Node weather(String word, String text, boolean rain, boolean thunder) {
        return literal(word)
                .runs(context -> weather(context, DEFAULT_WEATHER, text, rain, thunder))
                .then(argument(DURATION).runs(context -> weather(context, context.get(DURATION), text, rain, thunder)));
    }

    private static int weather(Context context, int ticks, String text, boolean rain, boolean thunder) {
        world(context).setWeather(new Weather(rain ? 0 : ticks, rain ? ticks : 0, thunder ? ticks : 0, rain, thunder));
        context.source().say(text);
        return ticks;
    }

    private static int list(Context context) {
        List<String> names =
                world(context).players().stream().map(SandboxPlayer::name).toList();
        context.source()
                .say("There are " + names.size() + " of a max of "
                        + context.source().game().maxPlayers() + " players online: " + String.join(", ", names));
        return names.size();
    }

    private static int say(Context context) {
        context.source().game().broadcast("[" + context.source().name() + "] " + context.get(MESSAGE));
        return 1;
    }

    private static int help(Context context) {
        var usages = context.source().game().usages();
        usages.values().forEach(usage -> context.source().say("/" + usage));
        return usages.size();
    }

    private static int helpOne(Context context) throws CommandException {
        String usage = context.source().game().usages().get(context.get(COMMAND).strip());
        if (usage == null) {
            throw CommandException.failed("Unknown command or insufficient permissions");
        }
        context.source().say("/" + usage);
        return 1;
    }
}
