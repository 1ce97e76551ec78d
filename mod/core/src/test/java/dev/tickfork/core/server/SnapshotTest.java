package dev.tickfork.core.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.tickfork.core.CapturedEntity;
import dev.tickfork.core.PlayerInfo;
import dev.tickfork.core.Xyz;
import dev.tickfork.core.testing.GoldenWorld;
import dev.tickfork.core.testing.LineClient;
import dev.tickfork.core.testing.ScriptedHost;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a snapshot holds, where it may lie, and who writes it.
final class SnapshotTest {
    @TempDir
    Path dir;

    private ScriptedHost host;
    private CoreServer server;
    private LineClient client;

    @BeforeEach
    void open() throws IOException {
        host = new ScriptedHost(dir.resolve("world"));
        GoldenWorld.fill(host);
        server = CoreServer.start(host, CoreSettings.of(dir.resolve("data"), 0));
        client = new LineClient(server.port().orElseThrow());
    }

    @AfterEach
    void close() throws IOException {
        client.close();
        server.stop();
        host.close();
    }

    @Test
    void theFirstPlayersDimensionIsTheDefault() throws IOException {
        assertEquals(GoldenWorld.OVERWORLD, dimension("SNAPSHOT 0 a"));
        host.change(() -> {
            host.online.clear();
            host.online.add(new PlayerInfo("Bob", new UUID(1, 1), new Xyz(0, 0, 0), GoldenWorld.NETHER));
        });
        assertEquals(GoldenWorld.NETHER, dimension("SNAPSHOT 0 b"));
        host.change(host.online::clear);
        assertEquals(GoldenWorld.OVERWORLD, dimension("SNAPSHOT 0 c"));
        assertEquals(GoldenWorld.NETHER, dimension("SNAPSHOT 0 d the_nether"));
        assertEquals(GoldenWorld.NETHER, dimension("SNAPSHOT minecraft:the_nether"));
    }

    @Test
    void anUnknownDimensionIsAnErrorThatNamesTheKnownOnes() throws IOException {
        for (String request : List.of("SNAPSHOT 0 a minecraft:the_end", "SNAPSHOT 0 a:b")) {
            JsonObject error = client.ask(request);
            assertEquals("error", type(error));
            assertTrue(error.get("message").getAsString().contains(GoldenWorld.NETHER), error.toString());
        }
        assertFalse(Files.exists(dir.resolve("data/snapshots")));
    }

    @Test
    void aRadiusIsMeasuredFromThePlayerAndIncludesItsBorder() throws IOException {
        host.change(() -> host.levels.put(
                GoldenWorld.OVERWORLD,
                List.of(
                        GoldenWorld.simple(1, new Xyz(103.5, 60, 50.5), "{}"), // 3-4-5: exactly 5 away
                        GoldenWorld.simple(2, new Xyz(103.5, 60.001, 50.5), "{}"))));
        assertEquals(1, client.ask("SNAPSHOT 5 a").get("entities").getAsInt());
        assertEquals(2, client.ask("SNAPSHOT 5.01 a").get("entities").getAsInt());
        assertEquals("error", type(client.ask("SNAPSHOT 5 a minecraft:the_nether")));
        assertEquals("error", type(client.ask("SNAPSHOT -5 a")));
        host.change(host.online::clear);
        assertEquals("error", type(client.ask("SNAPSHOT 64.0 a")));
        assertEquals("error", type(client.ask("ENTITIES 64")));
        assertEquals(2, client.ask("SNAPSHOT 0 a").get("entities").getAsInt());
    }

    @Test
    void anEmptySnapshotHasTheEmptyHash() throws IOException {
        host.change(() -> host.levels.put(GoldenWorld.OVERWORLD, List.of()));
        JsonObject ack = client.ask("SNAPSHOT 0 empty");
        assertEquals("e3b0c44298fc1c14", ack.get("orderHash").getAsString());
        assertEquals(0, ack.get("bytes").getAsLong());
        assertTrue(Files.exists(dir.resolve("data/snapshots/empty/meta.json")));
    }

