package dev.tickfork.sandbox.command.argument;

import dev.tickfork.sandbox.command.Argument;
import dev.tickfork.sandbox.command.CommandException;
import dev.tickfork.sandbox.command.Cursor;

/// A range as selectors write it: `5`, `1..5`, `..5`, `1..`; both ends included, an open end is infinite.
public record Range(double min, double max) {
    /// Whether the value lies within.
    public boolean contains(double value) {
        return value >= min && value <= max;
    }

    /// A range of whole numbers as an argument.
    public static Argument<Range> ints(String name) {
        return new Argument<>(name, Range.class, cursor -> read(cursor, true));
    }

    /// Reads a range.
    ///
    /// @param whole whether decimals are refused
    public static Range read(Cursor cursor, boolean whole) throws CommandException {
        int start = cursor.position();
        if (!cursor.canRead()) {
            throw cursor.error("Expected value or range of values");
        }
        boolean openStart = cursor.text().startsWith("..", start);
        double min = openStart ? Double.NEGATIVE_INFINITY : number(cursor, whole);
        double max = min;
        if (cursor.text().startsWith("..", cursor.position())) {
            cursor.moveTo(cursor.position() + 2);
            char next = cursor.peek();
            boolean more = "0123456789-.".indexOf(next) >= 0;
            if (openStart && !more) {
                cursor.moveTo(start);
                throw cursor.error("Expected value or range of values");
            }
            max = more ? number(cursor, whole) : Double.POSITIVE_INFINITY;
        }
        if (min > max) {
            cursor.moveTo(start);
            throw cursor.error("Min cannot be bigger than max");
        }
        return new Range(min, max);
    }

    private static double number(Cursor cursor, boolean whole) throws CommandException {
        int start = cursor.position();
        String text = cursor.text();
        int end = start;
        while (end < text.length() && isNumber(text, end)) {
            end++;
        }
        String digits = text.substring(start, end);
        if (digits.isEmpty()) {
            throw cursor.error("Expected value or range of values");
        }
        if (whole && digits.indexOf('.') >= 0) {
            throw cursor.error("Only whole numbers allowed, not decimals");
        }
        try {
            double value = whole ? Integer.parseInt(digits) : Double.parseDouble(digits);
            cursor.moveTo(end);
            return value;
        } catch (NumberFormatException _) {
            throw cursor.error("Invalid " + (whole ? "integer" : "double") + " '" + digits + "'");
        }
    }

    private static boolean isNumber(String text, int at) {
        char c = text.charAt(at);
        // A dot belongs to the number unless it opens the `..` of the range.
        return "0123456789-".indexOf(c) >= 0 || (c == '.' && !text.startsWith("..", at));
    }
}
