package dev.tickfork.sandbox.world;

/// A chunk position and its packed form (`ChunkPos.pack`: x low, z high).
public record ChunkPos(int x, int z) {
    public static long pack(int x, int z) {
        return (x & 0xffffffffL) | ((z & 0xffffffffL) << 32);
    }

    public static int x(long packed) {
        return (int) packed;
    }

    public static int z(long packed) {
        return (int) (packed >> 32);
    }

    public static ChunkPos of(long packed) {
        return new ChunkPos(x(packed), z(packed));
    }

    public long packed() {
        return pack(x, z);
    }
}
