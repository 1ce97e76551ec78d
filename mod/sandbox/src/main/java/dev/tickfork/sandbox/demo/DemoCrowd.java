package dev.tickfork.sandbox.demo;

import dev.tickfork.sandbox.entity.Vec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.DoubleBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;

/// Who lives in the demo world, where, and in which order. The same size gives the same crowd, UUIDs included.
final class DemoCrowd {
    /// One entity to summon.
    record Member(String type, Vec position, CompoundBinaryTag nbt) {}

    /// The crowd of the seeds: 467 cubes, 53 carts, 2 llamas, 1 trader.
    static final int STANDARD = 523;

    private static final int STANDARD_CARTS = 53;
    private static final int LLAMAS_PER_TRADER = 2;
    /// Fixed, so that every demo is the same world.
    private static final long SEED = 0x5FEC_0E5CL;
    /// Every so many cubes one holds a block.
    private static final int HOLDS_BLOCK = 4;

    private static final List<String> BLOCKS = List.of(
            "minecraft:stone",
            "minecraft:sulfur",
            "minecraft:ice",
            "minecraft:slime_block",
            "minecraft:oak_planks",
            "minecraft:iron_block");
    private static final double SPREAD = 0.9;

    private final DemoArena arena;
    private final Random random = new Random(SEED);
    private final List<Member> members = new ArrayList<>();

    private DemoCrowd(DemoArena arena) {
        this.arena = arena;
    }

    /// The members in the order in which they are to be summoned: shuffled, so that place tells nothing of order.
    static List<Member> of(int entities, DemoArena arena) {
        var crowd = new DemoCrowd(arena);
        int traders = Math.max(1, entities / STANDARD);
        int carts = (int) ((long) entities * STANDARD_CARTS / STANDARD);
        int cubes = entities - carts - traders * (1 + LLAMAS_PER_TRADER);
        for (int i = 0; i < cubes; i++) {
            crowd.addCube(i);
        }
        for (int i = 0; i < carts; i++) {
            crowd.addCart(i, carts);
        }
        for (int i = 0; i < traders; i++) {
            crowd.addTrader();
        }
        Collections.shuffle(crowd.members, crowd.random);
        return crowd.members;
    }

    private void addCube(int number) {
        CompoundBinaryTag.Builder nbt = mob().putInt("Size", number % 3 == 0 ? 0 : 1);
        nbt.putInt("Age", 0).putInt("ForcedAge", 0).putBoolean("wasOnGround", true);
        nbt.putInt("pickup_timer", 0).putBoolean("from_bucket", false).putInt("fuse", -1);
        if (number % HOLDS_BLOCK == 0) {
            nbt.put("equipment", body(BLOCKS.get(number / HOLDS_BLOCK % BLOCKS.size())));
        }
        members.add(new Member("minecraft:sulfur_cube", somewhere(), nbt.build()));
    }

    private static CompoundBinaryTag body(String block) {
        return CompoundBinaryTag.builder()
                .put(
                        "body",
                        CompoundBinaryTag.builder()
                                .putString("id", block)
                                .putInt("count", 1)
                                .build())
                .build();
    }

    private void addCart(int number, int carts) {
        int row = number % arena.tracks();
        int inRow = number / arena.tracks();
        int rowLength = carts / arena.tracks() + 1;
        double along = (inRow + 0.5) / rowLength * (2 * arena.half() - 2) - arena.half() + 1;
        CompoundBinaryTag.Builder nbt = base(random.nextBoolean() ? 0.2 : -0.2, 0)
                .putBoolean("FlippedRotation", false)
                .putBoolean("HasTicked", true);
        members.add(new Member(
                "minecraft:minecart", new Vec(along, DemoArena.FLOOR, arena.trackZ(row) + 0.5), nbt.build()));
    }

    private void addTrader() {
        UUID trader = uuid();
        Vec place = somewhere();
        members.add(new Member(
                "minecraft:wandering_trader",
                place,
                mob().putIntArray("UUID", ints(trader))
                        .putInt("DespawnDelay", 0)
                        .build()));
        for (int i = 0; i < LLAMAS_PER_TRADER; i++) {
            CompoundBinaryTag leash = CompoundBinaryTag.builder()
                    .putIntArray("UUID", ints(trader))
                    .build();
            members.add(new Member(
                    "minecraft:trader_llama",
                    new Vec(beside(place.x(), 1), place.y(), beside(place.z(), i)),
                    mob().putInt("Variant", i)
                            .putInt("Strength", 3)
                            .putBoolean("Tame", true)
                            .putBoolean("ChestedHorse", false)
                            .put("leash", leash)
                            .build()));
        }
    }

    /// Some blocks nearer to the middle, so that it is inside of the walls and well within a lead's reach.
    private static double beside(double coordinate, double blocks) {
        return coordinate - Math.copySign(blocks, coordinate);
    }

    private Vec somewhere() {
        double reach = (arena.half() - 1) * SPREAD;
        return new Vec(
                (random.nextDouble() * 2 - 1) * reach,
                DemoArena.FLOOR + random.nextDouble(),
                (random.nextDouble() * 2 - 1) * reach);
    }

    private CompoundBinaryTag.Builder mob() {
        return base((random.nextDouble() - 0.5) * 0.4, (random.nextDouble() - 0.5) * 0.4)
                .putBoolean("PersistenceRequired", true);
    }

    private CompoundBinaryTag.Builder base(double vx, double vz) {
        return CompoundBinaryTag.builder()
                .putIntArray("UUID", ints(uuid()))
                .put(
                        "Motion",
                        ListBinaryTag.from(List.of(
                                DoubleBinaryTag.doubleBinaryTag(vx),
                                DoubleBinaryTag.doubleBinaryTag(0),
                                DoubleBinaryTag.doubleBinaryTag(vz))));
    }

    /// A version 4 UUID from the fixed seed.
    private UUID uuid() {
        long most = (random.nextLong() & ~0xF000L) | 0x4000L;
        long least = (random.nextLong() >>> 2) | 0x8000_0000_0000_0000L;
        return new UUID(most, least);
    }

    private static int[] ints(UUID uuid) {
        long most = uuid.getMostSignificantBits();
        long least = uuid.getLeastSignificantBits();
        return new int[] {(int) (most >> 32), (int) most, (int) (least >> 32), (int) least};
    }
}
