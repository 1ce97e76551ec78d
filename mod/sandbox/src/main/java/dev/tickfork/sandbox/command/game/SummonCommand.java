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
import dev.tickfork.sandbox.command.argument.NbtText;
import dev.tickfork.sandbox.command.argument.Words;
import dev.tickfork.sandbox.entity.EntityKinds;
import dev.tickfork.sandbox.entity.Vec;
import dev.tickfork.sandbox.world.SummonResult;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// `summon`: a new entity, last in tick order once its chunk ticks.
final class SummonCommand {
    private static final Argument<String> ENTITY = new Argument<>("entity", String.class, cursor -> {
        int start = cursor.position();
        String id = Words.readId(cursor);
        if (EntityKinds.find(id).isEmpty()) {
            cursor.moveTo(start);
            throw cursor.error("Can't find element '" + id + "' of type 'minecraft:entity_type'");
        }
        return id;
    });
    private static final Argument<Coordinates> POS = Coordinates.vec3("pos");
    private static final Argument<CompoundBinaryTag> NBT = NbtText.compound("nbt");

    private SummonCommand() {}

    static Node node() {
        return literal("summon")
                .then(argument(ENTITY)
                        .runs(context -> summon(context, context.source().position()))
                        .then(argument(POS)
                                .runs(SummonCommand::atPos)
                                .then(argument(NBT).runs(SummonCommand::atPos))));
    }

    private static int atPos(Context context) throws CommandException {
        return summon(context, context.get(POS).resolve(context.source()));
    }

    private static int summon(Context context, Point at) throws CommandException {
        CommandSource source = context.source();
        SummonResult result =
                source.level().summon(context.get(ENTITY), new Vec(at.x(), at.y(), at.z()), context.find(NBT));
        switch (result) {
            case SummonResult.Summoned(var entity) -> source.say("Summoned new " + EntityNames.of(entity));
            case SummonResult.DuplicateUuid() ->
                throw CommandException.failed("Unable to summon entity due to duplicate UUIDs");
            case SummonResult.InvalidPosition() -> throw CommandException.failed("Invalid position for summon");
            case SummonResult.PeacefulMonster() ->
                throw CommandException.failed("Monsters cannot be summoned in Peaceful difficulty");
            case SummonResult.NotSummonable(String type) ->
                throw CommandException.failed("Can't summon entity of type " + type);
            case SummonResult.UnknownType _, SummonResult.Unreadable _ ->
                throw CommandException.failed("Unable to summon entity");
        }
        return 1;
    }
}
