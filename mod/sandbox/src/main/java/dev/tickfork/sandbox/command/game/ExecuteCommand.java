package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Dispatcher;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.Point;
import dev.tickfork.sandbox.command.argument.Coordinates;
import dev.tickfork.sandbox.command.argument.EntityNames;
import dev.tickfork.sandbox.command.argument.EntitySelector;
import dev.tickfork.sandbox.command.argument.Words;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.world.SandboxLevel;
import java.util.ArrayList;
import java.util.List;

/// `execute`: changes who runs a command, where, whether at all, and where its result goes.
final class ExecuteCommand {
    /// Blocks of the overworld to one of the nether.
    private static final double NETHER_SCALE = 8.0;

    private static final Argument<String> DIMENSION = Words.id("dimension");
    private static final Argument<Coordinates> POS = Coordinates.vec3("pos");
    private static final Argument<Coordinates> ROTATION = Coordinates.rotation("rot");
    private static final Argument<EntitySelector> TARGETS = EntitySelector.entities("targets");

    private ExecuteCommand() {}

    static Node node(Dispatcher dispatcher) {
        Node execute = literal("execute");
        return execute.then(
                literal("run").continues(dispatcher::root, context -> List.of(context.source())),
                literal("in").then(argument(DIMENSION).continues(() -> execute, ExecuteCommand::in)),
                literal("positioned")
                        .then(
                                argument(POS)
                                        .continues(
                                                () -> execute,
                                                context -> List.of(context.source()
                                                        .at(context.get(POS).resolve(context.source())))),
                                literal("as")
                                        .then(argument(TARGETS).forks(() -> execute, ExecuteCommand::positionedAs))),
                literal("rotated")
                        .then(
                                argument(ROTATION).continues(() -> execute, ExecuteCommand::rotated),
                                literal("as").then(argument(TARGETS).forks(() -> execute, ExecuteCommand::rotatedAs))),
                literal("as").then(argument(TARGETS).forks(() -> execute, ExecuteCommand::as)),
                literal("at").then(argument(TARGETS).forks(() -> execute, ExecuteCommand::at)),
                ExecuteConditions.node("if", true, execute),
                ExecuteConditions.node("unless", false, execute),
                ExecuteStore.node(execute));
    }

    private static List<CommandSource> in(Context context) throws CommandException {
        CommandSource source = context.source();
        SandboxLevel level = Targets.level(source, context.get(DIMENSION));
        double factor = scale(source.level()) / scale(level);
        Point at = source.position();
        return List.of(source.in(level).at(new Point(at.x() * factor, at.y(), at.z() * factor)));
    }

    private static double scale(SandboxLevel level) {
        return level.dimension().equals("minecraft:the_nether") ? NETHER_SCALE : 1.0;
    }

    private static List<CommandSource> rotated(Context context) {
        CommandSource source = context.source();
        Point turned = context.get(ROTATION).resolve(source.at(new Point(source.yaw(), source.pitch(), 0.0)));
        return List.of(source.rotated((float) turned.x(), (float) turned.y()));
    }

    private static List<CommandSource> as(Context context) {
        CommandSource source = context.source();
        return each(context, entity -> source.as(entity, EntityNames.of(entity)));
    }

    private static List<CommandSource> at(Context context) {
        CommandSource source = context.source();
        return each(
                context,
                entity -> source.in(Targets.levelOf(source, entity))
                        .at(Point.of(entity))
                        .rotated(entity.yaw(), entity.pitch()));
    }

    private static List<CommandSource> positionedAs(Context context) {
        return each(context, entity -> context.source().at(Point.of(entity)));
    }

    private static List<CommandSource> rotatedAs(Context context) {
        return each(context, entity -> context.source().rotated(entity.yaw(), entity.pitch()));
    }

    private interface Change {
        CommandSource apply(SandboxEntity entity);
    }

    private static List<CommandSource> each(Context context, Change change) {
        var out = new ArrayList<CommandSource>();
        for (SandboxEntity entity : context.get(TARGETS).all(context.source())) {
            out.add(change.apply(entity));
        }
        return out;
    }
}
