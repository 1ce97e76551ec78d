package dev.tickfork.bridge.compare;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/// A sequence over functions of the JDK, so that this package needs to know nobody who has entities. A
/// snapshot
/// becomes one by `snapshot.columns(EntityColumns::new)`.
///
/// @param longs   key high, key low, NBT fingerprint
/// @param doubles in the order of [EntitySequence.Field]
public record EntityColumns(
        int size,
        IntFunction<String> uuids,
        IntFunction<String> types,
        IntFunction<@Nullable String> vehicles,
        IntFunction<@Nullable String> nbts,
        List<IntToLongFunction> longs,
        List<IntToDoubleFunction> doubles)
        implements EntitySequence {
    public EntityColumns {
        longs = List.copyOf(longs);
        doubles = List.copyOf(doubles);
        if (longs.size() != 3 || doubles.size() != Field.values().length) {
            throw new IllegalArgumentException("3 long and 8 double columns are needed");
        }
    }

    @Override
    public String uuid(int row) {
        return uuids.apply(row);
    }

    @Override
    public long keyHigh(int row) {
        return longs.get(0).applyAsLong(row);
    }

    @Override
    public long keyLow(int row) {
        return longs.get(1).applyAsLong(row);
    }

    @Override
    public String type(int row) {
        return types.apply(row);
    }

    @Override
    public double number(int row, Field field) {
        return doubles.get(field.column()).applyAsDouble(row);
    }

    @Override
    public @Nullable String vehicle(int row) {
        return vehicles.apply(row);
    }

    @Override
    public @Nullable String nbtText(int row) {
        return nbts.apply(row);
    }

    @Override
    public long nbtFingerprint(int row) {
        return longs.get(2).applyAsLong(row);
    }
}
