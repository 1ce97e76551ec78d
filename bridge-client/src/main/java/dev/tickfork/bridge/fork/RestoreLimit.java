package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.snapshot.IssueCode;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;

/// Something of a recording that summoning it again cannot bring back. Immutable.
///
/// @param kind   what it is
/// @param count  how many entities
/// @param sample UUIDs of the first few
public record RestoreLimit(Kind kind, long count, List<String> sample) {
    private static final int SAMPLES = 5;

    public RestoreLimit {
        sample = List.copyOf(sample);
    }

    /// What cannot come back.
    public enum Kind {
        /// Players: never recorded.
        PLAYER,
        /// It rides a player, or something that was not recorded: nothing will bring it back.
        RIDER_WITHOUT_VEHICLE,
        /// Its place in the order is not next to its vehicle's, where summoning puts it.
        RIDER_NOT_ADJACENT,
        /// A position or velocity that is no number: the game's own parser refuses it.
        NOT_A_NUMBER;

        /// The stable lower-case name.
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// Reads columns only; O(n).
    static List<RestoreLimit> of(Snapshot snapshot) {
        var limits = new ArrayList<RestoreLimit>();
        long players = snapshot.meta().playersSkipped().orElse(0);
        if (players > 0) {
            limits.add(new RestoreLimit(Kind.PLAYER, players, List.of()));
        }
        add(
                limits,
                snapshot,
                Kind.RIDER_WITHOUT_VEHICLE,
                row -> snapshot.vehicle(row) != null && snapshot.vehicleRow(row) < 0);
        long apart = snapshot.issueCounts().getOrDefault(IssueCode.VEHICLE_NOT_ADJACENT, 0L);
        if (apart > 0) {
            limits.add(new RestoreLimit(Kind.RIDER_NOT_ADJACENT, apart, List.of()));
        }
        add(
                limits,
                snapshot,
                Kind.NOT_A_NUMBER,
                row -> Double.isNaN(snapshot.x(row)) || Double.isNaN(snapshot.vx(row)));
        return List.copyOf(limits);
    }

    private static void add(List<RestoreLimit> limits, Snapshot snapshot, Kind kind, IntPredicate affected) {
        long count = 0;
        var sample = new ArrayList<String>();
        for (int row = 0; row < snapshot.size(); row++) {
            if (affected.test(row)) {
                count++;
                if (sample.size() < SAMPLES) {
                    sample.add(snapshot.uuid(row));
                }
            }
        }
        if (count > 0) {
            limits.add(new RestoreLimit(kind, count, sample));
        }
    }
}
