package dev.tickfork.nbt.region;

import dev.tickfork.nbt.io.AtomicFiles;
import dev.tickfork.nbt.io.NbtLimits;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.jspecify.annotations.Nullable;

/// One Anvil region file: up to 32 x 32 chunks, each read when asked for.
///
/// Safe from any thread, one call at a time inside. Interrupting a thread inside a call closes the file, so do not.
/// The header is read once: open the file anew to see what another process wrote since.
///
/// A write goes to free sectors first, then the header's entry is changed, then the old sectors become free: whoever
/// stops in between leaves the old chunk. Chunks that are not written keep every byte.
public final class RegionFile implements Closeable {
    /// When data must have reached the disk.
    public enum Durability {
        /// Whenever the operating system likes: a killed process loses nothing, a power cut may.
        PROCESS,
        /// Before the header points to it, and the header before the call returns.
        DISK
    }

    /// Longest external file that is read: as much as is read of any file of a world.
    private static final long MAX_EXTERNAL_BYTES = NbtLimits.FILE.maxBytes();

    private final Path file;
    private final FileChannel channel;
    private final boolean writable;
    private final Durability durability;
    private final Optional<RegionPos> pos;
    private final RegionHeader header;
    private final SectorMap sectors;

    private RegionFile(Path file, FileChannel channel, boolean writable, Durability durability) throws IOException {
        this.file = file;
        this.channel = channel;
        this.writable = writable;
        this.durability = durability;
        Path name = file.getFileName();
        this.pos = name == null ? Optional.empty() : RegionPos.ofFileName(name.toString());
        this.header = RegionHeader.read(channel, file.toString());
        this.sectors = new SectorMap(header);
    }

    /// Opens a file for reading; it is never changed.
    ///
    /// @throws InvalidRegionException the file is no region file
    public static RegionFile openReadOnly(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        return open(file, channel, false, Durability.PROCESS);
    }

    /// Opens a file for reading and writing, and makes it if it is not there.
    ///
    /// @throws InvalidRegionException the file is no region file; it is left as it is
    public static RegionFile openReadWrite(Path file, Durability durability) throws IOException {
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
        return open(file, channel, true, durability);
    }

    private static RegionFile open(Path file, FileChannel channel, boolean writable, Durability durability)
            throws IOException {
        boolean opened = false;
        try {
            var region = new RegionFile(file, channel, writable, durability);
            opened = true;
            return region;
        } finally {
            if (!opened) {
                channel.close();
            }
        }
    }

    public Path file() {
        return file;
    }

    /// How many chunks the header lists, damaged ones too.
    public synchronized int chunkCount() {
        int count = 0;
        for (int i = 0; i < RegionHeader.CHUNKS; i++) {
            count += header.isPresent(i) ? 1 : 0;
        }
        return count;
    }

    /// Whether the header lists the chunk.
    ///
    /// @param x place in the region, 0 to 31
    /// @param z place in the region, 0 to 31
    public synchronized boolean contains(int x, int z) {
        return header.isPresent(index(x, z));
    }

    /// Every chunk that the header lists, by z and then x, with what is wrong with it. Reads five bytes of each.
    public synchronized List<RegionEntry> entries() throws IOException {
        BitSet overlapping = header.overlapping();
        var entries = new ArrayList<RegionEntry>();
        for (int i = 0; i < RegionHeader.CHUNKS; i++) {
            if (header.isPresent(i)) {
                EnumSet<ChunkProblem> problems = probe(i).problems();
                if (overlapping.get(i)) {
                    problems.add(ChunkProblem.OVERLAPS);
                }
                entries.add(new RegionEntry(
                        i % RegionPos.SIZE,
                        i / RegionPos.SIZE,
                        header.sector(i),
                        header.sectorCount(i),
                        header.timestamp(i),
                        problems));
            }
        }
        return List.copyOf(entries);
    }

    /// The packed data of a chunk, or `null` if there is no such chunk. Allocates what is really there, no more.
    ///
    /// @param x place in the region, 0 to 31
    /// @param z place in the region, 0 to 31
    /// @throws ChunkUnreadableException the entry is damaged; other chunks can still be read
    public synchronized @Nullable ChunkPayload read(int x, int z) throws IOException {
        int index = index(x, z);
        if (!header.isPresent(index)) {
            return null;
        }
        ChunkProbe probe = probe(index);
        ChunkProblem obstacle = probe.obstacle();
        if (obstacle != null) {
            throw unreadable(obstacle, index, probe.detail());
        }
        if (probe.external()) {
            return new ChunkPayload(probe.compressionId(), readExternal(index));
        }
        long at = (long) header.sector(index) * RegionHeader.SECTOR + ChunkProbe.PREFIX;
        return new ChunkPayload(
                probe.compressionId(),
                Channels.read(channel, at, probe.dataLength()).array());
    }

    private byte[] readExternal(int index) throws IOException {
        Path external = externalFile(index);
        if (Files.size(external) > MAX_EXTERNAL_BYTES) {
            throw unreadable(ChunkProblem.BAD_LENGTH, index, ", " + external + " is over " + MAX_EXTERNAL_BYTES);
        }
        return Files.readAllBytes(external);
    }