    @Test
    void withoutANameTheTickNamesIt() throws IOException {
        assertEquals("snap-104233", client.ask("SNAPSHOT").get("id").getAsString());
    }

    @Test
    void aSecondOfTheNameReplacesAndSaysSo() throws IOException {
        Path other = dir.resolve("data/snapshots/a/world/level.dat");
        client.ask("SNAPSHOT 0 a");
        Files.createDirectories(other.getParent());
        Files.writeString(other, "kept");
        JsonObject ack = client.ask("SNAPSHOT 0 a");
        assertTrue(ack.get("replaced").getAsBoolean());
        assertEquals("kept", Files.readString(other));
        try (Stream<Path> files = Files.list(dir.resolve("data/snapshots/a"))) {
            assertEquals(
                    List.of("entities.jsonl", "meta.json", "world"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"../x", "..", "/tmp/x", "a/b", "a\\b", "CON", "nul", "-a", "a.b", "量子"})
    void aNameThatIsNotSafeIsRefusedAndNothingIsWritten(String name) throws IOException {
        JsonObject error = client.ask("SNAPSHOT 0 " + name);
        assertEquals("error", type(error));
        assertFalse(Files.exists(dir.resolve("data/snapshots")));
        assertFalse(Files.exists(dir.resolve("data/x")));
    }

    @Test
    void sixtyFourCharactersAreTheMost() throws IOException {
        assertEquals("snapshot_ack", type(client.ask("SNAPSHOT 0 " + "a".repeat(64))));
        assertEquals("error", type(client.ask("SNAPSHOT 0 " + "a".repeat(65))));
    }

    @Test
    void aCaseTwinIsRefused() throws IOException {
        client.ask("SNAPSHOT 0 Before");
        assertTrue(client.ask("SNAPSHOT 0 before").get("message").getAsString().contains("Before"));
        assertEquals("snapshot_ack", type(client.ask("SNAPSHOT 0 Before")));
    }

    @Test
    void aLinkOutOfTheFolderIsNotFollowed() throws IOException {
        Path outside = Files.createDirectories(dir.resolve("outside"));
        Files.createDirectories(dir.resolve("data/snapshots"));
        Files.createSymbolicLink(dir.resolve("data/snapshots/a"), outside);
        assertEquals("error", type(client.ask("SNAPSHOT 0 a")));
        try (Stream<Path> files = Files.list(outside)) {
            assertEquals(0, files.count());
        }
    }

    @Test
    void numbersThatJsonDoesNotHaveBecomeNull() throws IOException {
        host.change(() -> host.levels.put(
                GoldenWorld.OVERWORLD, List.of(GoldenWorld.simple(1, new Xyz(Double.NaN, 1e-5, 1e7), "{a:NaNd}"))));
        client.ask("SNAPSHOT 0 a");
        String row = Files.readString(dir.resolve("data/snapshots/a/entities.jsonl"));
        assertTrue(row.contains("\"pos\":[null,1.0E-5,1.0E7]"), row);
        assertEquals("entities", type(client.ask("ENTITIES")));
    }

    @Test
    void dataThatCannotBeRenderedLeavesTheOldSnapshot() throws IOException {
        JsonObject first = client.ask("SNAPSHOT 0 a");
        host.change(() -> host.levels.put(GoldenWorld.OVERWORLD, List.of(GoldenWorld.simple(1, new Xyz(0, 0, 0), () -> {
            throw new IllegalStateException("odd tag");
        }))));
        JsonObject error = client.ask("SNAPSHOT 0 a");
        assertTrue(error.get("message").getAsString().contains("odd tag"), error.toString());
        JsonObject listed =
                client.ask("SNAPSHOTS").getAsJsonArray("snapshots").get(0).getAsJsonObject();
        assertEquals(first.get("orderHash"), listed.get("orderHash"));
        assertEquals("error", type(client.ask("SNAPSHOT 0 never")));
        assertFalse(Files.exists(dir.resolve("data/snapshots/never")));
    }

    @Test
    void aHundredThousandEntitiesAreWrittenWhileTheGameGoesOn() throws IOException {
        var rendering = new CountDownLatch(1);
        var gameWentOn = new CountDownLatch(1);
        var onGameThread = new AtomicBoolean();
        List<CapturedEntity> many = new ArrayList<>();
        for (int i = 0; i < 100_000; i++) {
            many.add(GoldenWorld.simple(i, new Xyz(i, 64, 0), () -> {
                onGameThread.compareAndSet(false, host.isGameThread());
                rendering.countDown();
                await(gameWentOn); // the writer stands here until the game thread has done other work
                return "{\"Pos\":[0.0d,64.0d,0.0d]}";
            }));
        }
        host.change(() -> host.levels.put(GoldenWorld.OVERWORLD, many));
        client.send("@s SNAPSHOT 0 big");
        await(rendering);
        host.tick();
        host.tick();
        assertEquals("pong", client.ask("@p PING").get("type").getAsString());
        gameWentOn.countDown();
        JsonObject ack = client.reply();
        assertEquals(100_000, ack.get("entities").getAsInt(), ack.toString());
        assertEquals(104_233, ack.get("tick").getAsLong()); // the moment of the capture
        assertFalse(onGameThread.get());
        try (Stream<String> lines = Files.lines(dir.resolve("data/snapshots/big/entities.jsonl"))) {
            assertEquals(100_000, lines.count());
        }
    }

    @Test
    void twoOfOneNameAtOnceAreWrittenOneAfterTheOther() throws IOException {
        var free = new CountDownLatch(1);
        host.change(() -> host.levels.put(GoldenWorld.OVERWORLD, List.of(GoldenWorld.simple(1, new Xyz(0, 0, 0), () -> {
            await(free);
            return "{}";
        }))));
        client.send("@a SNAPSHOT 0 same");
        client.ask("@x PING");
        host.change(() -> host.levels.put(
                GoldenWorld.OVERWORLD,
                List.of(GoldenWorld.simple(2, new Xyz(0, 0, 0), "{}"), GoldenWorld.simple(3, new Xyz(0, 0, 0), "{}"))));
        client.send("@b SNAPSHOT 0 same");
        client.ask("@y PING");
        free.countDown();
        JsonObject first = client.reply();
        JsonObject second = client.reply();
        assertEquals(
                2, first.get("entities").getAsInt() * second.get("entities").getAsInt());
        JsonObject b = first.get("rid").getAsString().equals("b") ? first : second;
        assertTrue(b.get("replaced").getAsBoolean());
        JsonObject listed =
                client.ask("SNAPSHOTS").getAsJsonArray("snapshots").get(0).getAsJsonObject();
        assertEquals(b.get("orderHash"), listed.get("orderHash"));
    }

    @Test
    void stoppingEndsAWriteAndLeavesNoHalf() throws IOException {
        var rendering = new CountDownLatch(1);
        var free = new CountDownLatch(1);
        host.change(() -> host.levels.put(
                GoldenWorld.OVERWORLD,
                List.of(
                        GoldenWorld.simple(1, new Xyz(0, 0, 0), () -> {
                            rendering.countDown();
                            await(free);
                            return "{}";
                        }),
                        GoldenWorld.simple(2, new Xyz(0, 0, 0), "{}"))));
        client.send("SNAPSHOT 0 a");
        await(rendering);
        server.stop();
        assertEquals("error", type(client.reply()));
        free.countDown();
        long end = System.nanoTime() + 30_000_000_000L;
        while (Files.exists(dir.resolve("data/snapshots/a")) && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertFalse(Files.exists(dir.resolve("data/snapshots/a")));
    }

    private String dimension(String request) throws IOException {
        return client.ask(request).get("dimension").getAsString();
    }

    private static String type(JsonObject message) {
        return message.get("type").getAsString();
    }

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(30, TimeUnit.SECONDS), "what was waited for did not come");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
