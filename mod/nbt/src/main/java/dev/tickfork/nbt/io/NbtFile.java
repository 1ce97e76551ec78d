package dev.tickfork.nbt.io;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipException;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// Files that hold one tag, such as `level.dat`. Stateless, any thread but one that must not wait for a disk.
public final class NbtFile {
    private NbtFile() {}

    /// Reads a file in whatever compression it has, with [NbtLimits#FILE].
    public static CompoundBinaryTag read(Path file) throws IOException {
        return read(file, NbtLimits.FILE);
    }

    /// Reads a file in whatever compression it has: gzip, zlib or none, told by its first bytes.
    ///
    /// @throws NbtFormatException the file is no NBT, damaged, or over a limit; the message names the file
    public static CompoundBinaryTag read(Path file, NbtLimits limits) throws IOException {
        try (var in = new BufferedInputStream(Files.newInputStream(file))) {
            try (InputStream unpacked = compressionOf(in).unpack(in)) {
                return NbtBinary.read(unpacked, limits);
            }
        } catch (NbtFormatException e) {
            throw new NbtFormatException(e.reason(), file + ": " + e.getMessage(), e);
        } catch (ZipException | EOFException e) {
            throw new NbtFormatException(NbtFormatException.Reason.BAD_COMPRESSION, file.toString(), e);
        }
    }

    /// The compression that a file has.
    public static NbtCompression compression(Path file) throws IOException {
        try (var in = new BufferedInputStream(Files.newInputStream(file))) {
            return compressionOf(in);
        }
    }

    /// Writes a file as the game does, gzipped.
    public static void write(Path file, CompoundBinaryTag root) throws IOException {
        write(file, root, NbtCompression.GZIP);
    }

    /// Writes a file under a temporary name beside it, forces it to the disk, and renames it. On failure the file
    /// that was there stays, and nothing else is left behind.
    public static void write(Path file, CompoundBinaryTag root, NbtCompression compression) throws IOException {
        AtomicFiles.replace(file, channel -> {
            // The channel is closed by its owner, after it has been forced.
            OutputStream unclosed = new FilterOutputStream(Channels.newOutputStream(channel)) {
                @Override
                public void write(byte[] bytes, int from, int length) throws IOException {
                    out.write(bytes, from, length);
                }

                @Override
                public void close() throws IOException {
                    flush();
                }
            };
            try (var packed = new BufferedOutputStream(compression.pack(unclosed))) {
                NbtBinary.write(root, packed);
            }
        });
    }

    private static NbtCompression compressionOf(BufferedInputStream in) throws IOException {
        in.mark(2);
        int first = in.read();
        int second = in.read();
        in.reset();
        return NbtCompression.of(first, second);
    }
}
