package dev.tickfork.core;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Who carries whom. Immutable.
///
/// @param vehicle    what the entity rides, null when it rides nothing
/// @param passengers direct passengers, in seat order
public record Riding(@Nullable EntityRef vehicle, List<EntityRef> passengers) {
    /// Neither rides nor carries.
    public static final Riding NONE = new Riding(null, List.of());

    public Riding {
        passengers = List.copyOf(passengers);
    }
}
