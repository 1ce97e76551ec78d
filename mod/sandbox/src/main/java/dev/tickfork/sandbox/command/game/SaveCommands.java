package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Node;
import java.util.List;

/// `save-all`, `save-on`, `save-off` and `stop`: only a dedicated server has the first three.
final class SaveCommands {
    private SaveCommands() {}

    static List<Node> dedicated() {
        return List.of(
                literal("save-all")
                        .runs(context -> save(context, false))
                        .then(literal("flush").runs(context -> save(context, true))),
                literal("save-on").runs(context -> autosave(context, true)),
                literal("save-off").runs(context -> autosave(context, false)));
    }

    static Node stop() {
        return literal("stop").runs(context -> {
            context.source().say("Stopping the server");
            context.source().game().stop();
            return 1;
        });
    }

    /// Holds a single-player game still as its menu does; the dedicated server has no such commands.
    static List<Node> singlePlayer() {
        return List.of(
                literal("pause").runs(context -> pause(context, true)),
                literal("unpause").runs(context -> pause(context, false)));
    }

    private static int save(Context context, boolean flush) throws CommandException {
        context.source().say("Saving the game (this may take a moment!)");
        if (!context.source().game().save(flush)) {
            throw CommandException.failed("Unable to save the game (is there enough disk space?)");
        }
        context.source().say("Saved the game");
        return 1;
    }

    private static int autosave(Context context, boolean on) throws CommandException {
        var world = context.source().game().world();
        if (world.autosave() == on) {
            throw CommandException.failed(on ? "Saving is already turned on" : "Saving is already turned off");
        }
        world.setAutosave(on);
        context.source().say(on ? "Automatic saving is now enabled" : "Automatic saving is now disabled");
        return 1;
    }

    private static int pause(Context context, boolean value) throws CommandException {
        if (!context.source().game().pause(value)) {
            throw CommandException.failed(value ? "The game is already paused" : "The game is not paused");
        }
        context.source().say(value ? "Game paused" : "Game unpaused");
        return 1;
    }
}
