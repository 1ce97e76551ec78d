package dev.tickfork.bridge.compare;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Several recordings of one world, one after the other: counts by type over time, and how the order went
/// from each to the next. Immutable; holds no recording, so those can be closed.
///
/// @param points recordings in the order given
/// @param types  all types, by the sum of their counts, the commonest first, then by id
/// @param steps  between each point and the next, one fewer than points
public record Timeline(List<Point> points, List<TypeLine> types, List<Step> steps) {
    /// Runs and moves of one step that are kept for the picture, the longest and farthest first.
    public static final int PICTURE_PARTS = 600;

    public Timeline {
        points = List.copyOf(points);
        types = List.copyOf(types);
        steps = List.copyOf(steps);
    }

    /// One recording.
    ///
    /// @param name     what it is called
    /// @param tick     -1 where not recorded
    /// @param hash     order hash
    /// @param entities its rows
    /// @param order    the type of each row
    public record Point(String name, long tick, String hash, int entities, TypeOrder order) {}

    /// Counts of one type, one for each point.
    public record TypeLine(String type, List<Integer> counts) {
        public TypeLine {
            counts = List.copyOf(counts);
        }

        /// Whether it is the same at all points.
        public boolean level() {
            return counts.stream().distinct().count() == 1;
        }
    }

    /// What happened between two points.
    ///
    /// @param equal   whether both hold the same entities in the same order
    /// @param matched entities that both have
    /// @param moves   the fewest moves
    /// @param largest the largest distance of a move, signed
    /// @param first   the first row at which the two differ; null where equal
    /// @param picture what can be drawn of it
    public record Step(
            boolean equal,
            int matched,
            int moves,
            int largest,
            int added,
            int removed,
            OrderDiff.@Nullable Divergence first,
            Picture picture) {
        /// Whether nobody left, came or moved.
        public boolean quiet() {
            return moves == 0 && added == 0 && removed == 0;
        }
    }

    /// The parts of a step that a picture can show; not all of them where there are many.
    ///
    /// @param runs  kept stretches, rising on both sides
    /// @param moves rising in the later recording
    public record Picture(List<OrderDiff.Run> runs, List<OrderDiff.Place> moves) {
        public Picture {
            runs = List.copyOf(runs);
            moves = List.copyOf(moves);
        }
    }

    /// The type of each row as a number into a list of names. Immutable; 2 bytes a row.
    public static final class TypeOrder {
        private final List<String> names;
        private final short[] rows;

        TypeOrder(List<String> names, short[] rows) {
            this.names = names;
            this.rows = rows;
        }

        public int size() {
            return rows.length;
        }

        /// Namespaced id.
        public String type(int row) {
            return names.get(number(row));
        }

        /// The place of the type in [#names].
        public int number(int row) {
            return Short.toUnsignedInt(rows[row]);
        }

        /// The types of this recording in the order of their first row. Read only.
        public List<String> names() {
            return names;
        }
    }
}
