package dev.tickfork.bridge.restore;

import java.util.Arrays;

/// A set of chunks of one dimension, sorted by z and then by x: eight bytes a chunk, whatever the number
/// of entities
/// that it came from. Immutable.
final class ChunkArea {
    /// Blocks on a chunk's side.
    static final int SIDE = 16;

    private final long[] keys;

    private ChunkArea(long[] keys) {
        this.keys = keys;
    }

    int size() {
        return keys.length;
    }

    int x(int index) {
        return keyX(keys[index]);
    }

    int z(int index) {
        return keyZ(keys[index]);
    }

    boolean contains(int x, int z) {
        return Arrays.binarySearch(keys, key(x, z)) >= 0;
    }

    /// This area and every chunk that touches it, corners included.
    ChunkArea grown() {
        var builder = new Builder(keys.length * 9L);
        for (long key : keys) {
            for (int dz = -1; dz <= 1; dz++) {
                for (int dx = -1; dx <= 1; dx++) {
                    builder.addChunk(keyX(key) + dx, keyZ(key) + dz);
                }
            }
        }
        return builder.build();
    }

    private static long key(int x, int z) {
        return ((long) z << 32) | ((x ^ 0x8000_0000L) & 0xFFFF_FFFFL);
    }

    private static int keyX(long key) {
        return (int) key ^ 0x8000_0000;
    }

    private static int keyZ(long key) {
        return (int) (key >> 32);
    }

    /// Collects chunks; doubles are removed whenever the room runs out, so it holds about twice the
    /// distinct ones.
    static final class Builder {
        private static final int FIRST_ROOM = 1024;
        private long[] keys;
        private int used;

        Builder() {
            this(FIRST_ROOM);
        }

        private Builder(long room) {
            keys = new long[Math.toIntExact(Math.clamp(room, 16L, 1L << 26))];
        }

        /// @param x east-west position in blocks, finite
        /// @param z north-south position in blocks, finite
        void addPosition(double x, double z) {
            addChunk(chunk(x), chunk(z));
        }

        private static int chunk(double blocks) {
            return (int) Math.floor(blocks / SIDE);
        }

        void addChunk(int x, int z) {
            long key = key(x, z);
            if (used > 0 && keys[used - 1] == key) {
                return;
            }
            if (used == keys.length) {
                compact();
                if (used > keys.length / 2) {
                    keys = Arrays.copyOf(keys, Math.multiplyExact(keys.length, 2));
                }
            }
            keys[used++] = key;
        }

        ChunkArea build() {
            compact();
            return new ChunkArea(Arrays.copyOf(keys, used));
        }

        private void compact() {
            Arrays.sort(keys, 0, used);
            int kept = 0;
            for (int i = 0; i < used; i++) {
                if (i == 0 || keys[i] != keys[i - 1]) {
                    keys[kept++] = keys[i];
                }
            }
            used = kept;
        }
    }
}
