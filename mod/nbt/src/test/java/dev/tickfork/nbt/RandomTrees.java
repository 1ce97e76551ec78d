package dev.tickfork.nbt;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.ByteArrayBinaryTag;
import net.kyori.adventure.nbt.ByteBinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.DoubleBinaryTag;
import net.kyori.adventure.nbt.FloatBinaryTag;
import net.kyori.adventure.nbt.IntArrayBinaryTag;
import net.kyori.adventure.nbt.IntBinaryTag;
import net.kyori.adventure.nbt.LongArrayBinaryTag;
import net.kyori.adventure.nbt.LongBinaryTag;
import net.kyori.adventure.nbt.ShortBinaryTag;
import net.kyori.adventure.nbt.StringBinaryTag;

/// Makes trees of every kind of tag, with awkward keys, texts and numbers.
public final class RandomTrees {
    private static final List<String> TEXTS = List.of(
            "",
            "a",
            "minecraft:stone",
            "1b",
            "true",
            "NaNd",
            "-1",
            "a.b",
            "say \"hi\"",
            "it's",
            "\\",
            "\n\r\t\b\f",
            "\u0000",
            "\u0085",
            "\u2028\u2029",
            "\uD800",
            "x\uDC00",
            "😀",
            "量子硫方怪",
            "{",
            "]",
            "\uFFFF",
            "\u007F ");

    private final RandomGenerator random;
    private final boolean mixed;

    /// @param mixed whether lists may hold several types
    public RandomTrees(RandomGenerator random, boolean mixed) {
        this.random = random;
        this.mixed = mixed;
    }

    public CompoundBinaryTag compound(int depth) {
        var builder = CompoundBinaryTag.builder();
        for (int i = random.nextInt(6); i > 0; i--) {
            builder.put(text(), tag(random.nextInt(12), depth - 1));
        }
        return builder.build();
    }

    private BinaryTag list(int depth) {
        int kind = random.nextInt(12);
        return MixedLists.of(many(() -> tag(mixed && random.nextInt(4) == 0 ? random.nextInt(12) : kind, depth - 1)));
    }

    private List<BinaryTag> many(Supplier<BinaryTag> one) {
        var list = new ArrayList<BinaryTag>();
        for (int i = random.nextInt(6); i > 0; i--) {
            list.add(one.get());
        }
        return list;
    }

    private BinaryTag tag(int kind, int depth) {
        return switch (kind) {
            case 0 -> ByteBinaryTag.byteBinaryTag((byte) number());
            case 1 -> ShortBinaryTag.shortBinaryTag((short) number());
            case 2 -> IntBinaryTag.intBinaryTag((int) number());
            case 3 -> LongBinaryTag.longBinaryTag(number());
            case 4 -> FloatBinaryTag.floatBinaryTag(floating());
            case 5 -> DoubleBinaryTag.doubleBinaryTag(doubleFloating());
            case 6 -> StringBinaryTag.stringBinaryTag(text());
            case 7 -> ByteArrayBinaryTag.byteArrayBinaryTag(new byte[] {(byte) number(), (byte) number()});
            case 8 ->
                IntArrayBinaryTag.intArrayBinaryTag(
                        random.ints(random.nextInt(5)).toArray());
            case 9 ->
                LongArrayBinaryTag.longArrayBinaryTag(
                        random.longs(random.nextInt(20)).toArray());
            case 10 -> depth > 0 ? list(depth) : MixedLists.of(List.of());
            default -> depth > 0 ? compound(depth) : CompoundBinaryTag.empty();
        };
    }

    private long number() {
        return switch (random.nextInt(5)) {
            case 0 -> Long.MIN_VALUE;
            case 1 -> Long.MAX_VALUE;
            case 2 -> random.nextInt(-300, 300);
            default -> random.nextLong() >> random.nextInt(64);
        };
    }

    private float floating() {
        float any = Float.intBitsToFloat(random.nextInt());
        return switch (random.nextInt(4)) {
            case 0 -> random.nextInt(-4_000, 4_000) / 64f;
            case 1 -> random.nextBoolean() ? -0.0f : Float.MIN_VALUE;
            default -> Float.isNaN(any) ? Float.NaN : any;
        };
    }

    private double doubleFloating() {
        double any = Double.longBitsToDouble(random.nextLong());
        return switch (random.nextInt(5)) {
            case 0 -> random.nextInt(-4_000, 4_000) / 64d;
            case 1 -> random.nextDouble(-30_000_000, 30_000_000);
            case 2 -> random.nextBoolean() ? -0.0 : Double.NEGATIVE_INFINITY;
            default -> Double.isNaN(any) ? Double.NaN : any;
        };
    }

    private String text() {
        return TEXTS.get(random.nextInt(TEXTS.size()))
                + (random.nextBoolean() ? "" : TEXTS.get(random.nextInt(TEXTS.size())));
    }
}
