package dev.tickfork.nbt.region;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/// Region files by hand, from the description of the format alone: none of the code under test takes part.
final class RegionBuilder {
    private byte[] bytes = new byte[8192];

    /// Puts an entry into the header: three bytes of sector, one of count.
    RegionBuilder entry(int x, int z, int sector, int count) {
        int at = 4 * (x + 32 * z);
        bytes[at] = (byte) (sector >> 16);
        bytes[at + 1] = (byte) (sector >> 8);
        bytes[at + 2] = (byte) sector;
        bytes[at + 3] = (byte) count;
        ByteBuffer.wrap(bytes).putInt(4096 + at, 1_790_000_000);
        return this;
    }

    /// Puts a chunk at a sector: length of data and type together, type, data, zeros to the end of the sector.
    RegionBuilder chunk(int sector, int type, byte[] data) {
        return chunk(sector, data.length + 1, type, data);
    }

    RegionBuilder chunk(int sector, int length, int type, byte[] data) {
        int end = (sector * 4096 + 5 + data.length + 4095) / 4096 * 4096;
        bytes = Arrays.copyOf(bytes, Math.max(bytes.length, end));
        ByteBuffer.wrap(bytes)
                .position(sector * 4096)
                .putInt(length)
                .put((byte) type)
                .put(data);
        return this;
    }

    RegionBuilder cut(int size) {
        bytes = Arrays.copyOf(bytes, size);
        return this;
    }

    Path write(Path file) throws IOException {
        return Files.write(file, bytes);
    }

    /// A chunk `{n:<number>}`, uncompressed.
    static byte[] numbered(int number) {
        var bytes = new ByteArrayOutputStream();
        try {
            var out = new DataOutputStream(bytes);
            out.writeByte(10);
            out.writeUTF("");
            out.writeByte(3);
            out.writeUTF("n");
            out.writeInt(number);
            out.writeByte(0);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return bytes.toByteArray();
    }
}
