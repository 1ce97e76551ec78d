package dev.tickfork.sandbox.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.sandbox.server.GameServer;
import dev.tickfork.sandbox.server.ServerLog;
import dev.tickfork.sandbox.server.ServerProperties;
import dev.tickfork.sandbox.server.TaskQueue;
import dev.tickfork.sandbox.world.Generator;
import dev.tickfork.sandbox.world.SandboxWorld;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/// A world with its commands on the test's own thread, ticked by hand.
final class TestGame implements AutoCloseable {
    private final ServerLog log;
    private final SandboxWorld world;
    private final GameServer server;

    TestGame(Path folder) throws IOException {
        log = new ServerLog(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        world = SandboxWorld.create(folder.resolve("world"), "test", Generator.FLAT);
        ServerProperties properties = ServerProperties.read(folder.resolve("server.properties"));
        server = new GameServer(world, properties, false, new TaskQueue(log), log);
    }

    SandboxWorld world() {
        return world;
    }

    void tick(int times) {
        for (int i = 0; i < times; i++) {
            world.tick();
        }
    }

    CommandResult run(String line) {
        return server.run(line, "Server", _ -> {});
    }

    void expect(int result, String text, String line) {
        CommandResult got = run(line);
        assertEquals(List.of(text), got.lines(), line);
        assertTrue(got.success(), line);
        assertEquals(result, got.result(), line);
    }

    void fail(String text, String line) {
        CommandResult got = run(line);
        assertEquals(List.of(text), got.lines(), line);
        assertFalse(got.success(), line);
        assertEquals(0, got.result(), line);
    }

    @Override
    public void close() throws IOException {
        world.close();
        log.close();
    }
}
