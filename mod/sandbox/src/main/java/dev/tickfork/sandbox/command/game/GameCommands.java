package dev.tickfork.sandbox.command.game;

import dev.tickfork.sandbox.command.Dispatcher;
import dev.tickfork.sandbox.command.Node;

/// All commands of the sandbox.
public final class GameCommands {
    private GameCommands() {}

    /// Makes a dispatcher that knows them all.
    ///
    /// @param singlePlayer whether the server is a game's own: it has no save commands, but can be paused
    /// @return a dispatcher that knows them all
    public static Dispatcher dispatcher(boolean singlePlayer) {
        var dispatcher = new Dispatcher();
        dispatcher.register(
                TickCommand.node(),
                SummonCommand.node(),
                KillCommand.node(),
                ForceloadCommand.node(),
                RuleCommands.gamerule(),
                RuleCommands.difficulty(),
                ExecuteCommand.node(dispatcher),
                DataCommand.node(),
                EntityCommands.tag(),
                EntityCommands.ride(),
                TeleportCommand.node("tp"),
                TeleportCommand.node("teleport"),
                TeamCommand.node(),
                ScoreCommands.node(),
                SaveCommands.stop());
        BlockCommands.nodes().forEach(dispatcher::register);
        WorldCommands.nodes().forEach(dispatcher::register);
        (singlePlayer ? SaveCommands.singlePlayer() : SaveCommands.dedicated())
                .forEach((Node node) -> dispatcher.register(node));
        return dispatcher;
    }
}
