package dev.tickfork.nbt;

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

/// Writes one tree as canonical SNBT. One use, one thread.
final class SnbtWriter {
    private final StringBuilder out;
    private final boolean forCommand;
    private final int maxDepth;
    private final PathStack path = new PathStack();

    SnbtWriter(StringBuilder out, boolean forCommand) {
        this.out = out;
        this.forCommand = forCommand;
        this.maxDepth = forCommand ? Snbt.COMMAND_DEPTH : Snbt.MAX_DEPTH;
    }

    void write(BinaryTag tag) throws UnwritableNbtException {
        switch (tag) {
            case StringBinaryTag string -> SnbtStrings.appendQuoted(out, string.value());
            case CompoundBinaryTag compound -> writeCompound(compound);
            case ListBinaryTag list -> writeList(list);
            case ByteBinaryTag number -> out.append(number.value()).append('b');
            case ShortBinaryTag number -> out.append(number.value()).append('s');
            case IntBinaryTag number -> out.append(number.value());
            case LongBinaryTag number -> out.append(number.value()).append('L');
            case FloatBinaryTag number -> {
                requireFinite(Float.isFinite(number.value()));
                out.append(number.value()).append('f');
            }
            case DoubleBinaryTag number -> {
                requireFinite(Double.isFinite(number.value()));
                out.append(number.value()).append('d');
            }
            case ByteArrayBinaryTag array -> writeBytes(array.value());
            case IntArrayBinaryTag array -> writeInts(array.value());
            case LongArrayBinaryTag array -> writeLongs(array.value());
            default -> writeEnd();
        }
    }

    private void writeCompound(CompoundBinaryTag compound) throws UnwritableNbtException {
        requireDepth();
        out.append('{');
        boolean first = true;
        for (Map.Entry<String, BinaryTag> entry : SortedEntries.of(compound)) {
            if (!first) {
                out.append(',');
            }
            first = false;
            String key = entry.getKey();
            path.push(key);
            if (forCommand && key.isEmpty()) {
                throw new UnwritableNbtException(UnwritableNbtException.Reason.EMPTY_KEY, path.snapshot());
            }
            SnbtStrings.appendQuoted(out, key);
            out.append(':');
            write(entry.getValue());
            path.pop();
        }
        out.append('}');
    }

    private void writeList(ListBinaryTag list) throws UnwritableNbtException {
        requireDepth();
        out.append('[');
        int index = 0;
        for (BinaryTag element : list) {
            if (index > 0) {
                out.append(',');
            }
            path.push(index++);
            write(element);
            path.pop();
        }
        out.append(']');
    }

    private void writeBytes(byte[] values) {
        out.append("[B;");
        for (int i = 0; i < values.length; i++) {
            out.append(i == 0 ? "" : ",").append(values[i]).append('b');
        }
        out.append(']');
    }

    private void writeInts(int[] values) {
        out.append("[I;");
        for (int i = 0; i < values.length; i++) {
            out.append(i == 0 ? "" : ",").append(values[i]);
        }
        out.append(']');
    }

    private void writeLongs(long[] values) {
        out.append("[L;");
        for (int i = 0; i < values.length; i++) {
            out.append(i == 0 ? "" : ",").append(values[i]).append('L');
        }
        out.append(']');
    }

    /// An end tag is no value; other writers print an empty compound for it, and so does this one.
    private void writeEnd() throws UnwritableNbtException {
        if (forCommand) {
            throw new UnwritableNbtException(UnwritableNbtException.Reason.END_TAG, path.snapshot());
        }
        out.append("{}");
    }

    private void requireFinite(boolean finite) throws UnwritableNbtException {
        if (forCommand && !finite) {
            throw new UnwritableNbtException(UnwritableNbtException.Reason.NON_FINITE, path.snapshot());
        }
    }

    /// Called on entering a container, which makes one level more than there are steps on the path.
    private void requireDepth() throws UnwritableNbtException {
        if (path.size() >= maxDepth) {
            throw new UnwritableNbtException(UnwritableNbtException.Reason.TOO_DEEP, path.snapshot());
        }
    }
}
