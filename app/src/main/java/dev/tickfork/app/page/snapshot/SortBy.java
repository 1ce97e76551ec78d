package dev.tickfork.app.page.snapshot;

import dev.tickfork.bridge.snapshot.Snapshot;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/// By what the table is sorted. Ties keep the tick order.
enum SortBy {
    ORDER,
    TYPE,
    UUID,
    X,
    Y,
    Z,
    SPEED,
    YAW,
    NBT;

    /// O(n log n), off the FX thread for long lists.
    int[] sort(Snapshot snapshot, int[] rows, boolean falling) {
        if (this == ORDER) {
            int[] sorted = rows.clone();
            Arrays.sort(sorted);
            return falling ? reversed(sorted) : sorted;
        }
        Integer[] boxed = IntStream.of(rows).boxed().toArray(Integer[]::new);
        Comparator<Integer> by = comparator(snapshot);
        Arrays.parallelSort(boxed, (falling ? by.reversed() : by).thenComparing(Comparator.naturalOrder()));
        return Arrays.stream(boxed).mapToInt(Integer::intValue).toArray();
    }

    private static int[] reversed(int[] rows) {
        return IntStream.range(0, rows.length)
                .map(i -> rows[rows.length - 1 - i])
                .toArray();
    }

    private Comparator<Integer> comparator(Snapshot s) {
        return switch (this) {
            case ORDER -> Comparator.naturalOrder();
            case TYPE -> Comparator.comparing(s::type);
            case UUID -> Comparator.comparing(s::uuid);
            case X -> Comparator.comparingDouble(s::x);
            case Y -> Comparator.comparingDouble(s::y);
            case Z -> Comparator.comparingDouble(s::z);
            case SPEED -> Comparator.comparingDouble(row -> speed(s, row));
            case YAW -> Comparator.comparingDouble(s::yaw);
            case NBT -> Comparator.comparingInt(s::nbtBytes);
        };
    }

    /// Blocks per tick.
    static double speed(Snapshot s, int row) {
        return Math.sqrt(s.vx(row) * s.vx(row) + s.vy(row) * s.vy(row) + s.vz(row) * s.vz(row));
    }
}
