package dev.tickfork.nbt.region;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;

/// The first two sectors of a region file: where each chunk lies, and when it was written. One thread at a time.
final class RegionHeader {
    static final int SECTOR = 4_096;
    static final int CHUNKS = RegionPos.SIZE * RegionPos.SIZE;
    static final int HEADER_SECTORS = 2;
    static final int HEADER_BYTES = HEADER_SECTORS * SECTOR;
    static final int MAX_SECTORS = 255;

    /// The last sector that three bytes can tell.
    static final int MAX_SECTOR = 0xFFFFFF;

    /// So many places, and not one of them possible: no damaged region file, but something else altogether.
    private static final int GARBAGE_PLACES = 16;

    private final int[] places = new int[CHUNKS];
    private final int[] timestamps = new int[CHUNKS];

    /// Reads and checks the header. An empty file is a region without chunks.
    ///
    /// @throws InvalidRegionException the file is no region file
    static RegionHeader read(FileChannel channel, String file) throws IOException {
        var header = new RegionHeader();
        long size = channel.size();
        if (size == 0) {
            return header;
        }
        if (size < HEADER_BYTES) {
            throw new InvalidRegionException(
                    "invalid region header: " + file + " has " + size + " bytes, a header has " + HEADER_BYTES);
        }
        ByteBuffer bytes = Channels.read(channel, 0, HEADER_BYTES);
        bytes.asIntBuffer().get(header.places).get(header.timestamps);
        header.requireSomeSense(size, file);
        return header;
    }

    private void requireSomeSense(long size, String file) throws InvalidRegionException {
        int used = 0;
        for (int i = 0; i < CHUNKS; i++) {
            if (places[i] != 0) {
                used++;
                if (problems(i, size).isEmpty()) {
                    return;
                }
            }
        }
        if (used >= GARBAGE_PLACES) {
            throw new InvalidRegionException(
                    "invalid region header: " + file + " names " + used + " chunks and not one lies inside it");
        }
    }

    boolean isPresent(int index) {
        return places[index] != 0;
    }

    int sector(int index) {
        return places[index] >>> 8;
    }

    int sectorCount(int index) {
        return places[index] & 0xFF;
    }

    int timestamp(int index) {
        return timestamps[index];
    }

    void set(int index, int sector, int sectorCount, int timestamp) {
        places[index] = sector << 8 | sectorCount;
        timestamps[index] = timestamp;
    }

    /// What the header alone tells about one chunk, without regard to the others.
    EnumSet<ChunkProblem> problems(int index, long fileSize) {
        var problems = EnumSet.noneOf(ChunkProblem.class);
        if (sectorCount(index) == 0) {
            problems.add(ChunkProblem.NO_SECTORS);
        }
        if (sector(index) < HEADER_SECTORS) {
            problems.add(ChunkProblem.IN_HEADER);
        }
        if ((long) sector(index) * SECTOR >= fileSize) {
            problems.add(ChunkProblem.BEYOND_END);
        }
        return problems;
    }

    /// The chunks that share a sector with another.
    BitSet overlapping() {
        List<Integer> bySector = IntStream.range(0, CHUNKS)
                .filter(this::isPresent)
                .boxed()
                .sorted(Comparator.comparingInt(this::sector))
                .toList();
        var overlapping = new BitSet();
        int reaching = -1;
        int end = 0;
        for (int index : bySector) {
            if (reaching >= 0 && sector(index) < end && sectorCount(index) > 0) {
                overlapping.set(reaching);
                overlapping.set(index);
            }
            if (sector(index) + sectorCount(index) > end) {
                end = sector(index) + sectorCount(index);
                reaching = index;
            }
        }
        return overlapping;
    }

    /// Writes the four bytes of a chunk's time and then the four of its place.
    void write(FileChannel channel, int index) throws IOException {
        long at = (long) index * Integer.BYTES;
        Channels.write(channel, SECTOR + at, ByteBuffer.allocate(Integer.BYTES).putInt(0, timestamps[index]));
        Channels.write(channel, at, ByteBuffer.allocate(Integer.BYTES).putInt(0, places[index]));
    }
}
