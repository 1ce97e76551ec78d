package dev.tickfork.sandbox.server;

import dev.tickfork.sandbox.command.TickTimes;
import dev.tickfork.sandbox.world.SandboxWorld;
import dev.tickfork.sandbox.world.TickRates;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;

/// The server's heart: ticks the world at its rate and runs tasks in between. The order is the game's:
/// pacing, tick, then tasks until the next tick is due. Server thread, but for [#stop] and the listeners.
public final class TickLoop {
    /// Behind by this much and twenty ticks, the loop says so and forgets the lost ticks (`runServer`).
    private static final long OVERLOAD_NANOS = 1_000_000_000L;

    private static final int OVERLOAD_TICKS = 20;
    private static final long WARN_AGAIN_NANOS = 10_000_000_000L;
    private static final long NANOS_PER_MILLI = 1_000_000L;
    private static final double NANOS_PER_SECOND = 1e9;

    private final SandboxWorld world;
    private final TaskQueue tasks;
    private final ServerLog log;
    private final long pauseWhenEmptyTicks;
    private final TickTimes times = new TickTimes();
    private final List<Runnable> tickEnds = new CopyOnWriteArrayList<>();
    private final List<Runnable> turns = new CopyOnWriteArrayList<>();
    private volatile boolean running = true;
    private boolean paused;
    private long emptyTicks;
    private long nextTick;
    private long lastWarning;

    /// Joins the loop's parts; [#run] starts it.
    ///
    /// @param pauseWhenEmptySeconds 0 or less: an empty server goes on
    public TickLoop(SandboxWorld world, TaskQueue tasks, ServerLog log, int pauseWhenEmptySeconds) {
        this.world = world;
        this.tasks = tasks;
        this.log = log;
        this.pauseWhenEmptyTicks = pauseWhenEmptySeconds * 20L;
    }

    /// How long ticks took.
    public TickTimes times() {
        return times;
    }

    /// Adds what is called after each counted tick, on the server thread. Any thread.
    public void addTickEnd(Runnable listener) {
        tickEnds.add(listener);
    }

    /// Takes a listener of [#addTickEnd] away. Any thread.
    public void removeTickEnd(Runnable listener) {
        tickEnds.remove(listener);
    }

    /// Adds what is called each turn, counted or not, on the server thread; before [#run] only.
    public void addTurn(Runnable work) {
        turns.add(work);
    }

    /// Lets the loop end after what it is doing. Any thread.
    public void stop() {
        running = false;
        tasks.wake();
    }

    /// Whether no tick is counted: paused by hand, or empty for long enough.
    public boolean isPaused() {
        return paused || (pauseWhenEmptyTicks > 0 && emptyTicks >= pauseWhenEmptyTicks);
    }

    /// False when it was so already.
    public boolean pause(boolean value) {
        boolean changed = paused != value;
        paused = value;
        if (changed && value) {
            log.info("Saving and pausing game...");
            world.save(false);
        }
        return changed;
    }

    /// Runs until [#stop]. Whatever a tick or task throws comes out of here.
    public void run() throws InterruptedException {
        nextTick = System.nanoTime();
        lastWarning = nextTick;
        while (running) {
            boolean sprint = world.tickRates().sprinting() && !isPaused();
            pace(sprint);
            turn();
            turns.forEach(Runnable::run);
            tasks.runAll();
            world.runTasks();
            while (running && !sprint && System.nanoTime() < nextTick) {
                tasks.await(nextTick);
                if (tasks.runAll()) {
                    world.runTasks();
                }
            }
        }
    }

    private void pace(boolean sprint) {
        long now = System.nanoTime();
        if (sprint) {
            nextTick = now;
            lastWarning = now;
            return;
        }
        long length = (long) (NANOS_PER_SECOND / world.tickRates().rate());
        long behind = now - nextTick;
        if (behind > OVERLOAD_NANOS + OVERLOAD_TICKS * length
                && nextTick - lastWarning >= WARN_AGAIN_NANOS + 100 * length) {
            long lost = behind / length;
            log.warn("Can't keep up! Is the server overloaded? Running " + behind / NANOS_PER_MILLI + "ms or " + lost
                    + " ticks behind");
            nextTick += lost * length;
            lastWarning = nextTick;
        }
        nextTick += length;
    }

    private void turn() {
        if (paused || emptyPause()) {
            return;
        }
        long start = System.nanoTime();
        TickRates rates = world.tickRates();
        boolean sprinting = rates.sprinting();
        boolean saved = world.lastAutosaveWorked();
        world.tick();
        if (saved && !world.lastAutosaveWorked()) {
            log.warn("The autosave could not write everything (is there enough disk space?)");
        }
        long took = System.nanoTime() - start;
        times.add(took);
        if (sprinting) {
            rates.sprintTicked(took);
        }
        rates.takeSprintReport()
                .ifPresent(report -> log.info(String.format(
                        Locale.ROOT,
                        "Sprint completed with %d ticks per second, or %.2f ms per tick",
                        report.ticksPerSecond(),
                        report.millisPerTick())));
        tickEnds.forEach(Runnable::run);
    }

    private boolean emptyPause() {
        if (pauseWhenEmptyTicks <= 0) {
            return false;
        }
        boolean empty = world.players().isEmpty() && !world.tickRates().sprinting();
        emptyTicks = empty ? emptyTicks + 1 : 0;
        if (emptyTicks < pauseWhenEmptyTicks) {
            return false;
        }
        if (emptyTicks == pauseWhenEmptyTicks) {
            log.info("Server empty for " + pauseWhenEmptyTicks / 20 + " seconds, pausing");
            world.save(false);
        }
        return true;
    }
}
