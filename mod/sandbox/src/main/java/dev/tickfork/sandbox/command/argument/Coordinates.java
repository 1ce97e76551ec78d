package dev.tickfork.sandbox.command.argument;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.CommandSource;
import dev.tickfork.sandbox.command.Cursor;
import dev.tickfork.sandbox.command.Point;

/// Three coordinates as written: absolute, `~` relative to the source, or all `^` along where it looks.
public sealed interface Coordinates {
    /// The point meant, seen from the source.
    Point resolve(CommandSource source);

    /// Each coordinate absolute or relative.
    record World(Part x, Part y, Part z) implements Coordinates {
        @Override
        public Point resolve(CommandSource source) {
            Point from = source.position();
            return new Point(x.from(from.x()), y.from(from.y()), z.from(from.z()));
        }
    }

    /// Left, up and forwards of the source's rotation.
    record Local(double left, double up, double forwards) implements Coordinates {
        @Override
        public Point resolve(CommandSource source) {
            Point from = source.position();
            double yaw = Math.toRadians(source.yaw() + 90.0);
            double pitch = Math.toRadians(-source.pitch());
            double steep = Math.toRadians(-source.pitch() + 90.0);
            Point ahead = new Point(Math.cos(yaw) * Math.cos(pitch), Math.sin(pitch), Math.sin(yaw) * Math.cos(pitch));
            Point above = new Point(Math.cos(yaw) * Math.cos(steep), Math.sin(steep), Math.sin(yaw) * Math.cos(steep));
            Point side = ahead.cross(above).times(-1.0);
            return from.plus(ahead.times(forwards)).plus(above.times(up)).plus(side.times(left));
        }
    }

    /// One coordinate.
    record Part(boolean relative, double value) {
        double from(double origin) {
            return relative ? origin + value : value;
        }
    }

    /// A point; whole numbers without a decimal point mean the middle of the block, but for y.
    static Argument<Coordinates> vec3(String name) {
        return new Argument<>(name, Coordinates.class, cursor -> read(cursor, true, true));
    }

    /// A block: whole numbers unless relative.
    static Argument<Coordinates> block(String name) {
        return new Argument<>(name, Coordinates.class, cursor -> read(cursor, false, true));
    }

    /// A column of blocks, two whole numbers; y is always that of the source.
    static Argument<Coordinates> column(String name) {
        return new Argument<>(name, Coordinates.class, cursor -> read(cursor, false, false));
    }

    /// Yaw and pitch in degrees, kept as x and y.
    static Argument<Coordinates> rotation(String name) {
        return new Argument<>(name, Coordinates.class, cursor -> {
            int start = cursor.position();
            if (!cursor.canRead()) {
                throw cursor.error("Incomplete (expected 2 coordinates)");
            }
            Part yaw = part(cursor, true, false);
            Part pitch = second(cursor, start, "Incomplete (expected 2 coordinates)", true, false);
            return new World(yaw, pitch, new Part(true, 0.0));
        });
    }

    private static Coordinates read(Cursor cursor, boolean decimals, boolean three) throws CommandException {
        int start = cursor.position();
        String incomplete = "Incomplete (expected " + (three ? 3 : 2) + " coordinates)";
        if (!cursor.canRead()) {
            throw cursor.error(incomplete);
        }
        if (cursor.peek() == '^' && three) {
            return readLocal(cursor, start, incomplete);
        }
        Part x = part(cursor, decimals, decimals);
        Part y = three ? second(cursor, start, incomplete, decimals, false) : new Part(true, 0.0);
        return new World(x, y, second(cursor, start, incomplete, decimals, decimals));
    }

    private static Coordinates readLocal(Cursor cursor, int start, String incomplete) throws CommandException {
        double[] values = new double[3];
        for (int i = 0; i < values.length; i++) {
            if (i > 0 && !cursor.take(' ')) {
                throw at(cursor, start, incomplete);
            }
            if (!cursor.take('^')) {
                throw at(cursor, start, MIXED);
            }
            values[i] = cursor.canRead() && cursor.peek() != ' ' ? number(cursor) : 0.0;
        }
        return new Local(values[0], values[1], values[2]);
    }

    /// Vanilla's words for world and local coordinates in one argument.
    String MIXED = "Cannot mix world & local coordinates (everything must either use ^ or not)";

    private static Part second(Cursor cursor, int start, String incomplete, boolean decimals, boolean centre)
            throws CommandException {
        if (!cursor.take(' ') || !cursor.canRead()) {
            throw at(cursor, start, incomplete);
        }
        return part(cursor, decimals, centre);
    }

    private static Part part(Cursor cursor, boolean decimals, boolean centre) throws CommandException {
        if (cursor.peek() == '^') {
            throw cursor.error(MIXED);
        }
        boolean relative = cursor.take('~');
        if (relative && (!cursor.canRead() || cursor.peek() == ' ')) {
            return new Part(true, 0.0);
        }
        if (!decimals && !relative) {
            return new Part(false, cursor.readInt(Integer.MIN_VALUE, Integer.MAX_VALUE));
        }
        int start = cursor.position();
        double value = number(cursor);
        boolean whole = cursor.text().indexOf('.', start) < 0 || cursor.text().indexOf('.', start) >= cursor.position();
        return new Part(relative, !relative && centre && whole ? value + 0.5 : value);
    }

    private static double number(Cursor cursor) throws CommandException {
        return cursor.readDouble("double", -Double.MAX_VALUE, Double.MAX_VALUE);
    }

    private static CommandException at(Cursor cursor, int start, String message) {
        cursor.moveTo(start);
        return cursor.error(message);
    }
}
