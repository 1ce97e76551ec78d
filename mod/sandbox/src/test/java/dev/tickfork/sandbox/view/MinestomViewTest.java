package dev.tickfork.sandbox.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.sandbox.TestWorld;
import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.Vec;
import dev.tickfork.sandbox.world.SandboxWorld;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.minestom.server.MinecraftServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A client of protocol 776 over loopback: pings, logs in, is a player of the world, and is shown an entity.
class MinestomViewTest {
    private static final int PATIENCE_MILLIS = 60_000;

    @TempDir
    Path folder;

    @Test
    void aClientPingsLogsInAndIsShownAnEntity() throws Exception {
        try (SandboxWorld world = TestWorld.flat(folder.resolve("w"));
                ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor();
                MinestomView view = start(world)) {
            String status = tickUntil(world, view, clients.submit(() -> {
                try (var client = new RawClient(view.port(), PATIENCE_MILLIS)) {
                    return client.status();
                }
            }));
            assertTrue(status.contains("776"), status);

            world.overworld().setForced(0, 0, true);
            world.tick();
            SandboxEntity cow =
                    TestWorld.summon(world.overworld(), "cow", new Vec(3, TestWorld.FLOOR, 3), TestWorld.uuid(77));
            try (var client = new RawClient(view.port(), PATIENCE_MILLIS)) {
                tickUntil(world, view, clients.submit(() -> {
                    client.login("Looker");
                    client.awaitUuid(cow.uuid());
                    return "seen";
                }));
                assertEquals(1, world.players().size());
                assertEquals("Looker", world.players().getFirst().name());
                // Chunks around a new player come up in the tick after it joined.
                world.tick();
                assertTrue(world.overworld().hasBlocks(8, 8), "a player loads chunks");
            }
        }
    }

    private static MinestomView start(SandboxWorld world) throws Exception {
        MinecraftServer.setCompressionThreshold(0);
        return MinestomView.start(world, new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    private static String tickUntil(SandboxWorld world, MinestomView view, Future<String> done) throws Exception {
        long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
        while (!done.isDone() && System.nanoTime() < end) {
            world.tick();
            view.tick();
            Thread.onSpinWait();
        }
        assertTrue(done.isDone(), "not in time");
        return done.get();
    }
}
