package dev.tickfork.bridge.compare;

import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.DoubleBinaryTag;
import net.kyori.adventure.nbt.FloatBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import org.jspecify.annotations.Nullable;

/// Reads the lists of numbers that an entity's NBT holds. Stateless.
final class Vectors {
    private Vectors() {}

    /// Three doubles (`Pos`, `Motion`), or two floats with 0 as the third (`Rotation`); null for anything
    /// else.
    static @Nullable Triple of(@Nullable BinaryTag tag) {
        if (!(tag instanceof ListBinaryTag list) || list.size() < 2 || list.size() > 3) {
            return null;
        }
        return list.size() == 3
                        && list.get(0) instanceof DoubleBinaryTag x
                        && list.get(1) instanceof DoubleBinaryTag y
                        && list.get(2) instanceof DoubleBinaryTag z
                ? new Triple(x.value(), y.value(), z.value())
                : list.size() == 2
                                && list.get(0) instanceof FloatBinaryTag yaw
                                && list.get(1) instanceof FloatBinaryTag pitch
                        ? new Triple(yaw.value(), pitch.value(), 0)
                        : null;
    }
}
