package dev.tickfork.nbt.region;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.Checksum;
import net.jpountz.lz4.LZ4BlockInputStream;
import net.jpountz.lz4.LZ4BlockOutputStream;
import net.jpountz.lz4.LZ4Factory;
import net.jpountz.xxhash.XXHashFactory;

/// LZ4 in lz4-java's block framing, by the library's plain Java code.
///
/// Its default is native code, which Java reports on standard error when it is loaded, and which not every machine
/// can run.
final class Lz4Blocks {
    /// What lz4-java's streams use when nobody says otherwise, and so does the game.
    private static final int CHECKSUM_SEED = 0x9747B28C;

    private static final int BLOCK_BYTES = 1 << 16;

    private Lz4Blocks() {}

    static InputStream unpack(InputStream in) {
        return LZ4BlockInputStream.newBuilder()
                .withDecompressor(LZ4Factory.safeInstance().safeDecompressor())
                .withChecksum(checksum())
                .build(in);
    }

    static OutputStream pack(OutputStream out) {
        return new LZ4BlockOutputStream(
                out, BLOCK_BYTES, LZ4Factory.safeInstance().fastCompressor(), checksum(), false);
    }

    private static Checksum checksum() {
        return XXHashFactory.safeInstance().newStreamingHash32(CHECKSUM_SEED).asChecksum();
    }
}
