package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.pack.GamePack;
import dev.tickfork.bridge.pack.GameRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Makes a lab a box in which nothing comes or goes by itself: no spawning, no random ticks, no passing
/// of time, no
/// drops of what is cleared, no cramming damage. Stateless.
final class BoxRules {
    private static final String PEACEFUL = "peaceful";
    private static final Set<String> DIFFICULTIES = Set.of(PEACEFUL, "easy", "normal", "hard");

    /// Where the source's difficulty is not known, the mildest one that takes nothing away.
    private static final String MILDEST_THAT_KEEPS = "easy";

    private BoxRules() {}

    /// The commands in the order of sending.
    ///
    /// @param forbidsPeaceful  the recording holds something that peaceful removes
    /// @param sourceDifficulty the recorded world's difficulty, where it is known
    static List<String> commands(GamePack pack, boolean forbidsPeaceful, Optional<String> sourceDifficulty) {
        var out = new ArrayList<String>();
        out.add(rule(pack, GameRule.SPAWN_MONSTERS, "false"));
        out.add(rule(pack, GameRule.SPAWN_MOBS, "false"));
        out.add(rule(pack, GameRule.RANDOM_TICK_SPEED, "0"));
        out.add(rule(pack, GameRule.ADVANCE_TIME, "false"));
        out.add(rule(pack, GameRule.ENTITY_DROPS, "false"));
        out.add(rule(pack, GameRule.MOB_DROPS, "false"));
        out.add(rule(pack, GameRule.MAX_ENTITY_CRAMMING, "0"));
        out.add("difficulty " + difficulty(forbidsPeaceful, sourceDifficulty));
        return List.copyOf(out);
    }

    private static String rule(GamePack pack, GameRule rule, String value) {
        return "gamerule " + pack.rule(rule) + " " + value;
    }

    private static String difficulty(boolean forbidsPeaceful, Optional<String> source) {
        if (!forbidsPeaceful) {
            return PEACEFUL;
        }
        return source.filter(DIFFICULTIES::contains)
                .filter(word -> !word.equals(PEACEFUL))
                .orElse(MILDEST_THAT_KEEPS);
    }

    static void apply(LabGame game, List<String> commands, ActionContext context)
            throws ActionFailure, InterruptedException {
        for (int i = 0; i < commands.size(); i++) {
            context.progress("rules", Message.of("restore.step.rules"), i, commands.size());
            if (commands.get(i).startsWith("difficulty ")) {
                setDifficulty(game, commands.get(i), context);
            } else {
                game.run(commands.get(i), context);
            }
        }
    }

    /// The game counts it as a failure when the difficulty is that already (`commands.difficulty.failure`).
    private static void setDifficulty(LabGame game, String command, ActionContext context)
            throws ActionFailure, InterruptedException {
        var reply = game.connection().command(command, context);
        boolean already = reply.output().stream().anyMatch(line -> line.startsWith("The difficulty did not change"));
        if (!already && !GameAnswers.done(reply)) {
            throw LabGame.refused(command, reply.output());
        }
    }
}
