package dev.tickfork.nbt.io;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.ZipException;
import net.kyori.adventure.nbt.CompoundBinaryTag;

/// Binary NBT, uncompressed: a compound as the root. Stateless, any thread.
///
/// Reading is bounded by the data itself: a count is believed only if that many elements can still follow. Lists
/// come back as stored, `{"":x}` as `{"":x}`; a mixed list is written in that form, since there is no other (see
/// [dev.tickfork.nbt.MixedLists]).
public final class NbtBinary {
    private NbtBinary() {}

    /// Reads a root with a name, which is dropped, as the game does. What follows the root is not looked at.
    ///
    /// @throws NbtFormatException no NBT, or over a limit
    public static CompoundBinaryTag read(byte[] bytes, NbtLimits limits) throws NbtFormatException {
        return read(bytes, 0, bytes.length, limits);
    }

    /// As [#read(byte[], NbtLimits)], of a part of an array.
    public static CompoundBinaryTag read(byte[] bytes, int from, int length, NbtLimits limits)
            throws NbtFormatException {
        return reader(bytes, from, length, limits).readRoot(true);
    }

    /// Reads a root without a name, as the network protocol has it since 1.20.2.
    public static CompoundBinaryTag readNameless(byte[] bytes, NbtLimits limits) throws NbtFormatException {
        return reader(bytes, 0, bytes.length, limits).readRoot(false);
    }

    /// Reads the stream to its end, at most `limits.maxBytes()`, then the root. Does not close it.
    ///
    /// @throws NbtFormatException no NBT, damaged compression in the stream, or over a limit
    /// @throws IOException        the stream failed otherwise
    public static CompoundBinaryTag read(InputStream in, NbtLimits limits) throws IOException {
        return read(readAll(in, limits), limits);
    }

    /// All bytes of a stream, unless they are more than the limit. The buffer grows with what arrives.
    public static byte[] readAll(InputStream in, NbtLimits limits) throws IOException {
        try {
            byte[] bytes = in.readNBytes(limits.maxBytes());
            if (bytes.length == limits.maxBytes() && in.read() >= 0) {
                throw new NbtFormatException(
                        NbtFormatException.Reason.TOO_LARGE, "over " + limits.maxBytes() + " bytes uncompressed");
            }
            return bytes;
        } catch (ZipException | EOFException e) {
            String detail = e.getMessage() == null ? "it ends early" : e.getMessage();
            throw new NbtFormatException(NbtFormatException.Reason.BAD_COMPRESSION, detail, e);
        }
    }

    /// Writes a root named `""`. Neither flushes nor closes the stream; buffer it.
    ///
    /// @throws NbtFormatException a string over 65,535 bytes, or nesting over [dev.tickfork.nbt.Snbt#MAX_DEPTH]
    public static void write(CompoundBinaryTag root, OutputStream out) throws IOException {
        new BinaryWriter(new DataOutputStream(out)).writeRoot(root, true);
    }

    /// The bytes that [#write] writes. Equal trees give equal bytes.
    public static byte[] toBytes(CompoundBinaryTag root) throws NbtFormatException {
        return bytes(root, true);
    }

    /// As [#toBytes], without a name, as the network protocol has it since 1.20.2.
    public static byte[] toNamelessBytes(CompoundBinaryTag root) throws NbtFormatException {
        return bytes(root, false);
    }

    private static byte[] bytes(CompoundBinaryTag root, boolean named) throws NbtFormatException {
        var bytes = new ByteArrayOutputStream();
        try {
            new BinaryWriter(new DataOutputStream(bytes)).writeRoot(root, named);
        } catch (NbtFormatException e) {
            throw e;
        } catch (IOException e) {
            throw new AssertionError("memory does not fail", e);
        }
        return bytes.toByteArray();
    }

    private static BinaryReader reader(byte[] bytes, int from, int length, NbtLimits limits) throws NbtFormatException {
        if (length > limits.maxBytes()) {
            throw new NbtFormatException(NbtFormatException.Reason.TOO_LARGE, length + " bytes uncompressed");
        }
        return new BinaryReader(bytes, from, from + length, limits);
    }
}
