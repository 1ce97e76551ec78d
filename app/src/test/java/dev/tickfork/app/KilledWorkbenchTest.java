package dev.tickfork.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.capability.Engine;
import dev.tickfork.bridge.capability.EngineSettings;
import dev.tickfork.bridge.wire.Endpoint;
import dev.tickfork.bridge.wire.InstanceLocator;
import dev.tickfork.bridge.wire.Located;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.TickStatus;
import dev.tickfork.bridge.workflow.DemoSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The workbench, as a process of its own, is killed in the middle of a copy.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class) // the last one restarts the source
class KilledWorkbenchTest {
    /// What the product promises.
    private static final Duration TICKS_AGAIN = Duration.ofSeconds(3);

    private static final int FILES = 200;
    private static final int FILE_BYTES = 2 << 20;
    private static final int TRIES = 5;

    @TempDir
    static Path home;

    private static Stage stage;
    private static DemoSource source;

    @BeforeAll
    static void startSource() throws Exception {
        stage = new Stage(home);
        source = stage.source(20);
        Path world;
        try (ModConnection connection = Aftermath.connect(source.endpoint())) {
            world = connection.state(ActionContext.silent()).worldDir().orElseThrow();
        }
        Path data = Files.createDirectories(world.resolve("data"));
        var bytes = new byte[FILE_BYTES];
        new Random(7).nextBytes(bytes);
        for (int i = 0; i < FILES; i++) {
            bytes[i] ^= 1; // no two files are the same
            Files.write(data.resolve("ballast-" + i + ".dat"), bytes);
        }
    }

    @AfterAll
    static void stop() throws Exception {
        stage.close();
    }

    /// A workbench that stands still (SIGSTOP) in the middle of its copy.
    private record Halted(Process process, String name, Path part) {}

    /// On a fast disk the copy may end before the signal comes: then another is begun.
    private static Halted haltInTheCopy(String base, String... more) throws Exception {
        for (int i = 1; i <= TRIES; i++) {
            String name = base + i;
            Process workbench = workbench(name, more);
            awaitCopy(workbench);
            signal("-STOP", workbench);
            List<Path> halves = Aftermath.halves(home);
            if (workbench.isAlive() && halves.size() == 1 && isHeld()) {
                return new Halted(workbench, name, halves.getFirst());
            }
            signal("-CONT", workbench);
            assertTrue(workbench.waitFor(2, TimeUnit.MINUTES));
        }
        throw new AssertionError("no copy was long enough to be stopped in its middle");
    }

    private static boolean isHeld() throws Exception {
        try (ModConnection connection = Aftermath.connect(source.endpoint())) {
            return Aftermath.ticking(connection).frozen();
        }
    }

