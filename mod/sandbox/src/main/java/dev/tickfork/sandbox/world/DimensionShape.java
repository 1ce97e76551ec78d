package dev.tickfork.sandbox.world;

/// Lowest block and number of layers of a dimension. Both are multiples of 16.
public record DimensionShape(int bottom, int height) {
    private static final DimensionShape OVERWORLD = new DimensionShape(-64, 384);
    private static final DimensionShape OTHER = new DimensionShape(0, 256);

    /// As `dimension_type` says for the three of the game; custom ones are taken for overworlds.
    static DimensionShape of(String dimension) {
        return switch (dimension) {
            case "minecraft:the_nether", "minecraft:the_end" -> OTHER;
            default -> OVERWORLD;
        };
    }
}
