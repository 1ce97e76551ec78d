package dev.tickfork.bridge.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.wire.Freeze;
import dev.tickfork.bridge.wire.Freezer;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.SnapshotRequest;
import dev.tickfork.bridge.wire.StateReply;
import dev.tickfork.bridge.wire.TickStatus;
import dev.tickfork.protocol.Capabilities;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A lab with the real sandbox in a process of its own, and our client against the real server of the mod.
class SandboxLabTest {
    private static final Duration LONG = Duration.ofMinutes(5);
    private final ActionContext silent = ActionContext.silent();

    @Test
    void theRealServerIsStartedProvedAskedFrozenAndStopped(@TempDir Path home) throws Exception {
        var command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.tickfork.sandbox.Main");
        var labs = new Labs(home, new SandboxRuntime(command), (_, _, _) -> {
            throw new AssertionError("no world is imported");
        });
        labs.provision(new ProvisionRequest("real", Optional.empty(), false, "512M"), silent);
        try {
            LabStatus lab = labs.start("real", LONG, silent);
            assertEquals(LabState.READY, lab.state());
            try (var connection = ModConnection.open(lab.endpoint().orElseThrow(), ModConnection.HELLO, silent)) {
                ask(connection, home);
                freeze(connection);
            }
            assertEquals(
                    Optional.of(false),
                    labs.exec("real", "no such command", silent).success());
        } finally {
            LabStatus stopped = labs.stop("real", LONG, silent);
            assertEquals(LabState.STOPPED, stopped.state());
            long pid = stopped.run().orElseThrow().pid();
            assertFalse(ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false));
        }
    }

    private void ask(ModConnection connection, Path home) throws Exception {
        assertTrue(connection.supports(Capabilities.REQUEST_ID));
        assertTrue(connection.generation().fromMod());
        Path world = connection.state(silent).worldDir().orElseThrow();
        assertTrue(world.toRealPath().startsWith(home.toRealPath()));
        var replies = new ArrayList<CompletableFuture<?>>();
        for (int i = 0; i < 300; i++) { // more than the window
            replies.add(connection.commandAsync("tick query", LONG, silent));
        }
        for (CompletableFuture<?> reply : replies) {
            reply.get(5, TimeUnit.MINUTES);
        }
        var ack = connection.snapshot(SnapshotRequest.everything("empty", "minecraft:overworld"), silent);
        assertEquals(0, ack.entities());
        assertEquals("e3b0c44298fc1c14", ack.orderHash());
        assertEquals("empty", connection.snapshots(silent).getFirst().name());
        assertTrue(connection.save(true, LONG, silent).complete());
        assertEquals("26.2", connection.environment(silent).minecraft());
    }

    private void freeze(ModConnection connection) throws Exception {
        Freeze lease = Freezer.freeze(connection, Duration.ofSeconds(60), silent);
        assertTrue(frozen(connection));
        assertTrue(lease.stillHeld());
        assertTrue(lease.release().restored());
        assertFalse(frozen(connection));

        Freeze commands = Freezer.byCommands(connection, silent);
        assertTrue(frozen(connection));
        assertEquals(Optional.of(true), commands.prior().autosave());
        assertTrue(commands.release().restored());
        assertFalse(frozen(connection));
    }

    private boolean frozen(ModConnection connection) throws Exception {
        StateReply state = connection.state(silent);
        return state.ticking().map(TickStatus::frozen).orElseThrow();
    }
}