    private static Process workbench(String name, String... more) throws IOException {
        var command = new ArrayList<>(List.of(
                Stage.java(), "-Xmx256m", "-cp", System.getProperty("java.class.path"), "dev.tickfork.app.Main"));
        command.addAll(List.of("fork", "--name", name, "--lang", "en", "--home", home.toString()));
        command.addAll(List.of("--instance", source.endpoint().toString()));
        command.addAll(List.of(more));
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static void awaitCopy(Process workbench) throws IOException {
        var said = new ArrayList<String>();
        var lines = workbench.errorReader(StandardCharsets.UTF_8);
        String line = lines.readLine();
        while (line != null) {
            said.add(line);
            if (line.contains("Copying: ")) {
                Thread.ofVirtual().start(() -> lines.lines().forEach(_ -> {})); // so that it never blocks on us
                return;
            }
            line = lines.readLine();
        }
        throw new AssertionError("the workbench never came to the copy: " + said);
    }

    private static void signal(String signal, Process process) throws Exception {
        Process kill = new ProcessBuilder("kill", signal, Long.toString(process.pid())).start();
        assertTrue(kill.waitFor(30, TimeUnit.SECONDS));
    }

    /// The next start, and what it tells.
    private static List<String> nextStart() throws Exception {
        var bug = new AtomicReference<Throwable>();
        try (Engine engine = Engine.open(new EngineSettings(home, Stage.sandbox(), bug::set))) {
            return engine.recovered().stream().map(Message::key).toList();
        }
    }

    private static void assertGone(Halted halted) throws IOException {
        assertFalse(Files.exists(home.resolve("forks").resolve(halted.name())), "a half fork has the final name");
        Aftermath.assertNothingHalf(home, "the next start");
    }

    @Test
    @Order(1)
    void withALeaseTheSourceTicksAgainByItself() throws Exception {
        Halted halted = haltInTheCopy("leased-");
        try (ModConnection connection = Aftermath.connect(source.endpoint())) {
            long killed = System.nanoTime();
            halted.process().destroyForcibly();
            TickStatus first = Aftermath.ticking(connection);
            TickStatus now = first;
            while ((now.frozen() || now.gameTime() <= first.gameTime())
                    && System.nanoTime() - killed < TICKS_AGAIN.toNanos()) {
                connection.waitTicks(1, ActionContext.silent());
                now = Aftermath.ticking(connection);
            }
            assertFalse(now.frozen(), "the source is still frozen");
            assertTrue(now.gameTime() > first.gameTime(), "the source does not tick");
        }
        Aftermath.end(halted.process());
        assertTrue(Files.exists(halted.part()), "nobody has cleaned yet");
        assertFalse(Files.exists(home.resolve("forks").resolve(halted.name())), "a half fork has the final name");
        assertEquals(List.of("journal.lease", "journal.removed"), nextStart());
        assertGone(halted);
        Aftermath.assertRuns(source.endpoint(), "the next start");
        assertEquals(List.of(), nextStart());
    }

    @Test
    @Order(2)
    void withoutALeaseTheNextStartPutsItBackButNeverUnderALivingOwner() throws Exception {
        Halted halted = haltInTheCopy("held-", "--no-lease");
        try (ModConnection connection = Aftermath.connect(source.endpoint())) {
            assertEquals(List.of("journal.lives"), nextStart());
            assertTrue(Aftermath.ticking(connection).frozen(), "thawed under a living workbench");
            assertTrue(Files.exists(halted.part()), "removed under a living workbench");

            Aftermath.end(halted.process());
            connection.waitTicks(20, ActionContext.silent());
            assertTrue(Aftermath.ticking(connection).frozen(), "without a lease nobody but us can thaw it");
        }
        assertEquals(List.of("journal.putback", "journal.removed"), nextStart());
        assertGone(halted);
        Aftermath.assertRuns(source.endpoint(), "the next start");
    }

    @Test
    @Order(3)
    void anotherRunOfTheWorldIsNotTouched() throws Exception {
        Halted halted = haltInTheCopy("reopened-", "--no-lease");
        Aftermath.end(halted.process());
        String generation = generation();
        source.close();
        Process again = startAgain();
        try {
            awaitAnswer();
            assertNotEquals(generation, generation());
            try (ModConnection connection = Aftermath.connect(source.endpoint())) {
                connection.command("tick freeze", ActionContext.silent());
                assertEquals(List.of("journal.other", "journal.removed"), nextStart());
                assertTrue(Aftermath.ticking(connection).frozen(), "somebody else's freeze was undone");
            }
            assertGone(halted);
        } finally {
            Aftermath.end(again);
        }
    }

    private static String generation() throws Exception {
        try (ModConnection connection = Aftermath.connect(source.endpoint())) {
            return connection.state(ActionContext.silent()).generation().orElseThrow();
        }
    }

    /// The same folder at the same port.
    private static Process startAgain() throws IOException {
        Endpoint at = source.endpoint();
        return new ProcessBuilder(
                        Stage.java(),
                        "-Xmx512m",
                        "-Dmcagent.serverDir=" + source.folder().resolve("mc-agent-server"),
                        "-Dmcagent.serverPort=" + at.port(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.tickfork.sandbox.Main",
                        "--demo",
                        "--dir",
                        source.folder().toString())
                .redirectErrorStream(true)
                .redirectOutput(source.folder().resolve("again.log").toFile())
                .start();
    }

    private static void awaitAnswer() throws Exception {
        var locator = new InstanceLocator(Duration.ofSeconds(5));
        long deadline = System.nanoTime() + Duration.ofMinutes(2).toNanos();
        while (!(locator.at(source.endpoint(), ActionContext.silent()) instanceof Located.Found)) {
            assertTrue(System.nanoTime() - deadline < 0, "the source did not start again");
            TimeUnit.MILLISECONDS.sleep(100);
        }
    }
}