    private ChunkUnreadableException unreadable(ChunkProblem problem, int index, String detail) {
        String where = "chunk " + index % RegionPos.SIZE + ", " + index / RegionPos.SIZE + " of " + file;
        return new ChunkUnreadableException(problem, where + ": " + problem + detail);
    }

    /// The chunk, or `null` if there is none; as [#read] and [ChunkPayload#read()].
    public @Nullable CompoundBinaryTag readTag(int x, int z) throws IOException {
        ChunkPayload payload = read(x, z);
        return payload == null ? null : payload.read();
    }

    /// Writes one chunk. Over 1 MiB of packed data go into a file of their own, `c.X.Z.mcc`.
    ///
    /// @param x         place in the region, 0 to 31
    /// @param z         place in the region, 0 to 31
    /// @param timestamp seconds since 1970
    public synchronized void write(int x, int z, ChunkPayload payload, int timestamp) throws IOException {
        requireWritable();
        int index = index(x, z);
        boolean wasExternal = isExternal(index);
        long bytes = (long) payload.packed().length + ChunkProbe.PREFIX;
        long needed = (bytes + RegionHeader.SECTOR - 1) / RegionHeader.SECTOR;
        boolean external = needed > RegionHeader.MAX_SECTORS;
        int count = external ? 1 : (int) needed;
        int sector = sectors.findFree(count);
        if (sector > RegionHeader.MAX_SECTOR) {
            throw new IOException(file + " is full: no " + count + " sectors in a row");
        }
        padHeader();
        Channels.write(channel, (long) sector * RegionHeader.SECTOR, block(payload, count, external));
        if (external) {
            AtomicFiles.replace(externalFile(index), out -> Channels.write(out, 0, ByteBuffer.wrap(payload.packed())));
        }
        force();
        changeEntry(index, sector, count, timestamp);
        if (wasExternal && !external) {
            Files.deleteIfExists(externalFile(index));
        }
    }

    /// Packs with zlib, as the game does, and writes.
    public void writeTag(int x, int z, CompoundBinaryTag chunk, int timestamp) throws IOException {
        write(x, z, ChunkPayload.of(chunk, ChunkCompression.ZLIB), timestamp);
    }

    /// Takes the chunk out of the header, and its external file away. Does nothing if there is no such chunk.
    public synchronized void remove(int x, int z) throws IOException {
        requireWritable();
        int index = index(x, z);
        if (!header.isPresent(index)) {
            return;
        }
        boolean wasExternal = isExternal(index);
        changeEntry(index, 0, 0, 0);
        if (wasExternal) {
            Files.deleteIfExists(externalFile(index));
        }
    }

    /// Waits until everything written is on the disk.
    public synchronized void sync() throws IOException {
        channel.force(true);
    }

    @Override
    public synchronized void close() throws IOException {
        channel.close();
    }

    private void changeEntry(int index, int sector, int count, int timestamp) throws IOException {
        boolean had = header.isPresent(index);
        int oldSector = header.sector(index);
        int oldCount = header.sectorCount(index);
        header.set(index, sector, count, timestamp);
        sectors.take(sector, count);
        header.write(channel, index);
        force();
        if (had) {
            sectors.release(oldSector, oldCount);
        }
    }

    private void requireWritable() {
        if (!writable) {
            throw new IllegalStateException(file + " is open for reading only");
        }
    }

    /// A new file gets its whole header before any chunk, so that it is never a file with half a header.
    private void padHeader() throws IOException {
        if (channel.size() < RegionHeader.HEADER_BYTES) {
            Channels.write(channel, 0, ByteBuffer.allocate(RegionHeader.HEADER_BYTES));
        }
    }

    private void force() throws IOException {
        if (durability == Durability.DISK) {
            channel.force(true);
        }
    }

    private static ByteBuffer block(ChunkPayload payload, int sectorCount, boolean external) {
        ByteBuffer block = ByteBuffer.allocate(sectorCount * RegionHeader.SECTOR);
        if (external) {
            block.putInt(1).put((byte) (payload.compressionId() | ChunkProbe.EXTERNAL));
        } else {
            block.putInt(payload.packed().length + 1).put((byte) payload.compressionId());
            block.put(payload.packed());
        }
        return block.clear();
    }

    private boolean isExternal(int index) throws IOException {
        return header.isPresent(index) && pos.isPresent() && probe(index).external();
    }

    private ChunkProbe probe(int index) throws IOException {
        return ChunkProbe.of(channel, header, index, pos.isPresent() ? externalFile(index) : null);
    }

    private Path externalFile(int index) throws ChunkUnreadableException {
        if (pos.isEmpty()) {
            throw new ChunkUnreadableException(
                    ChunkProblem.EXTERNAL_UNKNOWN, file + " is not named r.X.Z.mca, so its c.X.Z.mcc is not known");
        }
        return file.resolveSibling(pos.get().externalName(index % RegionPos.SIZE, index / RegionPos.SIZE));
    }

    private static int index(int x, int z) {
        if ((x | z) < 0 || x >= RegionPos.SIZE || z >= RegionPos.SIZE) {
            throw new IndexOutOfBoundsException("chunk " + x + ", " + z + " in a region");
        }
        return x + z * RegionPos.SIZE;
    }
}
