package dev.tickfork.sandbox.demo;

import dev.tickfork.sandbox.block.BlockState;
import dev.tickfork.sandbox.world.SandboxLevel;

/// A walled square around (0, 0), where four chunks and four regions meet, with tracks through it. Too small for its
/// crowd, so that everybody keeps pushing.
///
/// @param half blocks from the middle to a wall
record DemoArena(int half) {
    /// Where feet stand: the flat world's grass is one below.
    static final int FLOOR = -60;

    private static final int WALL = 4;
    private static final int TRACK_EVERY = 3;
    private static final int POWER_EVERY = 4;
    private static final int STANDARD_HALF = 8;

    static DemoArena of(int entities) {
        return new DemoArena((int) Math.ceil(STANDARD_HALF * Math.sqrt((double) entities / DemoCrowd.STANDARD)));
    }

    int tracks() {
        return Math.max(1, (2 * half - 2) / TRACK_EVERY);
    }

    int trackZ(int number) {
        return -half + 1 + number * TRACK_EVERY;
    }

    /// First and last chunk that the arena and its walls touch; the same for x and z.
    int firstChunk() {
        return (-half - 1) >> 4;
    }

    int lastChunk() {
        return half >> 4;
    }

    void force(SandboxLevel level) {
        for (int x = firstChunk(); x <= lastChunk(); x++) {
            for (int z = firstChunk(); z <= lastChunk(); z++) {
                level.setForced(x, z, true);
            }
        }
    }

    void build(SandboxLevel level) {
        BlockState wall = block(level, "minecraft:stone");
        for (int i = -half - 1; i <= half; i++) {
            for (int y = FLOOR; y < FLOOR + WALL; y++) {
                level.setBlock(i, y, -half - 1, wall);
                level.setBlock(i, y, half, wall);
                level.setBlock(-half - 1, y, i, wall);
                level.setBlock(half, y, i, wall);
            }
        }
        for (int track = 0; track < tracks(); track++) {
            layTrack(level, trackZ(track));
        }
    }

    private void layTrack(SandboxLevel level, int z) {
        BlockState rail = block(level, "minecraft:rail[shape=east_west]");
        BlockState powered = block(level, "minecraft:powered_rail[shape=east_west,powered=true]");
        BlockState source = block(level, "minecraft:redstone_block");
        for (int x = -half; x < half; x++) {
            boolean power = x == -half || x == half - 1 || Math.floorMod(x, POWER_EVERY) == 0;
            if (power) {
                level.setBlock(x, FLOOR - 1, z, source);
            }
            level.setBlock(x, FLOOR, z, power ? powered : rail);
        }
    }

    private static BlockState block(SandboxLevel level, String text) {
        return level.world().blocks().parse(text).orElseThrow(() -> new IllegalStateException("No block " + text));
    }
}
