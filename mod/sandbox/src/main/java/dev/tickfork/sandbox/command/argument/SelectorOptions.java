package dev.tickfork.sandbox.command.argument;

import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.Cursor;
import dev.tickfork.sandbox.command.Point;
import dev.tickfork.sandbox.command.Scores;
import dev.tickfork.sandbox.entity.EntityKinds;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// The options in a selector's brackets. An option that the game has and we do not is refused, never ignored.
final class SelectorOptions {
    private static final Map<String, Option> OPTIONS = Map.ofEntries(
            Map.entry("name", SelectorOptions::name),
            Map.entry("distance", SelectorOptions::distance),
            Map.entry("level", SelectorOptions::level),
            Map.entry("x", reader -> origin(reader, 0)),
            Map.entry("y", reader -> origin(reader, 1)),
            Map.entry("z", reader -> origin(reader, 2)),
            Map.entry("dx", reader -> size(reader, 0)),
            Map.entry("dy", reader -> size(reader, 1)),
            Map.entry("dz", reader -> size(reader, 2)),
            Map.entry("x_rotation", reader -> rotation(reader, true)),
            Map.entry("y_rotation", reader -> rotation(reader, false)),
            Map.entry("limit", SelectorOptions::limit),
            Map.entry("sort", SelectorOptions::sort),
            Map.entry("gamemode", SelectorOptions::gamemode),
            Map.entry("team", SelectorOptions::team),
            Map.entry("type", SelectorOptions::type),
            Map.entry("tag", SelectorOptions::tag),
            Map.entry("nbt", SelectorOptions::nbt),
            Map.entry("scores", SelectorOptions::scores));

    /// Options that may stand only once, and not at all for `@s`.
    private static final Set<String> ONCE = Set.of(
            "distance",
            "level",
            "x",
            "y",
            "z",
            "dx",
            "dy",
            "dz",
            "x_rotation",
            "y_rotation",
            "limit",
            "sort",
            "scores");

    private static final Set<String> NOT_FOR_SELF = Set.of("limit", "sort");

    @FunctionalInterface
    private interface Option {
        void read(SelectorReader reader) throws CommandException;
    }

    private SelectorOptions() {}

    static boolean exists(String option) {
        return OPTIONS.containsKey(option) || option.equals("advancements") || option.equals("predicate");
    }

    static void read(SelectorReader reader, String name, int start) throws CommandException {
        Option option = OPTIONS.get(name);
        boolean again = ONCE.contains(name) && !reader.used.add(name);
        // `x=` positive: after `type=minecart` no other type may follow, as in the game.
        boolean taken = again || reader.used.contains("=" + name);
        if (option == null || taken || (reader.self && NOT_FOR_SELF.contains(name))) {
            reader.cursor.moveTo(start);
            throw reader.cursor.error("Option '" + name + "' isn't applicable here");
        }
        option.read(reader);
    }

    private static boolean inverted(SelectorReader reader, String option) {
        reader.cursor.skipBlanks();
        boolean inverted = reader.cursor.take('!');
        reader.cursor.skipBlanks();
        if (!inverted) {
            reader.used.add("=" + option);
        }
        return inverted;
    }

    private static void name(SelectorReader reader) throws CommandException {
        boolean not = inverted(reader, "name");
        String name = reader.cursor.readString();
        reader.conditions.add((entity, _, _) -> EntityNames.of(entity).equals(name) != not);
    }

    private static void distance(SelectorReader reader) throws CommandException {
        int start = reader.cursor.position();
        Range range = Range.read(reader.cursor, false);
        if (negative(range)) {
            reader.cursor.moveTo(start);
            throw reader.cursor.error("Distance cannot be negative");
        }
        reader.ownLevelOnly = true;
        reader.conditions.add((entity, _, anchor) -> {
            double squared = Point.of(entity).distanceSquared(anchor);
            return (range.min() <= 0 || squared >= range.min() * range.min()) && squared <= range.max() * range.max();
        });
    }

    private static void level(SelectorReader reader) throws CommandException {
        int start = reader.cursor.position();
        Range range = Range.read(reader.cursor, true);
        if (negative(range)) {
            reader.cursor.moveTo(start);
            throw reader.cursor.error("Level shouldn't be negative");
        }
        reader.playersOnly = true;
        reader.conditions.add((entity, _, _) -> range.contains(entity.rest().getInt("XpLevel")));
    }

    private static void origin(SelectorReader reader, int axis) throws CommandException {
        reader.setOrigin(axis, number(reader.cursor));
    }

    private static void size(SelectorReader reader, int axis) throws CommandException {
        reader.setSize(axis, number(reader.cursor));
    }

    private static void rotation(SelectorReader reader, boolean pitch) throws CommandException {
        Range range = Range.read(reader.cursor, false);
        reader.conditions.add((entity, _, _) -> {
            double angle = wrapped(pitch ? entity.pitch() : entity.yaw());
            double low = wrapped(range.min() == Double.NEGATIVE_INFINITY ? 0.0 : range.min());
            double high = wrapped(range.max() == Double.POSITIVE_INFINITY ? 359.0 : range.max());
            return low > high ? angle >= low || angle <= high : angle >= low && angle <= high;
        });
    }

