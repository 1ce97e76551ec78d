package dev.tickfork.nbt.region;

import dev.tickfork.nbt.io.NbtBinary;
import dev.tickfork.nbt.io.NbtFormatException;
import dev.tickfork.nbt.io.NbtLimits;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.jspecify.annotations.Nullable;

/// The packed data of one chunk. Any thread; the array is not copied, so leave it alone.
public final class ChunkPayload {
    private final int compressionId;
    private final byte[] packed;

    /// @param compressionId the byte before the data, without the mark for external data: 0 to 127
    /// @param packed        the data as it stands in the file
    public ChunkPayload(int compressionId, byte[] packed) {
        if (compressionId < 0 || compressionId > 127) {
            throw new IllegalArgumentException("compression " + compressionId);
        }
        this.compressionId = compressionId;
        this.packed = packed;
    }

    /// Packs a chunk.
    public static ChunkPayload of(CompoundBinaryTag chunk, ChunkCompression compression) throws NbtFormatException {
        byte[] plain = NbtBinary.toBytes(chunk);
        if (compression == ChunkCompression.NONE) {
            return new ChunkPayload(compression.id(), plain);
        }
        var packed = new ByteArrayOutputStream();
        try (var out = new BufferedOutputStream(compression.pack(packed))) {
            out.write(plain);
        } catch (IOException e) {
            throw new AssertionError("memory does not fail", e);
        }
        return new ChunkPayload(compression.id(), packed.toByteArray());
    }

    public int compressionId() {
        return compressionId;
    }

    /// `null` for a compression that this module does not know; such data can still be copied.
    public @Nullable ChunkCompression compression() {
        return ChunkCompression.of(compressionId);
    }

    public byte[] packed() {
        return packed;
    }

    /// Unpacks and reads the chunk, with [NbtLimits#FILE].
    public CompoundBinaryTag read() throws ChunkUnreadableException {
        return read(NbtLimits.FILE);
    }

    /// Unpacks and reads the chunk.
    ///
    /// @throws ChunkUnreadableException `UNKNOWN_COMPRESSION`, named in hex, or `DAMAGED`, which has the cause
    public CompoundBinaryTag read(NbtLimits limits) throws ChunkUnreadableException {
        ChunkCompression compression = compression();
        if (compression == null) {
            throw new ChunkUnreadableException(
                    ChunkProblem.UNKNOWN_COMPRESSION, "unknown compression 0x%02X".formatted(compressionId));
        }
        try {
            if (compression == ChunkCompression.NONE) {
                return NbtBinary.read(packed, limits);
            }
            try (InputStream in = compression.unpack(new ByteArrayInputStream(packed))) {
                return NbtBinary.read(in, limits);
            }
        } catch (IOException e) {
            // Memory only, no device: whatever fails is the data. lz4-java tells it by a plain IOException.
            throw new ChunkUnreadableException(ChunkProblem.DAMAGED, "damaged chunk: " + e.getMessage(), e);
        }
    }
}
