package dev.tickfork.bridge.restore;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// One line of a recording, as much of it as a restore needs. Nothing of it is trusted.
///
/// @param index      0-based place in the recorded order
/// @param restorable false for a rider; true where the recording does not say
/// @param vehicle    UUID of what it rides, or null
/// @param passengers UUIDs of its direct riders, in order
/// @param nbt        SNBT text of the whole entity without `id`
public record RecordedEntity(
        int index,
        String uuid,
        String type,
        double x,
        double y,
        double z,
        boolean restorable,
        @Nullable String vehicle,
        List<String> passengers,
        String nbt) {
    public RecordedEntity {
        passengers = List.copyOf(passengers);
    }

    boolean isRider() {
        return !restorable || vehicle != null;
    }
}
