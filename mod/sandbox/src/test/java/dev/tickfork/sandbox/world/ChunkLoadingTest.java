package dev.tickfork.sandbox.world;

import static dev.tickfork.sandbox.TestWorld.FLOOR;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.sandbox.TestWorld;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.Vec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tickets and chunk statuses: `ForceLoadCommand`, `DistanceManager`, `TicketStorage` of 26.2.
class ChunkLoadingTest {
    @TempDir
    Path folder;

    @Test
    void nothingIsLoadedWithoutTicket() throws IOException {
        try (SandboxWorld world = TestWorld.flat(folder.resolve("w"))) {
            TestWorld.run(world, 3);
            assertEquals(List.of(), world.overworld().loadedChunks());
        }
    }

    /// A forced chunk comes up between ticks, also while frozen, and its ring is loaded but does not tick.
    @Test
    void forcedChunksComeUpWhileFrozen() throws IOException {
        try (SandboxWorld world = TestWorld.flat(folder.resolve("w"))) {
            SandboxLevel level = world.overworld();
            world.tickRates().setFrozen(true);
            assertTrue(level.setForced(0, 0, true));
            assertFalse(level.setForced(0, 0, true));
            assertFalse(level.isLoaded(0, 0));
            world.tick();
            assertTrue(level.isLoaded(0, 0));
            assertTrue(level.hasBlocks(2, -2));
            assertFalse(level.isEntityTicking(1, 0));
            assertFalse(level.hasBlocks(3, 0));
        }
    }

    /// `chunk_tickets.dat`: persistent tickets load chunks at the next start, with no player there.
    @Test
    void ticketsOutliveTheProcess() throws IOException {
        Path at = folder.resolve("w");
        try (SandboxWorld world = TestWorld.flat(at)) {
            world.overworld().setForced(5, -7, true);
            world.tick();
            assertTrue(world.save(true));
        }
        try (SandboxWorld world = SandboxWorld.open(at)) {
            world.tick();
            assertTrue(world.overworld().isLoaded(5, -7));
        }
    }

    /// In the ring an entity is found by selectors and killed, but neither falls nor finishes dying.
    @Test
    void ringEntitiesAreSeenButDoNotTick() throws IOException {
        try (SandboxWorld world = TestWorld.flat(folder.resolve("w"))) {
            SandboxLevel level = world.overworld();
            level.setForced(0, 0, true);
            world.tick();
            SandboxEntity cow = TestWorld.summon(level, "cow", new Vec(20, FLOOR + 5, 4), TestWorld.empty());
            TestWorld.run(world, 30);
            assertEquals(FLOOR + 5, cow.y());
            assertTrue(level.entities().contains(cow));
            assertFalse(level.tickList().contains(cow));
            level.kill(cow);
            TestWorld.run(world, 30);
            assertFalse(cow.isAlive());
            assertFalse(cow.isRemoved());
        }
    }

    /// `LivingEntity.tickDeath`: twenty ticks, none of them while frozen.
    @Test
    void theDyingStayForTheirAnimation() throws IOException {
        try (SandboxWorld world = TestWorld.flat(folder.resolve("w"))) {
            SandboxLevel level = TestWorld.forced(world);
            SandboxEntity cow = TestWorld.summon(level, "cow", new Vec(0, FLOOR, 0), TestWorld.empty());
            world.tickRates().setFrozen(true);
            level.kill(cow);
            TestWorld.run(world, 40);
            assertFalse(cow.isRemoved());
            world.tickRates().setFrozen(false);
            TestWorld.run(world, 19);
            assertFalse(cow.isRemoved());
            world.tick();
            assertTrue(cow.isRemoved());
            SandboxEntity cart = TestWorld.summon(level, "minecart", new Vec(0, FLOOR, 0), TestWorld.empty());
            level.kill(cart);
            assertTrue(cart.isRemoved());
        }
    }
}
