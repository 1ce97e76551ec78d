package dev.tickfork.sandbox;

import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.Vec;
import dev.tickfork.sandbox.world.Generator;
import dev.tickfork.sandbox.world.SandboxLevel;
import dev.tickfork.sandbox.world.SandboxWorld;
import dev.tickfork.sandbox.world.SummonResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import net.kyori.adventure.nbt.BinaryTag;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.DoubleBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;

/// Small worlds and crowds for the tests of this module.
public final class TestWorld {
    /// Feet on the flat world's grass.
    public static final double FLOOR = -60;

    private TestWorld() {}

    public static SandboxWorld flat(Path folder) throws IOException {
        return SandboxWorld.create(folder, "test", Generator.FLAT);
    }

    /// Forces the chunks `-1..1` in both directions and lets them come up.
    public static SandboxLevel forced(SandboxWorld world) {
        for (int x = -1; x <= 1; x++) {
            for (int z = -1; z <= 1; z++) {
                world.overworld().setForced(x, z, true);
            }
        }
        world.tick();
        return world.overworld();
    }

    public static SandboxEntity summon(SandboxLevel level, String type, Vec pos, CompoundBinaryTag nbt) {
        SummonResult result = level.summon(type, pos, nbt);
        if (result instanceof SummonResult.Summoned summoned) {
            return summoned.entity();
        }
        throw new AssertionError("Not summoned: " + result);
    }

    public static CompoundBinaryTag empty() {
        return CompoundBinaryTag.empty();
    }

    public static CompoundBinaryTag uuid(long low) {
        return CompoundBinaryTag.builder()
                .putIntArray("UUID", new int[] {1, 2, (int) (low >> 32), (int) low})
                .build();
    }

    public static ListBinaryTag doubles(double x, double y, double z) {
        List<BinaryTag> tags = List.of(
                DoubleBinaryTag.doubleBinaryTag(x),
                DoubleBinaryTag.doubleBinaryTag(y),
                DoubleBinaryTag.doubleBinaryTag(z));
        return ListBinaryTag.from(tags);
    }

    /// A heap of living ones and carts that all push each other; `order` says who is summoned when.
    public static void heap(SandboxLevel level, List<Integer> order) {
        for (int i : order) {
            String type = i % 5 == 0 ? "minecraft:minecart" : "minecraft:sulfur_cube";
            summon(level, type, new Vec(i % 6 * 0.37 - 1, FLOOR + i % 3, Math.floorDiv(i, 6) * 0.41 - 1), uuid(i));
        }
    }

    public static void run(SandboxWorld world, int ticks) {
        for (int i = 0; i < ticks; i++) {
            world.tick();
        }
    }

    public static List<SandboxEntity> inTickOrder(SandboxLevel level) {
        var all = new ArrayList<SandboxEntity>();
        level.tickList().forEach(all::add);
        return all;
    }

    public static List<UUID> uuids(SandboxLevel level) {
        return inTickOrder(level).stream().map(SandboxEntity::uuid).toList();
    }

    /// Every position and velocity by UUID, to the bit.
    public static List<String> paths(SandboxLevel level) {
        return inTickOrder(level).stream()
                .sorted((a, b) -> a.uuid().compareTo(b.uuid()))
                .map(e -> e.uuid() + " " + e.position() + " " + e.velocity())
                .toList();
    }
}
