package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.argument.EntityNames;
import dev.tickfork.sandbox.command.argument.EntitySelector;
import dev.tickfork.sandbox.command.argument.Words;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/// `tag` and `ride`.
final class EntityCommands {
    /// `Entity.MAX_ENTITY_TAG_COUNT`.
    private static final int MAX_TAGS = 1024;

    private static final Argument<EntitySelector> TARGETS = EntitySelector.entities("targets");
    private static final Argument<EntitySelector> TARGET = EntitySelector.entity("target");
    private static final Argument<EntitySelector> VEHICLE = EntitySelector.entity("vehicle");
    private static final Argument<String> NAME = Words.word("name");

    private EntityCommands() {}

    static Node tag() {
        return literal("tag")
                .then(argument(TARGETS)
                        .then(
                                literal("add").then(argument(NAME).runs(EntityCommands::addTag)),
                                literal("remove").then(argument(NAME).runs(EntityCommands::removeTag)),
                                literal("list").runs(EntityCommands::listTags)));
    }

    static Node ride() {
        return literal("ride")
                .then(argument(TARGET)
                        .then(
                                literal("mount").then(argument(VEHICLE).runs(EntityCommands::mount)),
                                literal("dismount").runs(EntityCommands::dismount)));
    }

    private static int addTag(Context context) throws CommandException {
        String name = context.get(NAME);
        List<SandboxEntity> targets = context.get(TARGETS).some(context.source());
        int changed = 0;
        for (SandboxEntity each : targets) {
            if (!each.tags().contains(name) && each.tags().size() < MAX_TAGS) {
                var tags = new ArrayList<>(each.tags());
                tags.add(name);
                each.setTags(tags);
                changed++;
            }
        }
        if (changed == 0) {
            throw CommandException.failed("Target either already has the tag or has too many tags");
        }
        context.source().say("Added tag '" + name + "' to " + whom(targets));
        return changed;
    }

    private static int removeTag(Context context) throws CommandException {
        String name = context.get(NAME);
        List<SandboxEntity> targets = context.get(TARGETS).some(context.source());
        int changed = 0;
        for (SandboxEntity each : targets) {
            if (each.tags().contains(name)) {
                each.setTags(
                        each.tags().stream().filter(tag -> !tag.equals(name)).toList());
                changed++;
            }
        }
        if (changed == 0) {
            throw CommandException.failed("Target does not have this tag");
        }
        context.source().say("Removed tag '" + name + "' from " + whom(targets));
        return changed;
    }

    private static int listTags(Context context) throws CommandException {
        List<SandboxEntity> targets = context.get(TARGETS).some(context.source());
        var tags = new TreeSet<String>();
        targets.forEach(each -> tags.addAll(each.tags()));
        boolean single = targets.size() == 1;
        String all = String.join(", ", tags);
        if (single) {
            String name = EntityNames.of(targets.getFirst());
            context.source()
                    .say(tags.isEmpty() ? name + " has no tags" : name + " has " + tags.size() + " tags: " + all);
        } else {
            String count = targets.size() + " entities";
            context.source()
                    .say(
                            tags.isEmpty()
                                    ? "There are no tags on the " + count
                                    : "The " + count + " have " + tags.size() + " total tags: " + all);
        }
        return tags.size();
    }

    private static int mount(Context context) throws CommandException {
        SandboxEntity target = context.get(TARGET).one(context.source());
        SandboxEntity vehicle = context.get(VEHICLE).one(context.source());
        String name = EntityNames.of(target);
        SandboxEntity old = target.vehicle();
        if (old != null) {
            throw CommandException.failed(name + " is already riding " + EntityNames.of(old));
        }
        if (vehicle instanceof SandboxPlayer) {
            throw CommandException.failed("Players can't be ridden");
        }
        for (SandboxEntity above = vehicle; above != null; above = above.vehicle()) {
            if (above == target) {
                throw CommandException.failed("Entity can't start riding itself or any of its passengers");
            }
        }
        if (Targets.levelOf(context.source(), target) != Targets.levelOf(context.source(), vehicle)) {
            throw CommandException.failed("Can't mount an entity in different dimension");
        }
        target.startRiding(vehicle);
        context.source().say(name + " started riding " + EntityNames.of(vehicle));
        return 1;
    }

    private static int dismount(Context context) throws CommandException {
        SandboxEntity target = context.get(TARGET).one(context.source());
        SandboxEntity vehicle = target.vehicle();
        if (vehicle == null) {
            throw CommandException.failed(EntityNames.of(target) + " is not riding any vehicle");
        }
        target.stopRiding();
        context.source().say(EntityNames.of(target) + " stopped riding " + EntityNames.of(vehicle));
        return 1;
    }

    private static String whom(List<SandboxEntity> targets) {
        return targets.size() == 1 ? EntityNames.of(targets.getFirst()) : targets.size() + " entities";
    }
}
