package dev.tickfork.sandbox.physics;

import static dev.tickfork.sandbox.TestWorld.FLOOR;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.sandbox.TestWorld;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.Vec;
import dev.tickfork.sandbox.world.SandboxLevel;
import dev.tickfork.sandbox.world.SandboxWorld;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Same world and same order: the same paths to the bit. Another order: other paths (`ServerLevel.tick`'s
/// entity loop).
class TickOrderTest {
    private static final List<Integer> ORDER = IntStream.range(0, 36).boxed().toList();

    @TempDir
    Path folder;

    private List<String> pathsAfter(String name, List<Integer> order, int ticks) throws IOException {
        try (SandboxWorld world = TestWorld.flat(folder.resolve(name))) {
            SandboxLevel level = TestWorld.forced(world);
            world.gameRules().set("max_entity_cramming", 0);
            TestWorld.heap(level, order);
            TestWorld.run(world, ticks);
            return TestWorld.paths(level);
        }
    }

    @Test
    void theSameOrderTakesTheSamePaths() throws IOException {
        assertEquals(pathsAfter("a", ORDER, 200), pathsAfter("b", ORDER, 200));
    }

    /// First and last of the heap interact; that they swap shows in a named entity after a named tick.
    @Test
    void swappedOrderParts() throws IOException {
        var swapped = new ArrayList<>(ORDER);
        Collections.swap(swapped, 0, 35);
        int tick = 1;
        while (tick <= 200 && pathsAfter("a" + tick, ORDER, tick).equals(pathsAfter("b" + tick, swapped, tick))) {
            tick++;
        }
        List<String> plain = pathsAfter("c", ORDER, tick);
        List<String> other = pathsAfter("d", swapped, tick);
        String first =
                plain.stream().filter(path -> !other.contains(path)).findFirst().orElse("nobody");
        assertTrue(tick <= 3, "parted only at tick " + tick + ": " + first);
        assertNotEquals("nobody", first);
    }

    /// The recipe of the seeds: summon what was recorded, in order, into another world; both go on alike.
    @Test
    void summonedInRecordedOrderGoesOnTheSame() throws IOException {
        try (SandboxWorld source = TestWorld.flat(folder.resolve("s"));
                SandboxWorld lab = TestWorld.flat(folder.resolve("l"))) {
            SandboxLevel from = TestWorld.forced(source);
            SandboxLevel to = TestWorld.forced(lab);
            source.gameRules().set("max_entity_cramming", 0);
            lab.gameRules().set("max_entity_cramming", 0);
            var shuffled = new ArrayList<>(ORDER);
            Collections.shuffle(shuffled, new java.util.Random(1));
            TestWorld.heap(from, shuffled);
            TestWorld.run(source, 57);
            lab.tickRates().setFrozen(true);
            for (SandboxEntity entity : TestWorld.inTickOrder(from)) {
                TestWorld.summon(to, entity.type(), entity.position(), entity.saveWithoutId());
                lab.tick();
            }
            assertEquals(TestWorld.uuids(from), TestWorld.uuids(to));
            lab.tickRates().setFrozen(false);
            TestWorld.run(source, 200);
            TestWorld.run(lab, 200);
            assertEquals(TestWorld.paths(from), TestWorld.paths(to));
        }
    }

    /// Save, a new process, load: two starts of one saved world go on alike.
    @Test
    void twoStartsOfOneSaveGoOnTheSame() throws IOException {
        Path at = folder.resolve("w");
        try (SandboxWorld world = TestWorld.flat(at)) {
            TestWorld.heap(TestWorld.forced(world), ORDER);
            TestWorld.run(world, 20);
            assertTrue(world.save(true));
        }
        List<String> first = reopened(at);
        assertEquals(36, first.size());
        assertEquals(first, reopened(at));
    }

    private static List<String> reopened(Path at) throws IOException {
        try (SandboxWorld world = SandboxWorld.open(at)) {
            TestWorld.run(world, 201);
            return TestWorld.paths(world.overworld());
        }
    }

    /// `TickRateManager.isEntityFrozen`: frozen, nobody moves and game time stands; a step moves exactly its ticks.
    @Test
    void frozenStandsStillAndStepsCount() throws IOException {
        try (SandboxWorld world = TestWorld.flat(folder.resolve("w"))) {
            SandboxLevel level = TestWorld.forced(world);
            TestWorld.heap(level, ORDER);
            TestWorld.run(world, 3);
            world.tickRates().setFrozen(true);
            List<String> before = TestWorld.paths(level);
            long time = world.gameTime();
            int ticks = world.tickCount();
            TestWorld.run(world, 10);
            assertEquals(before, TestWorld.paths(level));
            assertEquals(time, world.gameTime());
            assertEquals(ticks + 10, world.tickCount());
            assertTrue(world.tickRates().step(4));
            TestWorld.run(world, 10);
            assertEquals(time + 4, world.gameTime());
        }
    }

    /// `LivingEntity.travel`: at rest on exactly the face of the block, with gravity's first pull in `Motion`.
    @Test
    void restsExactlyOnTheBlock() throws IOException {
        try (SandboxWorld world = TestWorld.flat(folder.resolve("w"))) {
            SandboxLevel level = TestWorld.forced(world);
            SandboxEntity cow = TestWorld.summon(level, "cow", new Vec(0.3, FLOOR + 2.7, 0.3), TestWorld.empty());
            SandboxEntity tnt = TestWorld.summon(
                    level,
                    "tnt",
                    new Vec(5.5, FLOOR + 1, 5.5),
                    CompoundBinaryTag.builder().putShort("fuse", (short) 200).build());
            world.tick();
            assertEquals(FLOOR + 2.7, cow.y(), "the living move before gravity takes hold");
            assertEquals(FLOOR + 1 - 0.04, tnt.y(), "TNT falls in its first tick");
            TestWorld.run(world, 40);
            assertEquals(FLOOR, cow.y());
            assertEquals(-0.0784000015258789, cow.vy());
            assertTrue(cow.onGround());
        }
    }

    /// `PrimedTnt` and `ServerExplosion`: thrown away from the centre, one in cover less.
    @Test
    void tntKnocksBack() throws IOException {
        try (SandboxWorld world = TestWorld.flat(folder.resolve("w"))) {
            SandboxLevel level = TestWorld.forced(world);
            SandboxEntity near = TestWorld.summon(level, "tnt", new Vec(2.5, FLOOR, 0.5), fuse(100));
            SandboxEntity covered = TestWorld.summon(level, "tnt", new Vec(-1.5, FLOOR, 0.5), fuse(100));
            for (int y = -60; y < -57; y++) {
                for (int z = -2; z <= 2; z++) {
                    level.setBlock(-1, y, z, world.blocks().parse("stone").orElseThrow());
                }
            }
            TestWorld.summon(level, "tnt", new Vec(0.5, FLOOR, 0.5), fuse(1));
            world.tick();
            assertTrue(near.vx() > 0.3, "thrown: " + near.velocity());
            assertEquals(0, covered.vx());
        }
    }

    private static CompoundBinaryTag fuse(int ticks) {
        return CompoundBinaryTag.builder().putShort("fuse", (short) ticks).build();
    }

    /// `ItemEntity.tryToMerge`: equal ones become one, others stay two.
    @Test
    void equalItemsMerge() throws IOException {
        try (SandboxWorld world = TestWorld.flat(folder.resolve("w"))) {
            SandboxLevel level = TestWorld.forced(world);
            for (String id : List.of("minecraft:dirt", "minecraft:dirt", "minecraft:stone")) {
                TestWorld.summon(level, "item", new Vec(0.5, FLOOR, 0.5), item(id));
            }
            TestWorld.run(world, 45);
            List<Integer> counts = TestWorld.inTickOrder(level).stream()
                    .map(e -> e.rest().getCompound("Item").getInt("count"))
                    .toList();
            assertEquals(List.of(2, 1), counts);
        }
    }

    private static CompoundBinaryTag item(String id) {
        return CompoundBinaryTag.builder()
                .put(
                        "Item",
                        CompoundBinaryTag.builder()
                                .putString("id", id)
                                .putInt("count", 1)
                                .build())
                .build();
    }

    /// `max_entity_cramming`: over the limit they are hurt, at 0 never.
    @Test
    void crammingHurts() throws IOException {
        for (int limit : new int[] {0, 3}) {
            try (SandboxWorld world = TestWorld.flat(folder.resolve("w" + limit))) {
                SandboxLevel level = TestWorld.forced(world);
                world.gameRules().set("max_entity_cramming", limit);
                for (int i = 0; i < 5; i++) {
                    TestWorld.summon(level, "cow", new Vec(0.5, FLOOR, 0.5), TestWorld.empty());
                }
                world.tick();
                boolean hurt = TestWorld.inTickOrder(level).stream()
                        .anyMatch(e -> e.state().health() < 10);
                assertEquals(limit > 0, hurt);
            }
        }
    }
}
