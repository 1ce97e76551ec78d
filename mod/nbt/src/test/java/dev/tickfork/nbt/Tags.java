package dev.tickfork.nbt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.ByteArrayBinaryTag;
import net.kyori.adventure.nbt.ByteBinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.DoubleBinaryTag;
import net.kyori.adventure.nbt.FloatBinaryTag;
import net.kyori.adventure.nbt.IntArrayBinaryTag;
import net.kyori.adventure.nbt.IntBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import net.kyori.adventure.nbt.LongArrayBinaryTag;
import net.kyori.adventure.nbt.LongBinaryTag;
import net.kyori.adventure.nbt.ShortBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;

/// Short names for tags in tests.
public final class Tags {
    private Tags() {}

    public static ByteBinaryTag b(int value) {
        return ByteBinaryTag.byteBinaryTag((byte) value);
    }

    public static ShortBinaryTag s(int value) {
        return ShortBinaryTag.shortBinaryTag((short) value);
    }

    public static IntBinaryTag i(int value) {
        return IntBinaryTag.intBinaryTag(value);
    }

    public static LongBinaryTag l(long value) {
        return LongBinaryTag.longBinaryTag(value);
    }

    public static FloatBinaryTag f(float value) {
        return FloatBinaryTag.floatBinaryTag(value);
    }

    public static DoubleBinaryTag d(double value) {
        return DoubleBinaryTag.doubleBinaryTag(value);
    }

    public static StringBinaryTag str(String value) {
        return StringBinaryTag.stringBinaryTag(value);
    }

    public static ByteArrayBinaryTag bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return ByteArrayBinaryTag.byteArrayBinaryTag(bytes);
    }

    public static IntArrayBinaryTag ints(int... values) {
        return IntArrayBinaryTag.intArrayBinaryTag(values);
    }

    public static LongArrayBinaryTag longs(long... values) {
        return LongArrayBinaryTag.longArrayBinaryTag(values);
    }

    public static ListBinaryTag list(BinaryTag... elements) {
        return MixedLists.of(List.of(elements));
    }

    public static CompoundBinaryTag compound() {
        return CompoundBinaryTag.empty();
    }

    public static CompoundBinaryTag compound(String key, BinaryTag value) {
        return CompoundBinaryTag.from(Map.of(key, value));
    }

    public static CompoundBinaryTag compound(String key, BinaryTag value, String key2, BinaryTag value2) {
        return CompoundBinaryTag.from(Map.of(key, value, key2, value2));
    }

    /// Equal by type and bits, with the first differences as the message.
    public static void assertSame(BinaryTag expected, BinaryTag actual) {
        List<String> differences = NbtDiff.diff(expected, actual, IgnoredPaths.NONE, 3).stream()
                .map(d -> d.path() + ": " + d.kind() + " " + d.a() + " / " + d.b())
                .toList();
        assertEquals(List.of(), differences);
    }
}
