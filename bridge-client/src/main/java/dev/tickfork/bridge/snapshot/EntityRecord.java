package dev.tickfork.bridge.snapshot;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// One entity of a snapshot with all that its line says. Immutable.
///
/// @param row      place in the tick order, from 0
/// @param line     number of its line in the file, from 1
/// @param identity who it is
/// @param motion   where it is and how it moves
/// @param riding   what it rides and what rides it
/// @param nbt      its NBT as text, as recorded; null where the line has none
public record EntityRecord(
        int row,
        long line,
        Identity identity,
        Motion motion,
        Riding riding,
        @Nullable String nbt) {
    /// @param uuid     as written in the file
    /// @param type     namespaced id
    /// @param entityId number of the running game, differs in every run; -1 where not recorded
    public record Identity(String uuid, String type, int entityId) {}

    /// @param position blocks; null where the line has no usable one
    /// @param velocity blocks per tick; null where the line has no usable one
    /// @param yaw      degrees; NaN where not recorded
    /// @param pitch    degrees; NaN where not recorded
    public record Motion(@Nullable Point position, @Nullable Point velocity, float yaw, float pitch) {}

    /// @param vehicle    UUID of what it rides, null for none
    /// @param passengers UUIDs of its riders, as recorded
    /// @param restorable false where only its vehicle can bring it back; true where the line does not say
    public record Riding(@Nullable String vehicle, List<String> passengers, boolean restorable) {
        public Riding {
            passengers = List.copyOf(passengers);
        }
    }

    public String uuid() {
        return identity.uuid();
    }

    public String type() {
        return identity.type();
    }
}
