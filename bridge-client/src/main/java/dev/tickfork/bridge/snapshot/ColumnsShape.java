package dev.tickfork.bridge.snapshot;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/// Takes the columns of a snapshot in terms of the JDK alone, so that packages that know nothing of
/// snapshots can read
/// them: `snapshot.columns(EntityColumns::new)` for the comparison.
///
/// @param <T> what is made of them
@FunctionalInterface
public interface ColumnsShape<T> {
    /// @param size    number of rows
    /// @param uuid    text as recorded
    /// @param type    namespaced id
    /// @param vehicle UUID of the vehicle, or null
    /// @param nbt     text read from disk, or null; throws UncheckedIOException
    /// @param longs   upper and lower half of a key that is equal exactly where the UUID text is, and a
    ///                fingerprint of
    ///                the NBT text: equal fingerprints mean equal text
    /// @param doubles x, y, z, velocity x, y, z, yaw, pitch; NaN where not recorded
    T shape(
            int size,
            IntFunction<String> uuid,
            IntFunction<String> type,
            IntFunction<@Nullable String> vehicle,
            IntFunction<@Nullable String> nbt,
            List<IntToLongFunction> longs,
            List<IntToDoubleFunction> doubles);
}
