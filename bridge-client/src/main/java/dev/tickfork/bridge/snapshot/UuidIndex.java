package dev.tickfork.bridge.snapshot;

import java.util.Arrays;

/// Finds the row of a UUID text: open addressing over the column. Immutable; safe from any thread.
final class UuidIndex {
    private static final int NONE = -1;

    private final UuidColumn uuids;
    private final int[] slots;

    /// @param repeats told each row whose text an earlier row has, and that row
    UuidIndex(UuidColumn uuids, Repeats repeats) {
        this.uuids = uuids;
        // A third to two thirds full.
        this.slots = new int[Math.max(4, Integer.highestOneBit(uuids.size() + (uuids.size() >> 1)) << 1)];
        Arrays.fill(slots, NONE);
        for (int row = 0; row < uuids.size(); row++) {
            int slot = slot(uuids.high(row), uuids.low(row));
            if (slots[slot] == NONE) {
                slots[slot] = row;
            } else {
                repeats.found(row, slots[slot]);
            }
        }
    }

    /// Hears of a row whose UUID an earlier row has.
    interface Repeats {
        void found(int row, int first);
    }

    /// The first row of this text, -1 for none.
    int find(String uuid) {
        var key = new UuidColumn();
        boolean _ = key.add(uuid);
        return find(key, 0);
    }

    /// The first row that has the text of another column's entry, -1 for none.
    int find(UuidColumn other, int index) {
        return slots[slot(other.high(index), other.low(index))];
    }

    private int slot(long high, long low) {
        int mask = slots.length - 1;
        long mixed = (high ^ Long.rotateLeft(low, 31)) * 0x9E37_79B9_7F4A_7C15L;
        int slot = (int) (mixed >>> 32) & mask;
        while (slots[slot] != NONE && (uuids.high(slots[slot]) != high || uuids.low(slots[slot]) != low)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }
}
