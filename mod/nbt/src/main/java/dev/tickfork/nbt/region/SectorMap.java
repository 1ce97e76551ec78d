package dev.tickfork.nbt.region;

import java.util.BitSet;

/// Which sectors of a region file are spoken for. One thread at a time.
///
/// Damaged entries keep what they claim, also behind the end of the file: nothing is ever written to where an entry
/// points that nobody asked to change.
final class SectorMap {
    private final RegionHeader header;
    private final BitSet used = new BitSet();

    SectorMap(RegionHeader header) {
        this.header = header;
        used.set(0, RegionHeader.HEADER_SECTORS);
        for (int i = 0; i < RegionHeader.CHUNKS; i++) {
            claim(i);
        }
    }

    private void claim(int index) {
        if (header.isPresent(index)) {
            used.set(header.sector(index), header.sector(index) + claimed(header.sectorCount(index)));
        }
    }

    /// An entry without sectors may still point at data, so it keeps one.
    private static int claimed(int sectorCount) {
        return Math.max(1, sectorCount);
    }

    /// The first run of `count` free sectors; nothing is marked yet.
    int findFree(int count) {
        int from = used.nextClearBit(RegionHeader.HEADER_SECTORS);
        while (true) {
            int next = used.nextSetBit(from);
            if (next < 0 || next - from >= count) {
                return from;
            }
            from = used.nextClearBit(next);
        }
    }

    void take(int sector, int count) {
        used.set(sector, sector + count);
    }

    /// Frees what an entry had, but for sectors that other entries claim too.
    void release(int sector, int count) {
        used.clear(sector, sector + claimed(count));
        used.set(0, RegionHeader.HEADER_SECTORS);
        for (int i = 0; i < RegionHeader.CHUNKS; i++) {
            int other = header.sector(i);
            boolean touches = other < sector + claimed(count) && other + claimed(header.sectorCount(i)) > sector;
            if (touches) {
                claim(i);
            }
        }
    }
}
