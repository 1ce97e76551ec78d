package dev.tickfork.sandbox.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tickfork.sandbox.world.Generator;
import dev.tickfork.sandbox.world.SandboxWorld;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The loop on the test's own thread: what ticks, what only runs tasks, what ends it.
@SuppressWarnings("NullAway.Init") // fields are set before each test
class TickLoopTest {
    private Path folder;
    private SandboxWorld world;
    private TaskQueue tasks;
    private TickLoop loop;

    @BeforeEach
    void open(@TempDir Path temporary) throws IOException {
        folder = temporary;
        world = SandboxWorld.create(temporary.resolve("world"), "test", Generator.VOID);
        var log = new ServerLog(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        tasks = new TaskQueue(log);
        loop = new TickLoop(world, tasks, log, 0);
        world.tickRates().setRate(1_000);
    }

    @AfterEach
    void close() {
        world.close();
    }

    /// Runs that many turns of the loop, ticks or not.
    private void turns(int count) throws InterruptedException {
        int[] left = {count};
        loop.addTurn(() -> {
            if (--left[0] == 0) {
                loop.stop();
            }
        });
        loop.run();
    }

    @Test
    void aFrozenWorldCountsTicksAndItsClockStands() throws InterruptedException {
        world.tickRates().setFrozen(true);
        long clock = world.gameTime();
        turns(10);
        assertEquals(10, world.tickCount());
        assertEquals(clock, world.gameTime());
    }

    @Test
    void aStepMovesTheClockByThatMuch() throws InterruptedException {
        world.tickRates().setFrozen(true);
        world.tickRates().step(3);
        long clock = world.gameTime();
        turns(10);
        assertEquals(clock + 3, world.gameTime());
    }

    @Test
    void aPausedGameCountsNothingAndStillRunsTasksInOrder() throws InterruptedException {
        assertTrue(loop.pause(true));
        assertFalse(loop.pause(true));
        var order = new ArrayList<Integer>();
        for (int i = 0; i < 5; i++) {
            int number = i;
            tasks.add(() -> order.add(number));
        }
        turns(10);
        assertEquals(0, world.tickCount());
        assertEquals(List.of(0, 1, 2, 3, 4), order);
        assertTrue(loop.isPaused());
    }

    @Test
    void aFailingTaskIsNotTheEndAndAClosedQueueTakesNothing() throws InterruptedException {
        var ran = new ArrayList<String>();
        tasks.add(() -> {
            throw new IllegalStateException("bad task");
        });
        tasks.add(() -> ran.add("next"));
        turns(2);
        assertEquals(List.of("next"), ran);
        tasks.close();
        assertThrows(RejectedExecutionException.class, () -> tasks.add(() -> {}));
    }

    @Test
    void aSprintDoesNotWaitAndGivesTheFreezeBack() throws InterruptedException {
        world.tickRates().setRate(1);
        world.tickRates().setFrozen(true);
        world.tickRates().sprint(200);
        long clock = world.gameTime();
        // At one tick a second these would take minutes.
        turns(200);
        assertEquals(clock + 200, world.gameTime());
        assertTrue(world.tickRates().frozen());
    }

    @Test
    void aCrashInATickComesOutAndIsWrittenDown() throws IOException {
        loop.addTickEnd(() -> {
            throw new IllegalStateException("broken tick");
        });
        var crash = assertThrows(IllegalStateException.class, loop::run);
        Path report = CrashReport.write(folder, world, crash);
        assertTrue(report.startsWith(folder.resolve("crash-reports")));
        String text = Files.readString(report);
        assertTrue(text.contains("broken tick") && text.contains("Tick: 1"), text);
    }
}
