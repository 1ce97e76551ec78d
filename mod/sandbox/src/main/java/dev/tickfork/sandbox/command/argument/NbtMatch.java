package dev.tickfork.sandbox.command.argument;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.ByteArrayBinaryTag;
import net.kyori.adventure.nbt.ByteBinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.IntArrayBinaryTag;
import net.kyori.adventure.nbt.IntBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import net.kyori.adventure.nbt.LongArrayBinaryTag;
import net.kyori.adventure.nbt.LongBinaryTag;

/// The game's partial comparison of NBT, as `nbt=` in selectors uses it. Pure functions, any thread.
public final class NbtMatch {
    private NbtMatch() {}

    /// Whether `actual` holds all of `expected`: compounds by key, lists by some element each,
    /// the rest equal.
    public static boolean holds(BinaryTag expected, BinaryTag actual) {
        if (expected instanceof CompoundBinaryTag want) {
            return actual instanceof CompoundBinaryTag have
                    && want.keySet().stream().allMatch(key -> {
                        BinaryTag child = have.get(key);
                        BinaryTag wanted = want.get(key);
                        return child != null && wanted != null && holds(wanted, child);
                    });
        }
        if (expected instanceof ListBinaryTag want) {
            if (!(actual instanceof ListBinaryTag have)) {
                return false;
            }
            // An empty list matches only an empty list, as in the game.
            if (want.isEmpty()) {
                return have.isEmpty();
            }
            List<BinaryTag> elements = elements(have);
            return elements(want).stream().allMatch(each -> elements.stream().anyMatch(other -> holds(each, other)));
        }
        return expected.equals(actual);
    }

    /// A list's or array's elements in order; none for any other tag.
    public static List<BinaryTag> elements(BinaryTag tag) {
        return switch (tag) {
            case ListBinaryTag list -> {
                var out = new ArrayList<BinaryTag>(list.size());
                list.unwrapHeterogeneity().forEach(out::add);
                yield out;
            }
            case ByteArrayBinaryTag bytes -> {
                var out = new ArrayList<BinaryTag>();
                for (byte each : bytes.value()) {
                    out.add(ByteBinaryTag.byteBinaryTag(each));
                }
                yield out;
            }
            case IntArrayBinaryTag ints ->
                Arrays.stream(ints.value())
                        .<BinaryTag>mapToObj(IntBinaryTag::intBinaryTag)
                        .toList();
            case LongArrayBinaryTag longs ->
                Arrays.stream(longs.value())
                        .<BinaryTag>mapToObj(LongBinaryTag::longBinaryTag)
                        .toList();
            default -> List.of();
        };
    }

    /// A list of the elements, of one kind or mixed.
    public static ListBinaryTag list(List<BinaryTag> elements) {
        ListBinaryTag.Builder<BinaryTag> builder = ListBinaryTag.heterogeneousListBinaryTag();
        elements.forEach(builder::add);
        return builder.build();
    }
}
