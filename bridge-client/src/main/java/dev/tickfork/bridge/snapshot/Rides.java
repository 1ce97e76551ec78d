package dev.tickfork.bridge.snapshot;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Who rides whom, by row. Immutable; safe from any thread.
final class Rides {
    static final int NONE = -1;

    private final Riders.Links vehicles;
    /// For each pair of `vehicles` the vehicle's row, [#NONE] where it is not in the snapshot.
    private final int[] vehicleRows;
    /// Vehicle's row in the upper half, rider's row in the lower; sorted.
    private final long[] riders;

    Rides(Riders riders, UuidIndex index) {
        this.vehicles = riders.vehicles;
        this.vehicleRows = new int[vehicles.size()];
        for (int i = 0; i < vehicleRows.length; i++) {
            vehicleRows[i] = index.find(vehicles.uuids, i);
        }
        this.riders = IntStream.range(0, vehicleRows.length)
                .filter(i -> vehicleRows[i] != NONE)
                .mapToLong(i -> (long) vehicleRows[i] << 32 | vehicles.row(i))
                .sorted()
                .toArray();
    }

    /// Row of what `row` rides; [#NONE] where it rides nothing or something that is not in the snapshot.
    int vehicleRow(int row) {
        int at = vehicles.find(row);
        return at < 0 ? NONE : vehicleRows[at];
    }

    @Nullable
    String vehicle(int row) {
        int at = vehicles.find(row);
        return at < 0 ? null : vehicles.uuids.text(at);
    }

    /// Rows that ride `row`, rising.
    List<Integer> riders(int row) {
        return IntStream.range(from(row), from(row + 1))
                .mapToObj(i -> (int) riders[i])
                .toList();
    }

    int riderCount(int row) {
        return from(row + 1) - from(row);
    }

    /// Rows that ride something, rising.
    IntStream ridingRows() {
        return IntStream.range(0, vehicles.size()).map(vehicles::row);
    }

    private int from(int row) {
        int at = Arrays.binarySearch(riders, (long) row << 32);
        return at < 0 ? -at - 1 : at;
    }
}
