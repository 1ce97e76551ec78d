package dev.tickfork.bridge.restore;

import dev.tickfork.bridge.snapshot.Point;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One line of a recording, as much of it as a restore needs. Nothing of it is trusted.
///
/// @param index  0-based place in the recorded order
/// @param at     feet position in blocks
/// @param riding what it rides and what rides it
/// @param nbt    SNBT text of the whole entity without `id`
public record RecordedEntity(int index, String uuid, String type, Point at, Riding riding, String nbt) {
    /// @param restorable false for a rider; true where the recording does not say
    /// @param vehicle    UUID of what it rides, or null
    /// @param passengers UUIDs of its direct riders, in order
    public record Riding(boolean restorable, @Nullable String vehicle, List<String> passengers) {
        public Riding {
            passengers = List.copyOf(passengers);
        }
    }

    boolean isRider() {
        return !riding.restorable() || riding.vehicle() != null;
    }
}
