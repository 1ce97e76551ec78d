package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.action.ActionContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How far an order went from another, in numbers. Immutable.
///
/// A *distance* is the number of kept entities that a moved one jumped over, signed: above 0 it went later. It is no
/// difference of rows, because one block that leaves shifts every row behind it.
///
/// @param matched    entities that both sides have
/// @param kept       those of them that need no move
/// @param moves      the fewest moves that turn A's order into B's
/// @param longest    the longest stretch that both sides hold without a gap, moved or not; null where there is none
/// @param middle     the middle distance of all moves without its sign, 0 without moves; of an even number the lower
/// @param largest    the largest distance with its sign, 0 without moves; of equal ones the first in B
/// @param histogram  moves by distance: earlier ones first, the farthest outside; empty without moves
/// @param singles    entities that one side alone has
public record OrderStatistics(
        int matched,
        int kept,
        int moves,
        OrderDiff.@Nullable Run longest,
        int middle,
        int largest,
        List<Bin> histogram,
        int singles) {
    /// Rows between two questions whether to stop.
    private static final int CHECK_ROWS = 1 << 16;

    public OrderStatistics {
        histogram = List.copyOf(histogram);
    }

    /// Moves whose distances lie between two bounds, both included and of one sign; bounds are powers of two.
    ///
    /// @param from the bound nearer to minus infinity
    public record Bin(int from, int to, int count) {}

    /// O(n + moves log n) time, 4 bytes a move.
    ///
    /// @throws java.util.concurrent.CancellationException the context was cancelled
    public static OrderStatistics of(OrderDiff diff, ActionContext context) {
        int[] distances = distances(diff, context);
        int[] sizes = Arrays.stream(distances).map(Math::abs).sorted().toArray();
        return new OrderStatistics(
                diff.matched(),
                diff.matched() - distances.length,
                distances.length,
                longest(diff, context),
                sizes.length == 0 ? 0 : sizes[(sizes.length - 1) / 2],
                largest(distances),
                histogram(distances),
                diff.sizeA() + diff.sizeB() - 2 * diff.matched());
    }

    /// The distance of each move, in the order of [OrderDiff#moves]. O(moves log runs).
    public static int[] distances(OrderDiff diff, ActionContext context) {
        var kept = new KeptRows(diff.runs());
        List<OrderDiff.Place> moves = diff.places();
        var distances = new int[moves.size()];
        for (int i = 0; i < distances.length; i++) {
            if (i % CHECK_ROWS == 0) {
                context.checkCancelled();
            }
            OrderDiff.Place move = moves.get(i);
            distances[i] = kept.beforeInB(move.to()) - kept.beforeInA(move.from());
        }
        return distances;
    }

    private static OrderDiff.@Nullable Run longest(OrderDiff diff, ActionContext context) {
        OrderDiff.Run best = null;
        int row = 0;
        while (row < diff.sizeA()) {
            int start = row;
            int inB = diff.inB(start);
            row++;
            while (inB >= 0 && row < diff.sizeA() && diff.inB(row) == inB + row - start) {
                row++;
            }
            if (inB >= 0 && (best == null || row - start > best.length())) {
                best = new OrderDiff.Run(start, inB, row - start);
            }
            if (start % CHECK_ROWS == 0) {
                context.checkCancelled();
            }
        }
        return best;
    }

    private static int largest(int[] distances) {
        int largest = 0;
        for (int distance : distances) {
            largest = Math.abs(distance) > Math.abs(largest) ? distance : largest;
        }
        return largest;
    }

    private static List<Bin> histogram(int[] distances) {
        var earlier = new int[Integer.SIZE];
        var later = new int[Integer.SIZE];
        for (int distance : distances) {
            int power = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(Math.abs(distance));
            (distance < 0 ? earlier : later)[power]++;
        }
        var bins = new ArrayList<Bin>();
        for (int power = highest(earlier); power >= 0; power--) {
            bins.add(new Bin(-end(power), -(1 << power), earlier[power]));
        }
        for (int power = 0; power <= highest(later); power++) {
            bins.add(new Bin(1 << power, end(power), later[power]));
        }
        return bins;
    }

    private static int highest(int[] counts) {
        int power = counts.length - 1;
        while (power >= 0 && counts[power] == 0) {
            power--;
        }
        return power;
    }

    private static int end(int power) {
        return (int) ((1L << (power + 1)) - 1);
    }
}
