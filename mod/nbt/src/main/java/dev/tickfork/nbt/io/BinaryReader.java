package dev.tickfork.nbt.io;

import dev.tickfork.nbt.MixedLists;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.ArrayList;
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

/// Reads one tree from bytes in memory, so that every count can be held against what is left. One use, one thread.
final class BinaryReader {
    private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final byte[] bytes;
    private final int end;
    private final NbtLimits limits;
    private int at;
    private int tags;

    BinaryReader(byte[] bytes, int from, int end, NbtLimits limits) {
        this.bytes = bytes;
        this.at = from;
        this.end = end;
        this.limits = limits;
    }

    CompoundBinaryTag readRoot(boolean named) throws NbtFormatException {
        int type = readByte();
        if (type != TagIds.COMPOUND) {
            throw fault(NbtFormatException.Reason.NOT_A_COMPOUND, "type " + type);
        }
        if (named) {
            readText();
        }
        return readCompound(1);
    }

    private BinaryTag readTag(int type, int depth) throws NbtFormatException {
        if (++tags > limits.maxTags()) {
            throw fault(NbtFormatException.Reason.TOO_LARGE, "over " + limits.maxTags() + " tags");
        }
        return switch (type) {
            case TagIds.BYTE -> ByteBinaryTag.byteBinaryTag(readByte());
            case TagIds.SHORT -> ShortBinaryTag.shortBinaryTag((short) SHORT.get(bytes, take(2)));
            case TagIds.INT -> IntBinaryTag.intBinaryTag(readInt());
            case TagIds.LONG -> LongBinaryTag.longBinaryTag((long) LONG.get(bytes, take(8)));
            case TagIds.FLOAT -> FloatBinaryTag.floatBinaryTag(Float.intBitsToFloat(readInt()));
            case TagIds.DOUBLE ->
                DoubleBinaryTag.doubleBinaryTag(Double.longBitsToDouble((long) LONG.get(bytes, take(8))));
            case TagIds.BYTE_ARRAY -> readBytes();
            case TagIds.STRING -> StringBinaryTag.stringBinaryTag(readText());
            case TagIds.LIST -> readList(depth + 1);
            case TagIds.COMPOUND -> readCompound(depth + 1);
            case TagIds.INT_ARRAY -> readInts();
            case TagIds.LONG_ARRAY -> readLongs();
            default -> throw fault(NbtFormatException.Reason.UNKNOWN_TYPE, "type " + type);
        };
    }

    private CompoundBinaryTag readCompound(int depth) throws NbtFormatException {
        checkDepth(depth);
        int type = readByte();
        if (type == TagIds.END) {
            return CompoundBinaryTag.empty();
        }
        var builder = CompoundBinaryTag.builder();
        while (type != TagIds.END) {
            String key = readText();
            builder.put(key, readTag(type, depth));
            type = readByte();
        }
        return builder.build();
    }

    private ListBinaryTag readList(int depth) throws NbtFormatException {
        checkDepth(depth);
        int type = readByte();
        int count = readInt();
        if (count <= 0) {
            // The game takes a negative count for an empty list.
            return ListBinaryTag.empty();
        }
        if (type <= TagIds.END || type > TagIds.LONG_ARRAY) {
            throw fault(NbtFormatException.Reason.UNKNOWN_TYPE, "list of type " + type);
        }
        checkCount(count, TagIds.smallest(type));
        if (count > limits.maxTags() - tags) {
            throw fault(NbtFormatException.Reason.TOO_LARGE, "over " + limits.maxTags() + " tags");
        }
        var elements = new ArrayList<BinaryTag>(count);
        for (int i = 0; i < count; i++) {
            elements.add(readTag(type, depth));
        }
        return MixedLists.of(elements);
    }

    private ByteArrayBinaryTag readBytes() throws NbtFormatException {
        byte[] values = new byte[readCount(1)];
        System.arraycopy(bytes, take(values.length), values, 0, values.length);
        return ByteArrayBinaryTag.byteArrayBinaryTag(values);
    }

    private IntArrayBinaryTag readInts() throws NbtFormatException {
        int[] values = new int[readCount(Integer.BYTES)];
        int from = take(values.length * Integer.BYTES);
        for (int i = 0; i < values.length; i++) {
            values[i] = (int) INT.get(bytes, from + i * Integer.BYTES);
        }
        return IntArrayBinaryTag.intArrayBinaryTag(values);
    }

    private LongArrayBinaryTag readLongs() throws NbtFormatException {
        long[] values = new long[readCount(Long.BYTES)];
        int from = take(values.length * Long.BYTES);
        for (int i = 0; i < values.length; i++) {
            values[i] = (long) LONG.get(bytes, from + i * Long.BYTES);
        }
        return LongArrayBinaryTag.longArrayBinaryTag(values);
    }

    private String readText() throws NbtFormatException {
        int length = (short) SHORT.get(bytes, take(2)) & 0xFFFF;
        return ModifiedUtf8.decode(bytes, take(length), length);
    }

    private byte readByte() throws NbtFormatException {
        return bytes[take(1)];
    }

    private int readInt() throws NbtFormatException {
        return (int) INT.get(bytes, take(4));
    }

    private int readCount(int elementBytes) throws NbtFormatException {
        int count = readInt();
        if (count < 0) {
            throw fault(NbtFormatException.Reason.BAD_COUNT, Integer.toString(count));
        }
        checkCount(count, elementBytes);
        return count;
    }

    private void checkCount(int count, int elementBytes) throws NbtFormatException {
        if ((long) count * elementBytes > end - at) {
            throw fault(NbtFormatException.Reason.COUNT_TOO_LARGE, count + " elements, " + (end - at) + " bytes left");
        }
    }

    private void checkDepth(int depth) throws NbtFormatException {
        if (depth > limits.maxDepth()) {
            throw fault(NbtFormatException.Reason.TOO_DEEP, "over " + limits.maxDepth() + " levels");
        }
    }

    private int take(int count) throws NbtFormatException {
        int from = at;
        if (count > end - from) {
            throw fault(NbtFormatException.Reason.TRUNCATED, count + " bytes needed, " + (end - from) + " left");
        }
        at = from + count;
        return from;
    }

    private NbtFormatException fault(NbtFormatException.Reason reason, String detail) {
        return new NbtFormatException(reason, detail + " (at byte " + at + ")");
    }
}
