package dev.tickfork.nbt.io;

import dev.tickfork.nbt.MixedLists;
import dev.tickfork.nbt.Snbt;
import dev.tickfork.nbt.SortedEntries;
import java.io.DataOutputStream;
import java.io.IOException;
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

/// Writes one tree, keys sorted. One use, one thread.
final class BinaryWriter {
    private final DataOutputStream out;

    BinaryWriter(DataOutputStream out) {
        this.out = out;
    }

    void writeRoot(CompoundBinaryTag root, boolean named) throws IOException {
        out.writeByte(TagIds.COMPOUND);
        if (named) {
            writeText("");
        }
        writePayload(root, 0);
    }

    private void writePayload(BinaryTag tag, int depth) throws IOException {
        switch (tag) {
            case ByteBinaryTag number -> out.writeByte(number.value());
            case ShortBinaryTag number -> out.writeShort(number.value());
            case IntBinaryTag number -> out.writeInt(number.value());
            case LongBinaryTag number -> out.writeLong(number.value());
            case FloatBinaryTag number -> out.writeInt(Float.floatToRawIntBits(number.value()));
            case DoubleBinaryTag number -> out.writeLong(Double.doubleToRawLongBits(number.value()));
            case StringBinaryTag string -> writeText(string.value());
            case CompoundBinaryTag compound -> writeCompound(compound, depth + 1);
            case ListBinaryTag list ->
                writeList(MixedLists.isMixed(list) ? MixedLists.wrapList(list) : list, depth + 1);
            case ByteArrayBinaryTag array -> {
                out.writeInt(array.size());
                out.write(array.value());
            }
            case IntArrayBinaryTag array -> {
                out.writeInt(array.size());
                for (int value : array.value()) {
                    out.writeInt(value);
                }
            }
            case LongArrayBinaryTag array -> {
                out.writeInt(array.size());
                for (long value : array.value()) {
                    out.writeLong(value);
                }
            }
            default ->
                throw new NbtFormatException(
                        NbtFormatException.Reason.UNKNOWN_TYPE, tag.type().toString());
        }
    }

    private void writeCompound(CompoundBinaryTag compound, int depth) throws IOException {
        checkDepth(depth);
        for (Map.Entry<String, BinaryTag> entry : SortedEntries.of(compound)) {
            out.writeByte(entry.getValue().type().id());
            writeText(entry.getKey());
            writePayload(entry.getValue(), depth);
        }
        out.writeByte(TagIds.END);
    }

    private void writeList(ListBinaryTag list, int depth) throws IOException {
        checkDepth(depth);
        out.writeByte(list.isEmpty() ? TagIds.END : list.get(0).type().id());
        out.writeInt(list.size());
        for (BinaryTag element : list) {
            writePayload(element, depth);
        }
    }

    private void writeText(String text) throws IOException {
        int length = ModifiedUtf8.length(text);
        if (length > ModifiedUtf8.MAX_BYTES) {
            String start = text.substring(0, Math.min(text.length(), 40));
            throw new NbtFormatException(NbtFormatException.Reason.TEXT_TOO_LONG, length + " bytes, starts: " + start);
        }
        byte[] bytes = new byte[length];
        ModifiedUtf8.encode(text, bytes, 0);
        out.writeShort(length);
        out.write(bytes);
    }

    private static void checkDepth(int depth) throws NbtFormatException {
        if (depth > Snbt.MAX_DEPTH) {
            throw new NbtFormatException(NbtFormatException.Reason.TOO_DEEP, "over " + Snbt.MAX_DEPTH + " levels");
        }
    }
}
