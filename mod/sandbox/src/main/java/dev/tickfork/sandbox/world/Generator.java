package dev.tickfork.sandbox.world;

import java.util.List;

/// What a chunk holds that no file has: layers of blocks from the bottom up, none for the void. Immutable.
public record Generator(List<Layer> layers) {
    /// Some layers of one block.
    ///
    /// @param block id, e.g. `minecraft:dirt`
    public record Layer(String block, int height) {}

    public static final Generator VOID = new Generator(List.of());
    /// The flat preset "Classic Flat".
    public static final Generator FLAT = new Generator(List.of(
            new Layer("minecraft:bedrock", 1), new Layer("minecraft:dirt", 2), new Layer("minecraft:grass_block", 1)));
}
