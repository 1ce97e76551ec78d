package dev.tickfork.nbt.io;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.InflaterInputStream;

/// How a file of one tag is packed.
public enum NbtCompression {
    GZIP,
    ZLIB,
    NONE;

    private static final int GZIP_FIRST = 0x1F;
    private static final int GZIP_SECOND = 0x8B;

    /// Low half of a zlib header's first byte: method 8, deflate (RFC 1950).
    private static final int ZLIB_METHOD = 8;

    /// A zlib header's two bytes, as one number, are a multiple of it (RFC 1950).
    private static final int ZLIB_CHECK = 31;

    /// What the first two bytes of a file tell; binary NBT itself begins with 0x0A.
    public static NbtCompression of(int first, int second) {
        if (first == GZIP_FIRST && second == GZIP_SECOND) {
            return GZIP;
        }
        boolean zlib = (first & 0xF) == ZLIB_METHOD && ((first << 8) | second) % ZLIB_CHECK == 0;
        return zlib ? ZLIB : NONE;
    }

    /// A stream of the unpacked bytes.
    public InputStream unpack(InputStream in) throws IOException {
        return switch (this) {
            case GZIP -> new GZIPInputStream(in);
            case ZLIB -> new InflaterInputStream(in);
            case NONE -> new FilterInputStream(in) {};
        };
    }

    /// A stream that packs what is written to it; closing it closes `out`.
    public OutputStream pack(OutputStream out) throws IOException {
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
        };
    }
}
