package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.argument.EntityNames;
import dev.tickfork.sandbox.command.argument.EntitySelector;
import dev.tickfork.sandbox.entity.SandboxEntity;
import java.util.List;

/// `kill`: living entities start to die, everything else is gone at once.
final class KillCommand {
    private static final Argument<EntitySelector> TARGETS = EntitySelector.entities("targets");

    private KillCommand() {}

    static Node node() {
        return literal("kill")
                .runs(context -> kill(context.source(), List.of(context.source().requireEntity())))
                .then(argument(TARGETS)
                        .runs(context ->
                                kill(context.source(), context.get(TARGETS).some(context.source()))));
    }

    private static int kill(CommandSource source, List<SandboxEntity> targets) {
        // Names first: an item's is gone with it.
        String first = EntityNames.of(targets.getFirst());
        for (SandboxEntity each : targets) {
            Targets.levelOf(source, each).kill(each);
        }
        source.say(targets.size() == 1 ? "Killed " + first : "Killed " + targets.size() + " entities");
        return targets.size();
    }
}
