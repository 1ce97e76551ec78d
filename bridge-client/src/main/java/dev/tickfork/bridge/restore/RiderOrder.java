package dev.tickfork.bridge.restore;

import java.util.ArrayDeque;
import java.util.List;
import java.util.OptionalInt;

/// Watches whether riders follow their vehicle in the recorded order. A summoned vehicle enters the tick
/// list with its
/// riders right behind it, depth first, so a recording in which they stand elsewhere cannot come back in
/// its order.
/// One thread.
final class RiderOrder {
    private final ArrayDeque<String> due = new ArrayDeque<>();
    private int firstBreak = -1;

    void next(RecordedEntity entity) {
        boolean asDue = entity.isRider() ? !due.isEmpty() && due.removeFirst().equals(entity.uuid()) : due.isEmpty();
        if (!asDue) {
            due.clear();
            if (firstBreak < 0) {
                firstBreak = entity.index();
            }
        }
        List<String> riders = entity.riding().passengers();
        for (int i = riders.size() - 1; i >= 0; i--) {
            due.addFirst(riders.get(i));
        }
    }

    /// The first record that stands where a restore cannot put it.
    OptionalInt firstBreak() {
        return firstBreak < 0 ? OptionalInt.empty() : OptionalInt.of(firstBreak);
    }
}
