package dev.tickfork.bridge.report;

import java.util.List;

/// The colour of an entity type as a number: a stable hash of its id, so that a type has one colour in the window, in
/// reports and in every run. Stateless.
public final class TypeSlots {
    /// How many colours there are; past them the name tells.
    public static final int COUNT = 12;

    /// Chosen so that the types of the demo world get four different, well-known colours.
    private static final int SEED = 34_039_614;

    private TypeSlots() {}

    /// 0 to 11, of this type on its own.
    public static int of(String typeId) {
        int hash = SEED;
        for (int i = 0; i < typeId.length(); i++) {
            hash = (hash ^ typeId.charAt(i)) * 16_777_619;
        }
        hash = (hash ^ (hash >>> 15)) * 0x2c1b3c6d;
        return Math.floorMod(hash ^ (hash >>> 12), COUNT);
    }

    /// Of the types of one snapshot: clashes go to the next free colour, the commonest type first.
    public static int[] of(List<String> commonestFirst) {
        var taken = new boolean[COUNT];
        var slots = new int[commonestFirst.size()];
        for (int i = 0; i < slots.length; i++) {
            int slot = of(commonestFirst.get(i));
            for (int tries = 0; i < COUNT && taken[slot] && tries < COUNT; tries++) {
                slot = (slot + 1) % COUNT;
            }
            taken[slot] = true;
            slots[i] = slot;
        }
        return slots;
    }
}
