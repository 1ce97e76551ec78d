package dev.tickfork.bridge.restore;

/// A dimension as commands name it.
///
/// @param id a safe `namespace:path`
public record Dimension(String id) {
    private static final String OVERWORLD = "minecraft:overworld";

    public Dimension {
        if (!ResourceName.isSafe(id)) {
            throw new IllegalArgumentException("no dimension id: " + id);
        }
    }

    public static boolean isSafe(String id) {
        return ResourceName.isSafe(id);
    }

    /// The command, made to run in this dimension; the console's own is the overworld.
    public String in(String command) {
        return id.equals(OVERWORLD) ? command : "execute in " + id + " run " + command;
    }

    /// Asks whether the block column's chunk is loaded as far as entities ticking in it.
    String ifLoaded(int chunkX, int chunkZ) {
        return "execute in " + id + " if loaded " + chunkX * ChunkArea.SIDE + " 0 " + chunkZ * ChunkArea.SIDE;
    }
}
