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
import dev.tickfork.sandbox.world.ChunkPos;
import dev.tickfork.sandbox.world.SandboxLevel;
import java.util.List;

/// `forceload`: chunks that stay loaded without a player. Positions are block columns.
final class ForceloadCommand {
    private static final int MAX_CHUNKS = 256;
    private static final int WORLD_EDGE = 30_000_000;
    private static final Argument<Coordinates> FROM = Coordinates.column("from");
    private static final Argument<Coordinates> TO = Coordinates.column("to");
    private static final Argument<Coordinates> POS = Coordinates.column("pos");

    private ForceloadCommand() {}

    static Node node() {
        return literal("forceload")
                .then(
                        literal("add")
                                .then(argument(FROM)
                                        .runs(context -> change(context, true))
                                        .then(argument(TO).runs(context -> change(context, true)))),
                        literal("remove")
                                .then(
                                        literal("all").runs(ForceloadCommand::removeAll),
                                        argument(FROM)
                                                .runs(context -> change(context, false))
                                                .then(argument(TO).runs(context -> change(context, false)))),
                        literal("query")
                                .runs(ForceloadCommand::list)
                                .then(argument(POS).runs(ForceloadCommand::query)));
    }

    private static int change(Context context, boolean add) throws CommandException {
        CommandSource source = context.source();
        SandboxLevel level = source.level();
        Point from = context.get(FROM).resolve(source);
        Point to = context.get(TO, context.get(FROM)).resolve(source);
        int minX = Math.min(from.blockX(), to.blockX());
        int minZ = Math.min(from.blockZ(), to.blockZ());
        int maxX = Math.max(from.blockX(), to.blockX());
        int maxZ = Math.max(from.blockZ(), to.blockZ());
        if (minX < -WORLD_EDGE || minZ < -WORLD_EDGE || maxX >= WORLD_EDGE || maxZ >= WORLD_EDGE) {
            throw CommandException.failed("That position is out of this world!");
        }
        ChunkPos low = new ChunkPos(minX >> 4, minZ >> 4);
        ChunkPos high = new ChunkPos(maxX >> 4, maxZ >> 4);
        long size = (high.x() - low.x() + 1L) * (high.z() - low.z() + 1L);
        if (size > MAX_CHUNKS) {
            throw CommandException.failed(
                    "Too many chunks in the specified area (maximum " + MAX_CHUNKS + ", but specified " + size + ")");
        }
        int changed = 0;
        ChunkPos first = low;
        for (int x = low.x(); x <= high.x(); x++) {
            for (int z = low.z(); z <= high.z(); z++) {
                if (level.setForced(x, z, add)) {
                    first = changed++ == 0 ? new ChunkPos(x, z) : first;
                }
            }
        }
        return answer(source, add, changed, changed == 1 ? List.of(first) : List.of(low, high));
    }

    private static int answer(CommandSource source, boolean add, int changed, List<ChunkPos> area)
            throws CommandException {
        if (changed == 0) {
            throw CommandException.failed(
                    add ? "No chunks were marked for force loading" : "No chunks were removed from force loading");
        }
        String verb = add ? "Marked " : "Unmarked ";
        String end = add ? " to be force loaded" : " for force loading";
        String in = " in " + source.level().dimension();
        source.say(
                changed == 1
                        ? verb + "chunk " + text(area.getFirst()) + in + end
                        : verb + changed + " chunks" + in + " from " + text(area.getFirst()) + " to "
                                + text(area.getLast()) + end);
        return changed;
    }

    private static int removeAll(Context context) {
        SandboxLevel level = context.source().level();
        level.forcedChunks().forEach(chunk -> level.setForced(chunk.x(), chunk.z(), false));
        context.source().say("Unmarked all force loaded chunks in " + level.dimension());
        return 0;
    }

    private static int query(Context context) throws CommandException {
        CommandSource source = context.source();
        Point at = context.get(POS).resolve(source);
        ChunkPos chunk = new ChunkPos(at.blockX() >> 4, at.blockZ() >> 4);
        String start = "Chunk at " + text(chunk) + " in " + source.level().dimension();
        if (!source.level().isForced(chunk.x(), chunk.z())) {
            throw CommandException.failed(start + " is not marked for force loading");
        }
        source.say(start + " is marked for force loading");
        return 1;
    }

    private static int list(Context context) {
        CommandSource source = context.source();
        String dimension = source.level().dimension();
        List<ChunkPos> forced = source.level().forcedChunks();
        String all =
                String.join(", ", forced.stream().map(ForceloadCommand::text).toList());
        source.say(
                switch (forced.size()) {
                    case 0 -> "No force loaded chunks were found in " + dimension;
                    case 1 -> "A force loaded chunk was found in " + dimension + " at: " + all;
                    default -> forced.size() + " force loaded chunks were found in " + dimension + " at: " + all;
                });
        return forced.size();
    }

    private static String text(ChunkPos chunk) {
        return "[" + chunk.x() + ", " + chunk.z() + "]";
    }
}
