package dev.tickfork.sandbox.command.argument;

import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.Cursor;
import dev.tickfork.sandbox.command.Point;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Reads one selector, as the game's `EntitySelectorParser`. Used once.
final class SelectorReader {
    static final String ONE_ENTITY = "Only one entity is allowed, but the provided selector allows more than one";
    private static final String ONE_PLAYER =
            "Only one player is allowed, but the provided selector allows more than one";
    private static final String PLAYERS_ONLY =
            "Only players may be affected by this command, but the provided selector includes entities";
    private static final int MAX_NAME = 16;

    final Cursor cursor;
    final List<EntitySelector.Condition> conditions = new ArrayList<>();
    /// Options that were given and may be given once.
    final Set<String> used = new HashSet<>();
    int limit = Integer.MAX_VALUE;
    EntitySelector.Sort sort = EntitySelector.Sort.ARBITRARY;
    boolean ownLevelOnly;
    boolean playersOnly;
    boolean self;
    private final @Nullable Double[] origin = new @Nullable Double[3];
    private final @Nullable Double[] size = new @Nullable Double[3];
    private @Nullable String name;
    private @Nullable UUID uuid;

    SelectorReader(Cursor cursor) {
        this.cursor = cursor;
    }

    /// @param single whether more than one is refused
    /// @param players whether anything but players is refused
    EntitySelector read(boolean single, boolean players) throws CommandException {
        int start = cursor.position();
        if (cursor.canRead() && cursor.peek() == '@') {
            readVariable();
        } else {
            readNameOrUuid();
        }
        if (limit > 1 && single) {
            cursor.moveTo(start);
            throw cursor.error(players ? ONE_PLAYER : ONE_ENTITY);
        }
        if (players && !playersOnly && !self) {
            cursor.moveTo(start);
            throw cursor.error(PLAYERS_ONLY);
        }
        return build();
    }

    void setOrigin(int axis, double value) {
        origin[axis] = value;
        ownLevelOnly = true;
    }

    void setSize(int axis, double value) {
        size[axis] = value;
        ownLevelOnly = true;
    }

    private EntitySelector build() {
        UnaryOperator<Point> anchor = from -> new Point(
                origin[0] == null ? from.x() : origin[0],
                origin[1] == null ? from.y() : origin[1],
                origin[2] == null ? from.z() : origin[2]);
        if (size[0] != null || size[1] != null || size[2] != null) {
            conditions.add(new SelectorBox(or0(size[0]), or0(size[1]), or0(size[2])));
        }
        return new EntitySelector(
                new EntitySelector.Base(self, playersOnly, name, uuid), ownLevelOnly, anchor, conditions, sort, limit);
    }

    private static double or0(@Nullable Double value) {
        return value == null ? 0.0 : value;
    }

    private void readVariable() throws CommandException {
        cursor.next();
        if (!cursor.canRead()) {
            throw cursor.error("Missing selector type");
        }
        int start = cursor.position();
        char variable = cursor.next();
        switch (variable) {
            case 'e' -> {}
            case 'a' -> playersOnly = true;
            case 'p' -> {
                playersOnly = true;
                limit = 1;
                sort = EntitySelector.Sort.NEAREST;
            }
            case 'r' -> {
                playersOnly = true;
                limit = 1;
                sort = EntitySelector.Sort.RANDOM;
            }
            case 'n' -> {
                limit = 1;
                sort = EntitySelector.Sort.NEAREST;
            }
            case 's' -> {
                self = true;
                limit = 1;
            }
            default -> {
                cursor.moveTo(start);
                throw cursor.error("Unknown selector type '@" + variable + "'");
            }
        }
        if (cursor.take('[')) {
            readOptions();
        }
    }

    private void readOptions() throws CommandException {
        cursor.skipBlanks();
        while (cursor.canRead() && cursor.peek() != ']') {
            cursor.skipBlanks();
            int start = cursor.position();
            String option = cursor.readString();
            cursor.skipBlanks();
            if (!SelectorOptions.exists(option)) {
                cursor.moveTo(start);
                throw cursor.error("Unknown option '" + option + "'");
            }
            if (!cursor.take('=')) {
                cursor.moveTo(start);
                throw cursor.error("Expected value for option '" + option + "'");
            }
            cursor.skipBlanks();
            SelectorOptions.read(this, option, start);
            cursor.skipBlanks();
            if (cursor.canRead() && !cursor.take(',') && cursor.peek() != ']') {
                throw cursor.error("Expected end of options");
            }
            cursor.skipBlanks();
        }
        if (!cursor.take(']')) {
            throw cursor.error("Expected end of options");
        }
    }

    private void readNameOrUuid() throws CommandException {
        int start = cursor.position();
        String text = cursor.readString();
        limit = 1;
        try {
            uuid = UUID.fromString(text);
        } catch (IllegalArgumentException _) {
            if (text.isEmpty() || text.length() > MAX_NAME) {
                cursor.moveTo(start);
                throw cursor.error("Invalid name or UUID");
            }
            playersOnly = true;
            name = text;
        }
    }
}
