package dev.tickfork.nbt.region;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import org.jspecify.annotations.Nullable;

/// What a chunk's entry and the five bytes before its data tell. Immutable but for the set, which its maker owns.
///
/// @param problems   what is wrong
/// @param type       the byte before the data, 0 if it could not be read
/// @param dataLength bytes of packed data inside the region file
/// @param detail     figures for a message, or nothing
record ChunkProbe(EnumSet<ChunkProblem> problems, int type, int dataLength, String detail) {
    /// Length (four bytes) and type (one byte).
    static final int PREFIX = 5;

    /// Set in the type byte of a chunk whose data is in a file of its own.
    static final int EXTERNAL = 0x80;

    /// @param externalFile where the chunk's own file would be; `null` if that is not known
    static ChunkProbe of(FileChannel channel, RegionHeader header, int index, @Nullable Path externalFile)
            throws IOException {
        long size = channel.size();
        EnumSet<ChunkProblem> problems = header.problems(index, size);
        if (!problems.isEmpty()) {
            return new ChunkProbe(problems, 0, 0, "");
        }
        long from = (long) header.sector(index) * RegionHeader.SECTOR;
        long to = from + (long) header.sectorCount(index) * RegionHeader.SECTOR;
        if (size - from < PREFIX) {
            problems.add(ChunkProblem.TRUNCATED);
            return new ChunkProbe(problems, 0, 0, "");
        }
        ByteBuffer prefix = Channels.read(channel, from, PREFIX);
        int length = prefix.getInt();
        int type = prefix.get() & 0xFF;
        if (length < 1 || from + Integer.BYTES + length > to) {
            problems.add(ChunkProblem.BAD_LENGTH);
        } else if (from + Integer.BYTES + length > size) {
            problems.add(ChunkProblem.TRUNCATED);
        } else if (size < to) {
            problems.add(ChunkProblem.UNPADDED);
        }
        addTypeProblems(problems, type, externalFile);
        return new ChunkProbe(
                problems, type, Math.max(0, length - 1), ", length %d, type 0x%02X".formatted(length, type));
    }

    private static void addTypeProblems(EnumSet<ChunkProblem> problems, int type, @Nullable Path externalFile) {
        if (ChunkCompression.of(type & ~EXTERNAL) == null) {
            problems.add(ChunkProblem.UNKNOWN_COMPRESSION);
        }
        if ((type & EXTERNAL) == 0) {
            return;
        }
        if (externalFile == null) {
            problems.add(ChunkProblem.EXTERNAL_UNKNOWN);
        } else if (!Files.isRegularFile(externalFile)) {
            problems.add(ChunkProblem.EXTERNAL_MISSING);
        }
    }

    boolean external() {
        return (type & EXTERNAL) != 0;
    }

    int compressionId() {
        return type & ~EXTERNAL;
    }

    /// The problem that keeps the packed data from being read, or `null`.
    @Nullable
    ChunkProblem obstacle() {
        for (ChunkProblem problem : problems) {
            if (problem.fatal() && problem != ChunkProblem.UNKNOWN_COMPRESSION) {
                return problem;
            }
        }
        return null;
    }
}
