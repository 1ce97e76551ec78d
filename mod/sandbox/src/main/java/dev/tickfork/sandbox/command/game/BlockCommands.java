package dev.tickfork.sandbox.command.game;

import static dev.tickfork.sandbox.command.Node.argument;
import static dev.tickfork.sandbox.command.Node.literal;

import dev.tickfork.sandbox.block.BlockState;
import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Context;
import dev.tickfork.sandbox.command.Cursor;
import dev.tickfork.sandbox.command.Node;
import dev.tickfork.sandbox.command.Point;
import dev.tickfork.sandbox.command.argument.Coordinates;
import dev.tickfork.sandbox.world.SandboxLevel;
import java.util.List;

/// `setblock` and `fill`, with the modes that need no drops or particles.
final class BlockCommands {
    private static final Argument<Coordinates> POS = Coordinates.block("pos");
    private static final Argument<Coordinates> FROM = Coordinates.block("from");
    private static final Argument<Coordinates> TO = Coordinates.block("to");
    private static final Argument<String> BLOCK = block("block");

    private BlockCommands() {}

    /// A block with properties, as text: only the world's own table can read it.
    static Argument<String> block(String name) {
        return new Argument<>(name, String.class, BlockCommands::readBlock);
    }

    static List<Node> nodes() {
        return List.of(
                literal("setblock")
                        .then(argument(POS)
                                .then(argument(BLOCK)
                                        .runs(context -> set(context, false))
                                        .then(
                                                literal("replace").runs(context -> set(context, false)),
                                                literal("keep").runs(context -> set(context, true))))),
                literal("fill")
                        .then(argument(FROM)
                                .then(argument(TO)
                                        .then(argument(BLOCK)
                                                .runs(context -> fill(context, false))
                                                .then(
                                                        literal("replace").runs(context -> fill(context, false)),
                                                        literal("keep").runs(context -> fill(context, true)))))));
    }

    /// @throws CommandException the position is not loaded, or outside of the world
    static void requireLoaded(SandboxLevel level, Point at) throws CommandException {
        if (!level.hasBlocks(at.blockX() >> 4, at.blockZ() >> 4)) {
            throw CommandException.failed("That position is not loaded");
        }
        int bottom = level.shape().bottom();
        if (at.blockY() < bottom || at.blockY() >= bottom + level.shape().height()) {
            throw CommandException.failed("That position is out of this world!");
        }
    }

    /// Whether a block is what the predicate says: the id, and those properties that it names.
    static boolean matches(String predicate, BlockState state) {
        int bracket = predicate.indexOf('[');
        String id = bracket < 0 ? predicate : predicate.substring(0, bracket);
        if (!state.name().equals(id.indexOf(':') < 0 ? "minecraft:" + id : id)) {
            return false;
        }
        if (bracket < 0) {
            return true;
        }
        for (String pair :
                predicate.substring(bracket + 1, predicate.length() - 1).split(",", -1)) {
            int equals = pair.indexOf('=');
            if (!pair.isBlank()
                    && !state.property(pair.substring(0, equals).strip())
                            .equals(pair.substring(equals + 1).strip())) {
                return false;
            }
        }
        return true;
    }

    private static int set(Context context, boolean keep) throws CommandException {
        CommandSource source = context.source();
        Point at = context.get(POS).resolve(source);
        BlockState state = parse(context);
        requireLoaded(source.level(), at);
        if (!place(source.level(), at.blockX(), at.blockY(), at.blockZ(), state, keep)) {
            throw CommandException.failed("Could not set the block");
        }
        source.say("Changed the block at " + at.blockX() + ", " + at.blockY() + ", " + at.blockZ());
        return 1;
    }

    private static int fill(Context context, boolean keep) throws CommandException {
        CommandSource source = context.source();
        BlockState state = parse(context);
        Point a = context.get(FROM).resolve(source);
        Point b = context.get(TO).resolve(source);
        Point low = new Point(Math.min(a.x(), b.x()), Math.min(a.y(), b.y()), Math.min(a.z(), b.z()));
        Point high = new Point(Math.max(a.x(), b.x()), Math.max(a.y(), b.y()), Math.max(a.z(), b.z()));
        long size = (high.blockX() - low.blockX() + 1L)
                * (high.blockY() - low.blockY() + 1L)
                * (high.blockZ() - low.blockZ() + 1L);
        int most = source.game().world().gameRules().get("max_block_modifications");
        if (size > most) {
            throw CommandException.failed(
                    "Too many blocks in the specified area (maximum " + most + ", specified " + size + ")");
        }
        requireLoaded(source.level(), low);
        requireLoaded(source.level(), high);
        int changed = 0;
        for (int z = low.blockZ(); z <= high.blockZ(); z++) {
            for (int y = low.blockY(); y <= high.blockY(); y++) {
                for (int x = low.blockX(); x <= high.blockX(); x++) {
                    changed += place(source.level(), x, y, z, state, keep) ? 1 : 0;
                }
            }
        }
        if (changed == 0) {
            throw CommandException.failed("No blocks were filled");
        }
        source.say("Successfully filled " + changed + " block(s)");
        return changed;
    }

    private static boolean place(SandboxLevel level, int x, int y, int z, BlockState state, boolean keep) {
        return (!keep || level.blockAt(x, y, z).isAir()) && level.setBlock(x, y, z, state);
    }

    private static BlockState parse(Context context) throws CommandException {
        String text = context.get(BLOCK);
        return context.source()
                .game()
                .world()
                .blocks()
                .parse(text)
                .orElseThrow(() -> CommandException.failed("Unknown block type '" + text + "'"));
    }

    private static String readBlock(Cursor cursor) throws CommandException {
        int start = cursor.position();
        while (cursor.canRead() && cursor.peek() != ' ' && cursor.peek() != '[') {
            cursor.next();
        }
        if (cursor.position() == start) {
            throw cursor.error("Expected block");
        }
        if (cursor.take('[')) {
            while (cursor.canRead() && cursor.peek() != ']') {
                cursor.next();
            }
            if (!cursor.take(']')) {
                throw cursor.error("Expected closing ] for block state properties");
            }
        }
        String text = cursor.text().substring(start, cursor.position());
        checkProperties(cursor, text);
        return text;
    }

    private static void checkProperties(Cursor cursor, String text) throws CommandException {
        int bracket = text.indexOf('[');
        if (bracket < 0) {
            return;
        }
        for (String pair : text.substring(bracket + 1, text.length() - 1).split(",", -1)) {
            if (!pair.isBlank() && pair.indexOf('=') < 0) {
                throw cursor.error(
                        "Expected value for property '" + pair.strip() + "' on block " + text.substring(0, bracket));
            }
        }
    }
}