    private static void limit(SelectorReader reader) throws CommandException {
        int start = reader.cursor.position();
        int limit = reader.cursor.readInt(Integer.MIN_VALUE, Integer.MAX_VALUE);
        if (limit < 1) {
            reader.cursor.moveTo(start);
            throw reader.cursor.error("Limit must be at least 1");
        }
        reader.limit = limit;
    }

    private static void sort(SelectorReader reader) throws CommandException {
        int start = reader.cursor.position();
        String word = reader.cursor.readUnquoted();
        reader.sort = switch (word) {
            case "nearest" -> EntitySelector.Sort.NEAREST;
            case "furthest" -> EntitySelector.Sort.FURTHEST;
            case "random" -> EntitySelector.Sort.RANDOM;
            case "arbitrary" -> EntitySelector.Sort.ARBITRARY;
            default -> {
                reader.cursor.moveTo(start);
                throw reader.cursor.error("Invalid or unknown sort type '" + word + "'");
            }
        };
    }

    private static void gamemode(SelectorReader reader) throws CommandException {
        boolean not = inverted(reader, "gamemode");
        int start = reader.cursor.position();
        String word = reader.cursor.readUnquoted();
        int mode = List.of("survival", "creative", "adventure", "spectator").indexOf(word);
        if (mode < 0) {
            reader.cursor.moveTo(start);
            throw reader.cursor.error("Invalid or unknown game mode '" + word + "'");
        }
        reader.playersOnly = true;
        reader.conditions.add((entity, _, _) -> (entity.rest().getInt("playerGameType") == mode) != not);
    }

    private static void team(SelectorReader reader) throws CommandException {
        boolean not = inverted(reader, "team");
        String team = reader.cursor.readUnquoted();
        reader.conditions.add(
                (entity, source, _) -> source.game().scores().teamOf(entity).equals(team) != not);
    }

    private static void type(SelectorReader reader) throws CommandException {
        boolean not = inverted(reader, "type");
        Cursor cursor = reader.cursor;
        int start = cursor.position();
        boolean tag = cursor.take('#');
        String id = Words.readId(cursor);
        if (tag ? !EntityTags.exists(id) : EntityKinds.find(id).isEmpty()) {
            cursor.moveTo(start);
            throw cursor.error("Invalid or unknown entity type '" + (tag ? "#" : "") + id + "'");
        }
        if (tag) {
            // Several tags may be asked for at once, as in the game.
            reader.used.remove("=type");
        }
        reader.conditions.add((entity, _, _) ->
                (tag ? EntityTags.holds(id, entity.type()) : entity.type().equals(id)) != not);
    }

    private static void tag(SelectorReader reader) {
        boolean not = inverted(reader, "tag");
        reader.used.remove("=tag");
        String tag = reader.cursor.readUnquoted();
        // An empty word asks for entities without any tag.
        reader.conditions.add((entity, _, _) ->
                (tag.isEmpty() ? entity.tags().isEmpty() : entity.tags().contains(tag)) != not);
    }

    private static void nbt(SelectorReader reader) throws CommandException {
        boolean not = inverted(reader, "nbt");
        reader.used.remove("=nbt");
        CompoundBinaryTag wanted = NbtText.readCompound(reader.cursor);
        reader.conditions.add((entity, _, _) -> NbtMatch.holds(wanted, entity.saveWithoutId()) != not);
    }

    private static void scores(SelectorReader reader) throws CommandException {
        Cursor cursor = reader.cursor;
        var wanted = new HashMap<String, Range>();
        cursor.expect('{');
        cursor.skipBlanks();
        while (cursor.canRead() && cursor.peek() != '}') {
            String objective = cursor.readUnquoted();
            cursor.skipBlanks();
            cursor.expect('=');
            cursor.skipBlanks();
            wanted.put(objective, Range.read(cursor, true));
            cursor.skipBlanks();
            cursor.take(',');
            cursor.skipBlanks();
        }
        cursor.expect('}');
        var ranges = new ArrayList<>(wanted.entrySet());
        reader.conditions.add((entity, source, _) -> ranges.stream().allMatch(each -> {
            Integer score = source.game().scores().score(Scores.holder(entity), each.getKey());
            return score != null && each.getValue().contains(score);
        }));
    }

    private static boolean negative(Range range) {
        boolean open = range.min() == Double.NEGATIVE_INFINITY;
        return range.max() < 0 || (!open && range.min() < 0);
    }

    private static double number(Cursor cursor) throws CommandException {
        return cursor.readDouble("double", -Double.MAX_VALUE, Double.MAX_VALUE);
    }

    private static double wrapped(double degrees) {
        double turned = degrees % 360.0;
        return turned >= 180.0 ? turned - 360.0 : turned < -180.0 ? turned + 360.0 : turned;
    }
}
