package dev.tickfork.bridge.snapshot;

import java.util.HashMap;
import java.util.Map;

/// Looks for riders that a restore cannot put back where they were in the order. One thread.
final class RideChecks {
    /// Riders upon riders that are followed before it is taken for a circle.
    private static final int MAX_STACK = 256;

    private final Rows rows;
    private final UuidIndex index;
    private final Rides rides;

    RideChecks(Rows rows, UuidIndex index, Rides rides) {
        this.rows = rows;
        this.index = index;
        this.rides = rides;
    }

    void run() {
        rides.ridingRows().forEach(this::checkRider);
        checkLists();
    }

    private void checkRider(int row) {
        int vehicle = rides.vehicleRow(row);
        if (vehicle == Rides.NONE) {
            rows.issues.add(IssueCode.PASSENGER_WITHOUT_VEHICLE, line(row), rides.vehicle(row) + "");
        } else if (vehicle >= row || !carries(vehicle, row - 1)) {
            rows.issues.add(IssueCode.VEHICLE_NOT_ADJACENT, line(row), line(vehicle));
        }
    }

    /// Whether `row` is the vehicle, or rides it with any number of others in between.
    private boolean carries(int vehicle, int row) {
        int at = row;
        for (int steps = 0; at != Rides.NONE && steps < MAX_STACK; steps++) {
            if (at == vehicle) {
                return true;
            }
            at = rides.vehicleRow(at);
        }
        return false;
    }

    /// Holds each list of passengers against what the riders say, and its order against theirs: the game
    /// brings riders
    /// back in the order of the list.
    private void checkLists() {
        Riders.Links listed = rows.riders.passengers;
        Map<Integer, Integer> confirmed = new HashMap<>();
        int before = Rides.NONE;
        for (int i = 0; i < listed.size(); i++) {
            int vehicle = listed.row(i);
            int rider = index.find(listed.uuids, i);
            if (i == 0 || listed.row(i - 1) != vehicle) {
                before = Rides.NONE;
            }
            if (rider == Rides.NONE || rides.vehicleRow(rider) != vehicle) {
                rows.issues.add(IssueCode.PASSENGER_MISMATCH, line(vehicle), Visible.of(listed.uuids.text(i)));
                continue;
            }
            confirmed.merge(vehicle, 1, Integer::sum);
            if (rider < before) {
                rows.issues.add(IssueCode.VEHICLE_NOT_ADJACENT, line(rider), line(vehicle));
            }
            before = rider;
        }
        rides.ridingRows().forEach(row -> checkListed(row, confirmed));
    }

    private void checkListed(int rider, Map<Integer, Integer> confirmed) {
        int vehicle = rides.vehicleRow(rider);
        if (vehicle != Rides.NONE
                && (rows.columns.flags[vehicle] & Columns.LISTS_PASSENGERS) != 0
                && confirmed.getOrDefault(vehicle, 0) < rides.riderCount(vehicle)
                && rides.riders(vehicle).getFirst() == rider) {
            rows.issues.add(IssueCode.PASSENGER_MISMATCH, line(vehicle), rows.uuids.text(rider));
        }
    }

    private long line(int row) {
        return rows.columns.line[row];
    }
}
