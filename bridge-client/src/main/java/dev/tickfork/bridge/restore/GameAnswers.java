package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.wire.CommandReply;
import java.util.List;

/// Tells from a command's answer what became of it: by the game's own result where the mod passes it on
/// (`command-result`), else by the English sentences of the language keys named here. A dedicated server
/// always
/// speaks English; an answer in another language is never taken for a success that has to be proved.
final class GameAnswers {
    /// `argument.entity.notfound.entity`.
    private static final String NOBODY = "No entity was found";
    /// `commands.kill.success.single` and `commands.kill.success.multiple`.
    private static final String KILLED = "Killed ";
    /// `commands.forceload.added.failure`: all of them were marked before.
    private static final String ALREADY_MARKED = "No chunks were marked for force loading";
    /// `commands.execute.conditional.pass`.
    private static final String PASSED = "Test passed";

    /// `command.*`, `argument.*`, `parsing.*`, `commands.summon.*`: how refusals begin.
    private static final List<String> REFUSALS = List.of(
            "Unknown or incomplete command",
            "Incorrect argument for command",
            "Expected ",
            "Invalid ",
            "Unable to summon entity",
            "Monsters cannot be summoned in Peaceful difficulty",
            "Can't find element",
            "Unknown ",
            "That position is not loaded",
            "Too many chunks in the specified area",
            "An unexpected error occurred");

    /// The mark under the place where a command could not be read.
    private static final String POINTER = "<--[HERE]";

    private GameAnswers() {}

    /// Whether the game did as told; without `command-result`, whether it said nothing that is known as
    /// a refusal.
    static boolean done(CommandReply reply) {
        return reply.success().orElseGet(() -> !isRefusal(reply));
    }

    private static boolean isRefusal(CommandReply reply) {
        return reply.output().stream()
                .anyMatch(line -> line.contains(POINTER) || REFUSALS.stream().anyMatch(line::startsWith));
    }

    /// Whether the chunks are marked now, by this command or before it.
    static boolean marked(CommandReply reply) {
        return says(reply, ALREADY_MARKED) || done(reply);
    }

    /// Whether a condition was true.
    static boolean passed(CommandReply reply) {
        return reply.success().orElseGet(() -> says(reply, PASSED));
    }

    /// What a `kill` found.
    static Kill kill(CommandReply reply) {
        if (says(reply, NOBODY)) {
            return Kill.NOBODY;
        }
        if (reply.success().isPresent()) {
            boolean some = reply.success().get();
            return some ? Kill.SOME : isRefusal(reply) ? Kill.REFUSED : Kill.NOBODY;
        }
        return says(reply, KILLED) ? Kill.SOME : Kill.REFUSED;
    }

    /// What a `kill` can come to.
    enum Kill {
        SOME,
        NOBODY,
        /// The command did not run, or its answer is in no language that we read.
        REFUSED
    }

    private static boolean says(CommandReply reply, String beginning) {
        return reply.output().stream().anyMatch(line -> line.startsWith(beginning));
    }
}
