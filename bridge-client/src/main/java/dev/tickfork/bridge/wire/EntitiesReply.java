package dev.tickfork.bridge.wire;

import java.util.List;
import java.util.Optional;

/// The entities of the primary dimension, in tick order. For looking only: it holds no NBT.
///
/// @param radius blocks; 0 = all
/// @param raw    the line as it came, up to 64 MiB
public record EntitiesReply(long tick, double radius, Optional<String> dimension, List<Entity> entities, String raw) {
    public EntitiesReply {
        entities = List.copyOf(entities);
    }

    /// One entity; position in blocks.
    public record Entity(String uuid, String type, double x, double y, double z) {}
}
