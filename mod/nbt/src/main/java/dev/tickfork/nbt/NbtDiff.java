package dev.tickfork.nbt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.ByteArrayBinaryTag;
import net.kyori.adventure.nbt.ByteBinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.DoubleBinaryTag;
import net.kyori.adventure.nbt.EndBinaryTag;
import net.kyori.adventure.nbt.FloatBinaryTag;
import net.kyori.adventure.nbt.IntArrayBinaryTag;
import net.kyori.adventure.nbt.IntBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import net.kyori.adventure.nbt.LongArrayBinaryTag;
import net.kyori.adventure.nbt.LongBinaryTag;
import net.kyori.adventure.nbt.ShortBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;
import org.jspecify.annotations.Nullable;

/// Compares two trees place by place. Any thread.
///
/// The order of keys never counts. Floats and doubles are compared by their bits: `0.0` is not `-0.0`, a NaN is equal
/// to a NaN of the same bits. Another type of tag is a difference, whatever the value. Lists are compared by index;
/// an array is one value. Empty lists are equal.
public final class NbtDiff {
    private final IgnoredPaths ignored;
    private final int limit;
    private final PathStack path = new PathStack();
    private final List<NbtDifference> found = new ArrayList<>();

    private NbtDiff(IgnoredPaths ignored, int limit) {
        this.ignored = ignored;
        this.limit = limit;
    }

    /// All differences, keys in sorted order.
    public static List<NbtDifference> diff(BinaryTag a, BinaryTag b, IgnoredPaths ignored) {
        return diff(a, b, ignored, Integer.MAX_VALUE);
    }

    /// The first `limit` differences, keys in sorted order; the walk ends once they are found.
    ///
    /// @param limit at least 1; a result of that size may not be all
    public static List<NbtDifference> diff(BinaryTag a, BinaryTag b, IgnoredPaths ignored, int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit " + limit);
        }
        var diff = new NbtDiff(ignored, limit);
        diff.compare(a, b);
        return List.copyOf(diff.found);
    }

    /// Whether nothing differs.
    public static boolean equal(BinaryTag a, BinaryTag b) {
        return diff(a, b, IgnoredPaths.NONE, 1).isEmpty();
    }

    private void compare(@Nullable BinaryTag a, @Nullable BinaryTag b) {
        if (same(a, b) || found.size() >= limit || ignored.stopsAt(path)) {
            return;
        }
        if (a instanceof CompoundBinaryTag one && b instanceof CompoundBinaryTag other) {
            compareCompounds(one, other);
        } else if (a instanceof ListBinaryTag one && b instanceof ListBinaryTag other) {
            compareLists(one, other);
        } else if (a == null || b == null || !sameLeaf(a, b)) {
            found.add(new NbtDifference(path.snapshot(), a, b));
        }
    }

    /// Tags are immutable, so one tag in both trees needs no look inside.
    @SuppressWarnings("ReferenceEquality")
    private static boolean same(@Nullable BinaryTag a, @Nullable BinaryTag b) {
        return a == b;
    }

    private void compareCompounds(CompoundBinaryTag a, CompoundBinaryTag b) {
        if (sameKeysAndLeaves(a, b)) {
            return;
        }
        List<Map.Entry<String, BinaryTag>> as = SortedEntries.of(a);
        List<Map.Entry<String, BinaryTag>> bs = SortedEntries.of(b);
        int i = 0;
        int j = 0;
        while (i < as.size() || j < bs.size()) {
            int order = i == as.size()
                    ? 1
                    : j == bs.size()
                            ? -1
                            : as.get(i).getKey().compareTo(bs.get(j).getKey());
            path.push((order <= 0 ? as.get(i) : bs.get(j)).getKey());
            compare(
                    order <= 0 ? as.get(i).getValue() : null,
                    order >= 0 ? bs.get(j).getValue() : null);
            path.pop();
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
    }

    /// The usual case, without sorting: flat compounds that are equal. Nested ones are left to the walk.
    private static boolean sameKeysAndLeaves(CompoundBinaryTag a, CompoundBinaryTag b) {
        if (a.size() != b.size()) {
            return false;
        }
        for (Map.Entry<String, ? extends BinaryTag> entry : a) {
            BinaryTag other = b.get(entry.getKey());
            if (other == null || (!same(entry.getValue(), other) && !sameLeaf(entry.getValue(), other))) {
                return false;
            }
        }
        return true;
    }

    private void compareLists(ListBinaryTag a, ListBinaryTag b) {
        int longer = Math.max(a.size(), b.size());
        for (int i = 0; i < longer && found.size() < limit; i++) {
            path.push(i);
            compare(i < a.size() ? a.get(i) : null, i < b.size() ? b.get(i) : null);
            path.pop();
        }
    }

    private static boolean sameLeaf(BinaryTag a, BinaryTag b) {
        return switch (a) {
            case StringBinaryTag one ->
                b instanceof StringBinaryTag two && one.value().equals(two.value());
            case ByteBinaryTag one -> b instanceof ByteBinaryTag two && one.value() == two.value();
            case ShortBinaryTag one -> b instanceof ShortBinaryTag two && one.value() == two.value();
            case IntBinaryTag one -> b instanceof IntBinaryTag two && one.value() == two.value();
            case LongBinaryTag one -> b instanceof LongBinaryTag two && one.value() == two.value();
            case FloatBinaryTag one ->
                b instanceof FloatBinaryTag two
                        && Float.floatToRawIntBits(one.value()) == Float.floatToRawIntBits(two.value());
            case DoubleBinaryTag one ->
                b instanceof DoubleBinaryTag two
                        && Double.doubleToRawLongBits(one.value()) == Double.doubleToRawLongBits(two.value());
            case ByteArrayBinaryTag one ->
                b instanceof ByteArrayBinaryTag two && Arrays.equals(one.value(), two.value());
            case IntArrayBinaryTag one -> b instanceof IntArrayBinaryTag two && Arrays.equals(one.value(), two.value());
            case LongArrayBinaryTag one ->
                b instanceof LongArrayBinaryTag two && Arrays.equals(one.value(), two.value());
            default -> a instanceof EndBinaryTag && b instanceof EndBinaryTag;
        };
    }
}
