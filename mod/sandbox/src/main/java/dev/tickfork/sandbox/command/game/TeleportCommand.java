package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.Point;
import dev.tickfork.sandbox.command.argument.Coordinates;
import dev.tickfork.sandbox.command.argument.EntityNames;
import dev.tickfork.sandbox.command.argument.EntitySelector;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.world.SandboxLevel;
import java.util.List;
import java.util.Locale;

/// `tp` and `teleport`, within one dimension.
final class TeleportCommand {
    private static final double WORLD_EDGE = 30_000_000.0;
    private static final double WORLD_TOP = 20_000_000.0;
    private static final Argument<EntitySelector> TARGETS = EntitySelector.entities("targets");
    private static final Argument<EntitySelector> DESTINATION = EntitySelector.entity("destination");
    private static final Argument<Coordinates> LOCATION = Coordinates.vec3("location");
    private static final Argument<Coordinates> ROTATION = Coordinates.rotation("rotation");

    private TeleportCommand() {}

    static Node node(String word) {
        return literal(word)
                .then(
                        argument(LOCATION).runs(context -> toLocation(context, self(context))),
                        argument(DESTINATION).runs(context -> toEntity(context, self(context))),
                        argument(TARGETS)
                                .then(
                                        argument(LOCATION)
                                                .runs(context -> toLocation(context, targets(context)))
                                                .then(argument(ROTATION)
                                                        .runs(context -> toLocation(context, targets(context)))),
                                        argument(DESTINATION).runs(context -> toEntity(context, targets(context)))));
    }

    private static List<SandboxEntity> self(Context context) throws CommandException {
        return List.of(context.source().requireEntity());
    }

    private static List<SandboxEntity> targets(Context context) throws CommandException {
        return context.get(TARGETS).some(context.source());
    }

    private static int toLocation(Context context, List<SandboxEntity> targets) throws CommandException {
        CommandSource source = context.source();
        Point to = context.get(LOCATION).resolve(source);
        Coordinates rotation = context.find(ROTATION);
        for (SandboxEntity each : targets) {
            move(source, each, source.level(), to);
            if (rotation != null) {
                Point turned = rotation.resolve(source.at(new Point(each.yaw(), each.pitch(), 0.0)));
                each.setRotation((float) turned.x(), (float) turned.y());
            }
        }
        String where = String.format(Locale.ROOT, "%f, %f, %f", to.x(), to.y(), to.z());
        return answer(source, targets, where);
    }

    private static int toEntity(Context context, List<SandboxEntity> targets) throws CommandException {
        CommandSource source = context.source();
        SandboxEntity destination = context.get(DESTINATION).one(source);
        SandboxLevel level = Targets.levelOf(source, destination);
        for (SandboxEntity each : targets) {
            move(source, each, level, Point.of(destination));
            each.setRotation(destination.yaw(), destination.pitch());
        }
        return answer(source, targets, EntityNames.of(destination));
    }

    private static void move(CommandSource source, SandboxEntity entity, SandboxLevel level, Point to)
            throws CommandException {
        if (Math.abs(to.x()) >= WORLD_EDGE || Math.abs(to.z()) >= WORLD_EDGE || Math.abs(to.y()) >= WORLD_TOP) {
            throw CommandException.failed("Invalid position for teleport");
        }
        if (Targets.levelOf(source, entity) != level) {
            throw CommandException.failed("Teleporting to another dimension is not supported by the sandbox");
        }
        entity.stopRiding();
        entity.setPosition(to.x(), to.y(), to.z());
    }

    private static int answer(CommandSource source, List<SandboxEntity> targets, String where) {
        String whom = targets.size() == 1 ? EntityNames.of(targets.getFirst()) : targets.size() + " entities";
        source.say("Teleported " + whom + " to " + where);
        return targets.size();
    }
}
