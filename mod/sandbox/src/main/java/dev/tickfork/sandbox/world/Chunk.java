package dev.tickfork.sandbox.world;

import dev.tickfork.sandbox.block.BlockState;
import java.util.TreeMap;
import java.util.TreeSet;

/// The blocks of one loaded chunk. Knows which sections were changed since they were read. Game thread only.
final class Chunk {
    final int x;
    final int z;
    final TreeMap<Integer, Section> sections = new TreeMap<>();
    final TreeSet<Integer> changedSections = new TreeSet<>();
    /// Cells whose block was replaced: a block entity there is gone. Packed by [#cell].
    final TreeSet<Long> changedCells = new TreeSet<>();
    private final BlockState air;
    /// False when its file could not be read: then it is never written.
    private final boolean writable;
    /// True when its own NBT carried entities that must not come back with it again.
    boolean carriedEntities;

    private long version = 1;

    private int lastY = Integer.MIN_VALUE;
    private Section last;

    Chunk(int x, int z, BlockState air, boolean writable) {
        this.x = x;
        this.z = z;
        this.air = air;
        this.writable = writable;
        this.last = new Section(air);
    }

    BlockState get(int x, int y, int z) {
        int sectionY = y >> 4;
        if (sectionY != lastY) {
            Section section = sections.get(sectionY);
            if (section == null) {
                return air;
            }
            last = section;
            lastY = sectionY;
        }
        return last.get(Section.index(x, y, z));
    }

    /// Changes a block.
    ///
    /// @return false when that block was there already
    boolean set(int x, int y, int z, BlockState state) {
        if (get(x, y, z).equals(state)) {
            return false;
        }
        put(x, y, z, state);
        changedSections.add(y >> 4);
        changedCells.add(cell(x, y, z));
        version++;
        return true;
    }

    /// Sets a block that belongs to the chunk from the start: no change to be saved.
    void put(int x, int y, int z, BlockState state) {
        sections.computeIfAbsent(y >> 4, _ -> new Section(air)).set(Section.index(x, y, z), state);
    }

    long version() {
        return version;
    }

    boolean mustBeSaved() {
        return writable && (carriedEntities || !changedSections.isEmpty());
    }

    void saved() {
        changedSections.clear();
        changedCells.clear();
        carriedEntities = false;
    }

    static long cell(int x, int y, int z) {
        return ((long) y << 8) | ((z & 15) << 4) | (x & 15);
    }
}
