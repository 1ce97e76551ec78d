package dev.tickfork.bridge.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Sequences for tests.
final class Entities {
    record One(
            String uuid,
            String type,
            List<Double> numbers,
            @Nullable String vehicle,
            @Nullable String nbt) {
        One with(int field, double value) {
            var changed = new ArrayList<>(numbers);
            changed.set(field, value);
            return new One(uuid, type, changed, vehicle, nbt);
        }

        One nbt(@Nullable String text) {
            return new One(uuid, type, numbers, vehicle, text);
        }

        One riding(String other) {
            return new One(uuid, type, numbers, other, nbt);
        }

        One type(String other) {
            return new One(uuid, other, numbers, vehicle, nbt);
        }
    }

    private Entities() {}

    static One one(int id) {
        return new One(
                new UUID(0, id).toString(),
                "minecraft:pig",
                List.of(1.0, 2.0, 3.0, 0.0, -0.0784, 0.0, 90.0, 0.0),
                null,
                "{}");
    }

    static EntitySequence of(One... ones) {
        return of(List.of(ones));
    }

    static EntitySequence of(List<One> ones) {
        return new EntityColumns(
                ones.size(),
                row -> ones.get(row).uuid(),
                row -> ones.get(row).type(),
                row -> ones.get(row).vehicle(),
                row -> ones.get(row).nbt(),
                List.of(
                        row -> UUID.fromString(ones.get(row).uuid()).getMostSignificantBits(),
                        row -> UUID.fromString(ones.get(row).uuid()).getLeastSignificantBits(),
                        row -> fingerprint(ones.get(row).nbt())),
                IntStream.range(0, 8)
                        .<IntToDoubleFunction>mapToObj(
                                field -> row -> ones.get(row).numbers().get(field))
                        .toList());
    }

    static EntitySequence ids(int... ids) {
        var ones = new ArrayList<One>();
        for (int id : ids) {
            ones.add(one(id));
        }
        return of(ones);
    }

    private static long fingerprint(@Nullable String text) {
        return text == null ? 0 : 1 + text.hashCode() * 31L + text.length();
    }
}
