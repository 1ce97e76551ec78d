package dev.tickfork.bridge.fork;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// What to fork. Immutable.
///
/// @param name      of the fork and of its snapshot: a safe name
/// @param radius    blocks around the dimension's first player; 0 for everything that the dimension ticks
/// @param dimension namespaced id; the others travel as files only
/// @param regions   whether the world's files are copied
/// @param worldDir  where the world is; null for where the instance says
/// @param lease     use the mod's freeze lease where it offers one; without, a freeze by commands, which outlives us
///                  until the journal undoes it
public record ForkRequest(
        String name,
        double radius,
        String dimension,
        boolean regions,
        @Nullable Path worldDir,
        boolean lease) {
    public static final String OVERWORLD = "minecraft:overworld";

    /// Everything of the overworld, with the world's files.
    public static ForkRequest of(String name) {
        return new ForkRequest(name, 0, OVERWORLD, true, null, true);
    }
}
