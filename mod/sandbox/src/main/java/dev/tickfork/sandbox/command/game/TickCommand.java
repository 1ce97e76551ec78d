package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.TickTimes;
import dev.tickfork.sandbox.command.argument.Words;
import dev.tickfork.sandbox.world.TickRates;
import java.util.Locale;

/// `tick`: the game's pace.
final class TickCommand {
    private static final Argument<Double> RATE = Words.single("rate", TickRates.LOWEST_RATE, TickRates.HIGHEST_RATE);
    private static final Argument<Integer> TIME = Words.time("time", 1);
    private static final String FROZEN = "The game is frozen";
    private static final String RUNNING = "The game is running normally";
    private static final String SPRINTING = "The game is sprinting";

    private TickCommand() {}

    static Node node() {
        return literal("tick")
                .then(
                        literal("query").runs(TickCommand::query),
                        literal("rate").then(argument(RATE).runs(TickCommand::rate)),
                        literal("step")
                                .runs(context -> step(context, 1))
                                .then(
                                        literal("stop").runs(TickCommand::stopStep),
                                        argument(TIME).runs(context -> step(context, context.get(TIME)))),
                        literal("sprint")
                                .then(
                                        literal("stop").runs(TickCommand::stopSprint),
                                        argument(TIME).runs(TickCommand::sprint)),
                        literal("freeze").runs(context -> freeze(context, true)),
                        literal("unfreeze").runs(context -> freeze(context, false)));
    }

    private static TickRates rates(Context context) {
        return context.source().game().world().tickRates();
    }

    private static int query(Context context) {
        CommandSource source = context.source();
        TickRates rates = rates(context);
        TickTimes times = source.game().tickTimes();
        double target = 1_000.0 / rates.rate();
        String average = millis(times.averageMillis());
        if (rates.sprinting()) {
            source.say(SPRINTING);
            source.say("Target tick rate: " + one(rates.rate())
                    + " per second (ignored, reference only).\nAverage time per tick: " + average + "ms");
        } else {
            boolean lagging = times.averageMillis() > target;
            source.say(
                    rates.frozen()
                            ? FROZEN
                            : lagging ? "The game is running, but can't keep up with the target tick rate" : RUNNING);
            source.say("Target tick rate: " + one(rates.rate()) + " per second.\nAverage time per tick: " + average
                    + "ms (Target: " + millis(target) + "ms)");
        }
        source.say("Percentiles: P50: " + millis(times.percentileMillis(0.50)) + "ms P95: "
                + millis(times.percentileMillis(0.95)) + "ms P99: " + millis(times.percentileMillis(0.99))
                + "ms. Sample: " + times.sample());
        return (int) rates.rate();
    }

    private static int rate(Context context) {
        float rate = context.get(RATE).floatValue();
        rates(context).setRate(rate);
        context.source().say("Set the target tick rate to " + one(rate) + " per second");
        return (int) rate;
    }

    private static int step(Context context, int ticks) {
        if (rates(context).step(ticks)) {
            context.source().say("Stepping " + ticks + " tick(s)");
        } else {
            context.source().say("Unable to step the game - the game must be frozen first");
        }
        // As in TickCommand.step: 1 in both cases, and no failure either.
        return 1;
    }

    private static int stopStep(Context context) {
        boolean stopped = rates(context).stopStepping();
        context.source().say(stopped ? "Interrupted the current tick step" : "No tick step in progress");
        return stopped ? 1 : 0;
    }

    private static int sprint(Context context) {
        if (rates(context).sprint(context.get(TIME))) {
            context.source().say("Interrupted the current tick sprint");
        }
        context.source().say(SPRINTING);
        return 1;
    }

    private static int stopSprint(Context context) {
        boolean stopped = rates(context).stopSprinting();
        context.source().say(stopped ? "Interrupted the current tick sprint" : "No tick sprint in progress");
        return stopped ? 1 : 0;
    }

    private static int freeze(Context context, boolean frozen) {
        TickRates rates = rates(context);
        if (frozen) {
            rates.stopSprinting();
            rates.stopStepping();
        }
        rates.setFrozen(frozen);
        context.source().say(frozen ? FROZEN : RUNNING);
        return frozen ? 1 : 0;
    }

    private static String one(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String millis(double value) {
        return one(value);
    }
}
