package dev.tickfork.sandbox.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.world.SandboxLevel;
import dev.tickfork.sandbox.world.SandboxWorld;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The demo world holds what the seeds recorded, and keeps it.
class DemoWorldTest {
    @TempDir
    Path folder;

    @Test
    void holdsTheRecordedCrowd() throws IOException {
        try (SandboxWorld world = DemoWorld.build(folder.resolve("w"), DemoWorld.STANDARD_ENTITIES)) {
            assertEquals("量子硫方怪", world.levelName());
            assertEquals(
                    Map.of(
                            "minecraft:sulfur_cube", 467,
                            "minecraft:minecart", 53,
                            "minecraft:trader_llama", 2,
                            "minecraft:wandering_trader", 1),
                    types(world.overworld()));
            assertTrue(inTickOrder(world.overworld()).stream()
                    .anyMatch(e -> !e.rest()
                            .getCompound("equipment")
                            .getCompound("body")
                            .isEmpty()));
        }
    }

    /// Nothing despawns, falls out, dies or leaves: the same UUIDs after five minutes, and still in motion.
    @Test
    void keepsEverybodyForThousandsOfTicks() throws IOException {
        int ticks = Integer.getInteger("tickfork.demo.ticks", 6000);
        try (SandboxWorld world = DemoWorld.build(folder.resolve("w"), DemoWorld.STANDARD_ENTITIES)) {
            List<String> before = inTickOrder(world.overworld()).stream()
                    .map(e -> e.uuid().toString())
                    .toList();
            world.setAutosave(false);
            for (int i = 0; i < ticks; i++) {
                world.tick();
            }
            List<SandboxEntity> entities = inTickOrder(world.overworld());
            assertEquals(before, entities.stream().map(e -> e.uuid().toString()).toList());
            assertEquals(
                    2,
                    entities.stream().filter(e -> e.rest().get("leash") != null).count());
            List<Double> x = entities.stream().map(SandboxEntity::x).toList();
            world.tick();
            long moving = java.util.stream.IntStream.range(0, x.size())
                    .filter(i -> entities.get(i).x() != x.get(i))
                    .count();
            assertTrue(moving > 50, "only " + moving + " still move");
        }
    }

    /// Tick order says nothing of place, and (0, 0) is where four chunks meet.
    @Test
    void isSpreadOverChunksInShuffledOrder() throws IOException {
        try (SandboxWorld world = DemoWorld.build(folder.resolve("w"), DemoWorld.STANDARD_ENTITIES)) {
            List<SandboxEntity> entities = inTickOrder(world.overworld());
            assertEquals(
                    4, entities.stream().map(SandboxEntity::chunk).distinct().count());
            long first = entities.getFirst().chunk();
            assertNotEquals(
                    Stream.of(first).toList(),
                    entities.stream()
                            .limit(20)
                            .map(SandboxEntity::chunk)
                            .distinct()
                            .toList());
        }
    }

    /// Also where the arena is large nobody starts so far from whom it is tied to that the lead snaps.
    @Test
    void scalesInProportionAndKeepsItsLeads() throws IOException {
        try (SandboxWorld world = DemoWorld.build(folder.resolve("w"), 20_920)) {
            Map<String, Integer> types = types(world.overworld());
            assertEquals(
                    20_920, types.values().stream().mapToInt(Integer::intValue).sum());
            assertEquals(2120, types.get("minecraft:minecart"));
            assertEquals(80, types.get("minecraft:trader_llama"));
            world.setAutosave(false);
            for (int i = 0; i < 5; i++) {
                world.tick();
            }
            assertEquals(types, types(world.overworld()));
        }
    }

    private static Map<String, Integer> types(SandboxLevel level) {
        var types = new TreeMap<String, Integer>();
        level.tickList().forEach(entity -> types.merge(entity.type(), 1, Integer::sum));
        return types;
    }

    private static List<SandboxEntity> inTickOrder(SandboxLevel level) {
        var all = new ArrayList<SandboxEntity>();
        level.tickList().forEach(all::add);
        return all;
    }
}
