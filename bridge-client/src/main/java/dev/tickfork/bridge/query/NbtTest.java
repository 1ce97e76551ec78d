package dev.tickfork.bridge.query;

import dev.tickfork.nbt.NbtPath;
import dev.tickfork.nbt.Snbt;
import java.util.ArrayList;
import java.util.List;
import net.kyori.adventure.nbt.ArrayBinaryTag;
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
import net.kyori.adventure.nbt.NumberBinaryTag;
import net.kyori.adventure.nbt.ShortBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;
import org.jspecify.annotations.Nullable;

/// Asks an NBT tree for a path: whether it is there, or whether a value there compares as asked. Immutable.
///
/// @param path  `[]` and `[*]` stand for each element
/// @param how   what must hold of the value
/// @param value text, number (a type suffix is passed over) or SNBT; empty for [How#EXISTS]
record NbtTest(NbtPath path, How how, String value) {
    /// How a value is compared.
    enum How {
        EXISTS,
        EQUAL,
        LESS,
        GREATER
    }

    /// A key that every tree with this path contains as it stands, unless keys are escaped; empty for none.
    String plainKey() {
        String found = "";
        for (NbtPath.Step step : path.steps()) {
            if (step instanceof NbtPath.Key key && key.name().chars().allMatch(NbtTest::isPlain)) {
                found = key.name();
            }
        }
        return found;
    }

    private static boolean isPlain(int c) {
        return c == '_' || (c < 128 && Character.isLetterOrDigit(c));
    }

    boolean holds(CompoundBinaryTag root) {
        List<BinaryTag> found = List.of(root);
        for (NbtPath.Step step : path.steps()) {
            var next = new ArrayList<BinaryTag>();
            for (BinaryTag tag : found) {
                follow(tag, step, next);
            }
            found = next;
        }
        return found.stream().anyMatch(this::compares);
    }

    private static void follow(BinaryTag tag, NbtPath.Step step, List<BinaryTag> next) {
        switch (step) {
            case NbtPath.Key key -> {
                if (tag instanceof CompoundBinaryTag compound && compound.get(key.name()) != null) {
                    next.add(compound.get(key.name()));
                }
            }
            case NbtPath.Index index -> {
                List<BinaryTag> elements = elements(tag);
                if (index.index() >= 0 && index.index() < elements.size()) {
                    next.add(elements.get(index.index()));
                }
            }
            case NbtPath.AnyIndex _ -> next.addAll(elements(tag));
        }
    }

    private static List<BinaryTag> elements(BinaryTag tag) {
        var all = new ArrayList<BinaryTag>();
        switch (tag) {
            case ListBinaryTag list -> list.forEach(all::add);
            case ByteArrayBinaryTag array -> {
                for (byte b : array.value()) {
                    all.add(ByteBinaryTag.byteBinaryTag(b));
                }
            }
            case IntArrayBinaryTag array -> {
                for (int i : array.value()) {
                    all.add(IntBinaryTag.intBinaryTag(i));
                }
            }
            case LongArrayBinaryTag array -> {
                for (long l : array.value()) {
                    all.add(LongBinaryTag.longBinaryTag(l));
                }
            }
            default -> {
                // has no elements
            }
        }
        return all;
    }

    private boolean compares(BinaryTag tag) {
        return switch (how) {
            case EXISTS -> true;
            case EQUAL -> equal(tag);
            case LESS, GREATER -> {
                Double asked = number(value);
                Double there = tag instanceof NumberBinaryTag number ? number.doubleValue() : null;
                yield asked != null && there != null && (how == How.LESS ? there < asked : there > asked);
            }
        };
    }

    private boolean equal(BinaryTag tag) {
        if (tag instanceof StringBinaryTag text) {
            return text.value().equals(value);
        }
        if (tag instanceof LongBinaryTag
                || tag instanceof IntBinaryTag
                || tag instanceof ShortBinaryTag
                || tag instanceof ByteBinaryTag) {
            String plain = withoutSuffix(value);
            return plain.equals(Long.toString(((NumberBinaryTag) tag).longValue()))
                    || (tag instanceof ByteBinaryTag b
                            && value.equals(b.value() == 0 ? "false" : b.value() == 1 ? "true" : ""));
        }
        if (tag instanceof DoubleBinaryTag || tag instanceof FloatBinaryTag) {
            Double asked = number(value);
            return asked != null
                    && (asked == ((NumberBinaryTag) tag).doubleValue()
                            || (tag instanceof FloatBinaryTag f && asked.floatValue() == f.value()));
        }
        return (tag instanceof CompoundBinaryTag || tag instanceof ListBinaryTag || tag instanceof ArrayBinaryTag)
                && Snbt.write(tag).equals(value.replaceAll("\\s+", ""));
    }

    private static String withoutSuffix(String number) {
        int last = number.length() - 1;
        return last > 0 && "bBsSlLdDfF".indexOf(number.charAt(last)) >= 0 ? number.substring(0, last) : number;
    }

    private static @Nullable Double number(String text) {
        try {
            return Double.valueOf(withoutSuffix(text));
        } catch (NumberFormatException _) {
            return null;
        }
    }
}
