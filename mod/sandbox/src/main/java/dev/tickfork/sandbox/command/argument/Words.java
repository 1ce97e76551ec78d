package dev.tickfork.sandbox.command.argument;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.Cursor;

/// Arguments that are one word, one number, one id or the rest of the line.
public final class Words {
    private static final String INVALID_ID = "Invalid ID";

    private Words() {}

    /// A resource id such as `minecraft:stone`; without a namespace it is `minecraft`'s.
    public static Argument<String> id(String name) {
        return new Argument<>(name, String.class, Words::readId);
    }

    /// A whole number from `min` to `max`.
    public static Argument<Integer> integer(String name, int min, int max) {
        return new Argument<>(name, Integer.class, cursor -> cursor.readInt(min, max));
    }

    /// A decimal number from `min` to `max`.
    public static Argument<Double> decimal(String name, double min, double max) {
        return new Argument<>(name, Double.class, cursor -> cursor.readDouble("double", min, max));
    }

    /// A decimal number that the game keeps as a float.
    public static Argument<Double> single(String name, double min, double max) {
        return new Argument<>(name, Double.class, cursor -> cursor.readDouble("float", min, max));
    }

    /// `true` or `false`.
    public static Argument<Boolean> bool(String name) {
        return new Argument<>(name, Boolean.class, Cursor::readBoolean);
    }

    /// One word without quotes.
    public static Argument<String> word(String name) {
        return new Argument<>(name, String.class, Cursor::readUnquoted);
    }

    /// Everything up to the end of the line, at least one character.
    public static Argument<String> rest(String name) {
        return new Argument<>(name, String.class, cursor -> {
            String text = cursor.rest();
            cursor.moveTo(cursor.text().length());
            return text;
        });
    }

    /// A time: a number and `t` (ticks, the default), `s` or `d`, in ticks.
    public static Argument<Integer> time(String name, int min) {
        return new Argument<>(name, Integer.class, cursor -> readTime(cursor, min));
    }

    /// Reads a resource id.
    public static String readId(Cursor cursor) throws CommandException {
        int start = cursor.position();
        while (cursor.canRead() && isId(cursor.peek())) {
            cursor.next();
        }
        String text = cursor.text().substring(start, cursor.position());
        int colon = text.indexOf(':');
        String namespace = colon <= 0 ? "minecraft" : text.substring(0, colon);
        String path = text.substring(colon + 1);
        if (path.isEmpty() || path.indexOf(':') >= 0 || namespace.indexOf('/') >= 0) {
            cursor.moveTo(start);
            throw cursor.error(INVALID_ID);
        }
        return namespace + ":" + path;
    }

    private static int readTime(Cursor cursor, int min) throws CommandException {
        int start = cursor.position();
        double value = cursor.readDouble("float", -Float.MAX_VALUE, Float.MAX_VALUE);
        double unit = switch (cursor.readUnquoted()) {
            case "", "t" -> 1.0;
            case "s" -> 20.0;
            case "d" -> 24_000.0;
            default -> throw cursor.error("Invalid unit");
        };
        long ticks = Math.round(value * unit);
        if (ticks < min) {
            cursor.moveTo(start);
            throw cursor.error("The tick count must not be less than " + min + ", found " + ticks);
        }
        return (int) Math.min(ticks, Integer.MAX_VALUE);
    }

    private static boolean isId(char c) {
        boolean digit = c >= '0' && c <= '9';
        boolean letter = c >= 'a' && c <= 'z';
        return digit || letter || "_:/.-".indexOf(c) >= 0;
    }
}
