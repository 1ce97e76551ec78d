package dev.tickfork.sandbox.world;

import static dev.tickfork.sandbox.TestWorld.FLOOR;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.sandbox.TestWorld;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.Vec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import net.kyori.adventure.nbt.CompoundBinaryTag;
import net.kyori.adventure.nbt.ListBinaryTag;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `SummonCommand` and `PersistentEntitySectionManager` of 26.2.
class SummonTest {
    @TempDir
    Path folder;

    private SandboxWorld world;
    private SandboxLevel level;

    @BeforeEach
    void open() throws IOException {
        world = TestWorld.flat(folder.resolve("w"));
        level = TestWorld.forced(world);
    }

    @AfterEach
    void close() {
        world.close();
    }

    /// `tryAddFreshEntityWithPassengers`: any taken UUID of the stack refuses all of it; a rider's counts too.
    @Test
    void refusesATakenUuid() {
        TestWorld.summon(level, "minecraft:cow", new Vec(0, FLOOR, 0), TestWorld.uuid(7));
        CompoundBinaryTag rider = TestWorld.uuid(7).putString("id", "minecraft:pig");
        CompoundBinaryTag cart = TestWorld.uuid(8).put("Passengers", ListBinaryTag.from(List.of(rider)));
        assertInstanceOf(
                SummonResult.DuplicateUuid.class, level.summon("minecraft:minecart", new Vec(1, FLOOR, 1), cart));
        assertEquals(1, level.tickList().size());
    }

    /// The processor of `loadEntityRecursive` snaps the root and every passenger to the command's position.
    @Test
    void putsTheWholeStackAtThePosition() {
        CompoundBinaryTag rider = CompoundBinaryTag.builder()
                .putString("id", "minecraft:pig")
                .put("Pos", TestWorld.doubles(9, 9, 9))
                .build();
        SandboxEntity cart = TestWorld.summon(
                level,
                "minecart",
                new Vec(2.5, FLOOR, 3.5),
                CompoundBinaryTag.builder()
                        .put("Passengers", ListBinaryTag.from(List.of(rider)))
                        .build());
        SandboxEntity pig = cart.passengers().getFirst();
        assertEquals(new Vec(2.5, FLOOR, 3.5), pig.position());
        assertEquals(List.of(cart, pig), TestWorld.inTickOrder(level));
        world.tick();
        assertEquals(cart.y() + 0.1875, pig.y());
    }

    /// `Entity.load`: a motion component over 10 is zeroed, the others stay.
    @Test
    void zeroesMotionOverTen() {
        SandboxEntity cow = TestWorld.summon(
                level,
                "cow",
                new Vec(0, FLOOR, 0),
                CompoundBinaryTag.builder()
                        .put("Motion", TestWorld.doubles(11, 1, -10.5))
                        .build());
        assertEquals(new Vec(0, 1, 0), cow.velocity());
    }

    /// It answers as summoned, never ticks, and comes when its chunk does; a save files it with its chunk.
    @Test
    void sleepsInAnUnloadedChunk() {
        SandboxEntity cow = TestWorld.summon(level, "cow", new Vec(1000, FLOOR, 0), TestWorld.uuid(3));
        TestWorld.run(world, 3);
        assertFalse(level.tickList().contains(cow));
        assertNull(level.entity(cow.uuid()));
        assertInstanceOf(
                SummonResult.DuplicateUuid.class, level.summon("cow", new Vec(0, FLOOR, 0), TestWorld.uuid(3)));
        assertTrue(world.save(true));
        level.setForced(1000 >> 4, 0, true);
        TestWorld.run(world, 2);
        assertEquals(List.of(cow.uuid()), TestWorld.uuids(level));
    }

    @Test
    void refusesWhatTheGameRefuses() {
        assertInstanceOf(SummonResult.UnknownType.class, level.summon("mod:thing", Vec.ZERO, null));
        assertInstanceOf(SummonResult.NotSummonable.class, level.summon("player", Vec.ZERO, null));
        assertInstanceOf(SummonResult.InvalidPosition.class, level.summon("cow", new Vec(3.1e7, 0, 0), null));
        world.setDifficulty(Difficulty.PEACEFUL);
        assertInstanceOf(SummonResult.PeacefulMonster.class, level.summon("zombie", Vec.ZERO, null));
        assertInstanceOf(SummonResult.Summoned.class, level.summon("sulfur_cube", new Vec(0, FLOOR, 0), null));
    }

    /// `saveWithoutId`: what the game does not know either stays in the tag, and summons back the same.
    @Test
    void keepsUnknownKeys() {
        CompoundBinaryTag nbt = TestWorld.uuid(5)
                .putString("mod:note", "kept")
                .put("Motion", TestWorld.doubles(0.1, 0.2, 0.3))
                .putFloat("Health", 4.5f);
        SandboxEntity cow = TestWorld.summon(level, "cow", new Vec(0.5, FLOOR + 3, 0.5), nbt);
        CompoundBinaryTag saved = cow.saveWithoutId();
        assertEquals("kept", saved.getString("mod:note"));
        level.remove(cow, dev.tickfork.sandbox.entity.Removal.DISCARDED);
        SandboxEntity again = TestWorld.summon(level, "cow", cow.position(), saved);
        assertEquals(saved, again.saveWithoutId());
    }
}
