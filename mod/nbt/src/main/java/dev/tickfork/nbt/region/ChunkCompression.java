package dev.tickfork.nbt.region;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/// How a chunk is packed (`net.minecraft.world.level.chunk.storage.RegionFileVersion`).
public enum ChunkCompression {
    GZIP(1),
    /// The game's own choice.
    ZLIB(2),
    NONE(3),
    /// Blocks framed as lz4-java does, not the LZ4 frame format.
    LZ4(4);

    private final int id;

    ChunkCompression(int id) {
        this.id = id;
    }

    /// The byte that stands for it before a chunk's data.
    public int id() {
        return id;
    }

    /// The compression of that byte, or `null`: the game knows no other but 127, for those that mods add.
    public static @Nullable ChunkCompression of(int id) {
        for (ChunkCompression compression : values()) {
            if (compression.id == id) {
                return compression;
            }
        }
        return null;
    }

    InputStream unpack(InputStream in) throws IOException {
        return switch (this) {
            case GZIP -> new GZIPInputStream(in);
            case ZLIB -> new InflaterInputStream(in);
            case NONE -> new FilterInputStream(in) {};
            case LZ4 -> Lz4Blocks.unpack(in);
        };
    }

    OutputStream pack(OutputStream out) throws IOException {
        return switch (this) {
            case GZIP -> new GZIPOutputStream(out);
            case ZLIB -> new DeflaterOutputStream(out);
            case NONE ->
                new FilterOutputStream(out) {
                    @Override
                    public void write(byte[] bytes, int from, int length) throws IOException {
                        out.write(bytes, from, length);
                    }
                };
            case LZ4 -> Lz4Blocks.pack(out);
        };
    }
}
