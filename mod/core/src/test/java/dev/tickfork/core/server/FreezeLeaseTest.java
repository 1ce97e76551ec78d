package dev.tickfork.core.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.tickfork.core.testing.GoldenWorld;
import dev.tickfork.core.testing.LineClient;
import dev.tickfork.core.testing.ScriptedHost;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A held world is let go whatever becomes of its holder, and what others did meanwhile is left alone.
final class FreezeLeaseTest {
    @TempDir
    Path dir;

    private ScriptedHost host;
    private CoreServer server;
    private LineClient client;
    private LineClient watcher;

    @BeforeEach
    void open() throws IOException {
        host = new ScriptedHost(dir.resolve("world"));
        GoldenWorld.fill(host);
        server = CoreServer.start(host, CoreSettings.of(dir.resolve("data"), 0));
        client = new LineClient(server.port().orElseThrow());
        watcher = new LineClient(server.port().orElseThrow());
    }

    @AfterEach
    void close() throws IOException {
        client.close();
        watcher.close();
        server.stop();
        host.close();
    }

    @Test
    void holdsAndGivesBack() throws IOException {
        String lease = take(30);
        assertHeld();
        assertEquals(1, watcher.ask("STATE").get("freezeLeases").getAsInt());
        JsonObject ack = client.ask("UNFREEZE " + lease);
        assertEquals("unfreeze_ack", type(ack));
        assertLetGo();
        assertEquals("error", type(client.ask("UNFREEZE " + lease)));
        assertEquals("error", type(client.ask("FREEZE_RENEW " + lease + " 5")));
    }

    @Test
    void endsWhenItsTimeRunsOut() throws IOException {
        take(0.05);
        JsonObject event = watcher.event("lease");
        assertEquals("expired", event.get("reason").getAsString());
        assertLetGo();
    }

    @Test
    void endsWhenItsConnectionCloses() throws IOException {
        take(600);
        client.close();
        assertEquals("closed", watcher.event("lease").get("reason").getAsString());
        assertLetGo();
    }

    @Test
    void theStateBeforeTheFirstReturnsWithTheLast() throws IOException {
        host.change(() -> host.autosave = false);
        String first = take(600);
        JsonObject second = watcher.ask("FREEZE 600");
        assertEquals(2, second.get("freezeLeases").getAsInt());
        assertFalse(second.get("priorFrozen").getAsBoolean());
        assertFalse(second.get("priorAutosave").getAsBoolean());
        assertEquals(1, client.ask("UNFREEZE " + first).get("freezeLeases").getAsInt());
        assertHeld();
        watcher.ask("UNFREEZE " + second.get("lease").getAsString());
        assertFalse(host.onGameThread(() -> host.frozen));
        assertFalse(host.onGameThread(() -> host.autosave)); // it was off before
    }

    @Test
    void aWorldFrozenBeforeStaysFrozen() throws IOException {
        host.change(() -> host.frozen = true);
        JsonObject grant = client.ask("FREEZE 600");
        assertTrue(grant.get("priorFrozen").getAsBoolean());
        JsonObject ack = client.ask("UNFREEZE " + grant.get("lease").getAsString());
        assertTrue(ack.get("frozen").getAsBoolean());
        assertEquals(0, ack.get("changed").getAsJsonArray().size());
    }

    @Test
    void whatSomebodyElseChangedIsLeftAndSaid() throws IOException {
        host.change(() -> host.frozen = true);
        String lease = take(600);
        host.change(() -> {
            host.frozen = false; // a player's /tick unfreeze: their wish, though it was frozen before
            host.autosave = true;
        });
        JsonObject ack = client.ask("UNFREEZE " + lease);
        assertEquals("[\"autosave\",\"frozen\"]", ack.get("changed").toString());
        assertFalse(ack.get("frozen").getAsBoolean());
        assertTrue(ack.get("autosave").getAsBoolean());
    }

    @Test
    void unfrozenAndFrozenAgainBySomebodyElseStaysFrozen() throws IOException {
        String lease = take(600);
        host.change(() -> host.frozen = false);
        host.tick();
        host.change(() -> host.frozen = true);
        assertTrue(client.ask("FREEZE_RENEW " + lease + " 60")
                .get("changed")
                .toString()
                .contains("frozen"));
        JsonObject ack = client.ask("UNFREEZE " + lease);
        assertTrue(ack.get("frozen").getAsBoolean());
        assertTrue(ack.get("changed").toString().contains("frozen"), ack.toString());
    }

    @Test
    void ticksOfTheWorldWhileHeldAreSaid() throws IOException {
        String lease = take(600);
        host.tick();
        assertEquals(
                "[]", client.ask("FREEZE_RENEW " + lease + " 60").get("changed").toString());
        host.change(() -> host.gameTime += 5); // a step
        host.tick();
        assertEquals(
                "[\"gameTime\"]",
                client.ask("FREEZE_RENEW " + lease + " 60").get("changed").toString());
    }

    @Test
    void isRenewedWhileTheGameThreadIsBusy() throws IOException, InterruptedException {
        String lease = take(600);
        var busy = new CountDownLatch(1);
        var free = new CountDownLatch(1);
        host.execute(() -> {
            busy.countDown();
            try {
                free.await();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        });
        busy.await();
        assertEquals("freeze_renew_ack", type(client.ask("FREEZE_RENEW " + lease + " 30")));
        free.countDown();
        assertHeld();
    }

    @Test
    void aShorterRenewalEndsSooner() throws IOException {
        String lease = take(600);
        client.ask("FREEZE_RENEW " + lease + " 0.05");
        assertEquals("expired", watcher.event("lease").get("reason").getAsString());
        assertLetGo();
    }

    @Test
    void stoppingTheServerLetsTheWorldGo() throws IOException {
        take(600);
        server.stop();
        assertLetGo();
    }

    @Test
    void aConnectionThatClosesBeforeTheFreezeGetsNone() throws IOException, InterruptedException {
        var busy = new CountDownLatch(1);
        var free = new CountDownLatch(1);
        host.execute(() -> {
            busy.countDown();
            try {
                free.await();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        });
        busy.await();
        client.send("FREEZE 600");
        client.send("@seen PING");
        client.reply();
        client.close();
        free.countDown();
        // Whether the close came before or after the freeze, the world is free in the end.
        long end = System.nanoTime() + 30_000_000_000L;
        while (watcher.ask("STATE").get("freezeLeases").getAsInt() > 0 && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertLetGo();
    }

    private String take(double seconds) throws IOException {
        JsonObject grant = client.ask("FREEZE " + seconds);
        assertEquals("freeze_ack", type(grant), grant.toString());
        return grant.get("lease").getAsString();
    }

    private void assertHeld() {
        assertTrue(host.onGameThread(() -> host.frozen));
        assertFalse(host.onGameThread(() -> host.autosave));
    }

    private void assertLetGo() {
        assertFalse(host.onGameThread(() -> host.frozen));
        assertTrue(host.onGameThread(() -> host.autosave));
    }

    private static String type(JsonObject message) {
        return message.get("type").getAsString();
    }
}
