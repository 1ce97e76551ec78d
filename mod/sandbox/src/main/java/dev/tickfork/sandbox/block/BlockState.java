package dev.tickfork.sandbox.block;

import java.util.Map;
import java.util.SortedMap;

/// One state of one block. Made by [BlockStates] only, which hands out one object per state. Immutable, any thread.
///
/// @param name       namespaced; may be of a block that 26.2 does not have
/// @param properties as written in the chunk or command, by name
/// @param shape      collision boxes, six numbers each (least corner, greatest corner), in blocks from the cell's
/// corner
public record BlockState(String name, SortedMap<String, String> properties, Traits traits, BlockShape shape) {
    /// What physics asks of a block.
    ///
    /// @param friction   slipperiness of its top, 0.6 for most
    /// @param stateId    number on the wire, -1 when 26.2 does not know the block
    public record Traits(float friction, int stateId, boolean air, boolean conductor) {}

    public boolean isAir() {
        return traits.air();
    }

    public boolean isRail() {
        return switch (name) {
            case "minecraft:rail", "minecraft:powered_rail", "minecraft:detector_rail", "minecraft:activator_rail" ->
                true;
            default -> false;
        };
    }

    /// The value of a property, an empty string when it has no such property.
    public String property(String key) {
        return properties.getOrDefault(key, "");
    }

    /// As in commands: `minecraft:rail[shape=north_south]`.
    @Override
    public String toString() {
        if (properties.isEmpty()) {
            return name;
        }
        var text = new StringBuilder(name).append('[');
        String separator = "";
        for (Map.Entry<String, String> property : properties.entrySet()) {
            text.append(separator).append(property.getKey()).append('=').append(property.getValue());
            separator = ",";
        }
        return text.append(']').toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BlockState state && name.equals(state.name) && properties.equals(state.properties);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + properties.hashCode();
    }
}
