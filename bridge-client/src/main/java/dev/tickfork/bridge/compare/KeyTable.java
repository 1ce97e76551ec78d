package dev.tickfork.bridge.compare;

import dev.tickfork.bridge.action.ActionContext;
import java.util.Arrays;

/// The rows of a sequence by key: open addressing, and a chain from each row to the next of the same key.
/// One thread.
final class KeyTable {
    private static final int NONE = Matching.NONE;
    private static final int CHECK_ROWS = 1 << 16;

    private final EntitySequence rows;
    private final int[] slots;
    private final int[] next;
    private int distinct;

    KeyTable(EntitySequence rows, ActionContext context) {
        this.rows = rows;
        // At most half full, so that probing stays short.
        this.slots = new int[Math.max(4, Integer.highestOneBit(Math.max(1, rows.size())) << 2)];
        this.next = new int[rows.size()];
        Arrays.fill(slots, NONE);
        // From the last row to the first, so that a chain starts at the first occurrence.
        for (int row = rows.size() - 1; row >= 0; row--) {
            if (row % CHECK_ROWS == 0) {
                context.checkCancelled();
            }
            int slot = slot(rows.keyHigh(row), rows.keyLow(row));
            next[row] = slots[slot];
            distinct += slots[slot] == NONE ? 1 : 0;
            slots[slot] = row;
        }
    }

    /// How many different keys there are.
    int distinct() {
        return distinct;
    }

    /// The first row of this key that was not taken yet; [#NONE] once there is no more.
    int take(long high, long low) {
        int slot = slot(high, low);
        int row = slots[slot];
        if (row == NONE) {
            return NONE;
        }
        if (next[row] == TAKEN) {
            return NONE;
        }
        int follower = next[row];
        if (follower == NONE) {
            // The slot must stay occupied, or keys that were probed past it would be lost.
            next[row] = TAKEN;
        } else {
            slots[slot] = follower;
        }
        return row;
    }

    private static final int TAKEN = -2;

    private int slot(long high, long low) {
        int mask = slots.length - 1;
        long mixed = (high ^ Long.rotateLeft(low, 31)) * 0x9E3779B97F4A7C15L;
        int slot = (int) (mixed >>> 32) & mask;
        while (slots[slot] != NONE && !holds(slots[slot], high, low)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private boolean holds(int row, long high, long low) {
        return rows.keyHigh(row) == high && rows.keyLow(row) == low;
    }
}
