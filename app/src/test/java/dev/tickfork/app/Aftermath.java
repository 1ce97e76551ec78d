package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.capability.LabData;
import dev.tickfork.bridge.wire.Endpoint;
import dev.tickfork.bridge.wire.Freeze;
import dev.tickfork.bridge.wire.Freezer;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.PriorState;
import dev.tickfork.bridge.wire.StateReply;
import dev.tickfork.bridge.wire.TickStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// What must hold after a fault, looked at from outside.
final class Aftermath {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Set<String> OVER = Set.of("stopped", "crashed");

    private Aftermath() {}

    static ModConnection connect(Endpoint endpoint) throws Exception {
        return ModConnection.open(endpoint, PATIENCE, ActionContext.silent());
    }

    static TickStatus ticking(ModConnection connection) throws Exception {
        StateReply state = connection.state(ActionContext.silent());
        return state.ticking().orElseThrow();
    }

    /// The world runs, game time passes, and autosave is on. A dropped connection is noticed by the game a moment
    /// later than by us, hence the deadline.
    static void assertRuns(Endpoint source, String when) throws Exception {
        try (ModConnection connection = connect(source)) {
            long deadline = System.nanoTime() + PATIENCE.toNanos();
            while (ticking(connection).frozen() && System.nanoTime() - deadline < 0) {
                connection.waitTicks(1, ActionContext.silent());
            }
            TickStatus before = ticking(connection);
            assertFalse(before.frozen(), "still frozen after: " + when);
            connection.waitTicks(3, ActionContext.silent());
            assertTrue(ticking(connection).gameTime() > before.gameTime(), "game time stands still after: " + when);
            assertEquals(new PriorState(false, Optional.of(true)), asLeasesSeeIt(connection), when);
        }
    }

    /// A lease tells what it found: whether the world was frozen, and whether autosave was on.
    private static PriorState asLeasesSeeIt(ModConnection connection) throws Exception {
        try (Freeze look = Freezer.freeze(connection, PATIENCE, ActionContext.silent())) {
            return look.prior();
        }
    }

    /// No unfinished folder of forks or labs, and nothing owed.
    static void assertNothingHalf(Path home, String when) throws IOException {
        assertEquals(List.of(), halves(home), when);
        assertEquals(List.of(), owed(home), when);
    }

    static List<Path> halves(Path home) throws IOException {
        return found(home, List.of("forks", "labs"), ".part");
    }

    static List<Path> owed(Path home) throws IOException {
        return found(home, List.of("journal"), ".json");
    }

    private static List<Path> found(Path home, List<String> places, String part) throws IOException {
        var all = new ArrayList<Path>();
        for (String folder : places) {
            if (Files.isDirectory(home.resolve(folder))) {
                try (Stream<Path> paths = Files.walk(home.resolve(folder), 2)) {
                    paths.filter(path -> path.getFileName().toString().contains(part))
                            .forEach(all::add);
                }
            }
        }
        return all;
    }

    static void assertNoLabRuns(Stage stage, String when) throws InterruptedException {
        var listing = assertInstanceOf(
                LabData.Listing.class, stage.must("lab.list", Map.of()).data());
        for (LabData.Lab lab : listing.labs()) {
            assertTrue(OVER.contains(lab.state()), () -> lab.name() + " is " + lab.state() + " after: " + when);
        }
    }

    /// Waits for a process that was ended by a signal.
    static void end(Process process) throws InterruptedException {
        process.destroyForcibly();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), "a killed process is still there");
    }
}
