package dev.tickfork.nbt.region;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.jspecify.annotations.Nullable;

/// A folder of region files, by the coordinates of chunks. Files are opened when needed and stay open.
///
/// Safe from any thread, one call at a time inside.
public final class RegionFolder implements Closeable {
    /// Region files open at once, as many as the game keeps (`RegionFileStorage.MAX_CACHE_SIZE`).
    private static final int MAX_OPEN = 256;

    private final Path folder;
    private final boolean writable;
    private final RegionFile.Durability durability;
    private final InstantSource clock;
    private final Map<RegionPos, RegionFile> open = new LinkedHashMap<>(16, 0.75f, true);
    private boolean closed;

    private RegionFolder(Path folder, boolean writable, RegionFile.Durability durability, InstantSource clock) {
        this.folder = folder;
        this.writable = writable;
        this.durability = durability;
        this.clock = clock;
    }

    /// For reading. The folder need not be there; then it has no chunks.
    public static RegionFolder openReadOnly(Path folder) {
        return new RegionFolder(folder, false, RegionFile.Durability.PROCESS, InstantSource.system());
    }

    /// For reading and writing. The folder is made with the first chunk.
    ///
    /// @param clock tells the time that chunks are marked with
    public static RegionFolder openReadWrite(Path folder, RegionFile.Durability durability, InstantSource clock) {
        return new RegionFolder(folder, true, durability, clock);
    }

    /// The regions that have a file here, by z and then x.
    public List<RegionPos> regions() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> RegionPos.ofFileName(file.getFileName().toString()))
                    .flatMap(Optional::stream)
                    .sorted(Comparator.comparingInt(RegionPos::z).thenComparingInt(RegionPos::x))
                    .toList();
        }
    }

    /// Whether the chunk is listed in its region file.
    public synchronized boolean contains(int chunkX, int chunkZ) throws IOException {
        RegionFile region = existing(RegionPos.ofChunk(chunkX, chunkZ));
        return region != null && region.contains(local(chunkX), local(chunkZ));
    }

    /// The chunk, or `null` if there is none.
    ///
    /// @throws ChunkUnreadableException the chunk is damaged
    /// @throws InvalidRegionException   its region file is none
    public synchronized @Nullable CompoundBinaryTag read(int chunkX, int chunkZ) throws IOException {
        RegionFile region = existing(RegionPos.ofChunk(chunkX, chunkZ));
        return region == null ? null : region.readTag(local(chunkX), local(chunkZ));
    }

    /// Writes the chunk, packed as given.
    public synchronized void write(int chunkX, int chunkZ, CompoundBinaryTag chunk, ChunkCompression compression)
            throws IOException {
        ChunkPayload payload = ChunkPayload.of(chunk, compression);
        RegionFile region = opened(RegionPos.ofChunk(chunkX, chunkZ));
        region.write(
                local(chunkX), local(chunkZ), payload, (int) clock.instant().getEpochSecond());
    }

    /// Takes the chunk out, if it is there.
    public synchronized void remove(int chunkX, int chunkZ) throws IOException {
        RegionFile region = existing(RegionPos.ofChunk(chunkX, chunkZ));
        if (region != null) {
            region.remove(local(chunkX), local(chunkZ));
        }
    }

    /// Waits until everything written is on the disk.
    public synchronized void sync() throws IOException {
        for (RegionFile region : open.values()) {
            region.sync();
        }
    }

    /// Closes every file, also when one of them fails to close; the first failure is thrown.
    @Override
    public synchronized void close() throws IOException {
        closed = true;
        IOException failure = null;
        for (RegionFile region : open.values()) {
            try {
                region.close();
            } catch (IOException e) {
                if (failure == null) {
                    failure = e;
                } else {
                    failure.addSuppressed(e);
                }
            }
        }
        open.clear();
        if (failure != null) {
            throw failure;
        }
    }

    private @Nullable RegionFile existing(RegionPos pos) throws IOException {
        boolean there = open.containsKey(pos) || Files.exists(folder.resolve(pos.fileName()));
        return there ? opened(pos) : null;
    }

    private RegionFile opened(RegionPos pos) throws IOException {
        if (closed) {
            throw new IllegalStateException(folder + " is closed");
        }
        RegionFile region = open.get(pos);
        if (region != null) {
            return region;
        }
        if (open.size() >= MAX_OPEN) {
            Map.Entry<RegionPos, RegionFile> eldest = open.entrySet().iterator().next();
            open.remove(eldest.getKey());
            eldest.getValue().close();
        }
        region = openFile(folder.resolve(pos.fileName()));
        open.put(pos, region);
        return region;
    }

    private RegionFile openFile(Path file) throws IOException {
        if (!writable) {
            return RegionFile.openReadOnly(file);
        }
        Files.createDirectories(folder);
        return RegionFile.openReadWrite(file, durability);
    }

    private static int local(int chunk) {
        return chunk & (RegionPos.SIZE - 1);
    }
}
