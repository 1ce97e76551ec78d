package dev.tickfork.sandbox.world;

import dev.tickfork.sandbox.entity.SandboxEntity;
import dev.tickfork.sandbox.entity.SandboxPlayer;
import java.util.Optional;

/// What `/tick` sets: rate, freeze, step, sprint (`ServerTickRateManager`). Not saved: a start is always unfrozen.
/// Game thread only.
public final class TickRates {
    public static final float LOWEST_RATE = 1;
    public static final float HIGHEST_RATE = 10_000;
    private static final float NORMAL_RATE = 20;

    /// How a sprint went. Milliseconds are wall clock.
    public record SprintReport(int ticksPerSecond, double millisPerTick) {}

    private float rate = NORMAL_RATE;
    private boolean frozen;
    private boolean runs = true;
    private int stepsLeft;
    private long sprintLeft;
    private long sprintAsked;
    private long sprintNanos;
    private boolean frozenBeforeSprint;
    private Optional<SprintReport> report = Optional.empty();

    public boolean frozen() {
        return frozen;
    }

    public void setFrozen(boolean frozen) {
        this.frozen = frozen;
    }

    /// Target ticks per second.
    public float rate() {
        return rate;
    }

    /// Sets the target rate.
    ///
    /// @param ticksPerSecond from [#LOWEST_RATE] to [#HIGHEST_RATE]
    public void setRate(float ticksPerSecond) {
        if (!(ticksPerSecond >= LOWEST_RATE && ticksPerSecond <= HIGHEST_RATE)) {
            throw new IllegalArgumentException("The tick rate is 1 to 10000, not " + ticksPerSecond);
        }
        rate = ticksPerSecond;
    }

    public boolean stepping() {
        return stepsLeft > 0;
    }

    /// Lets a frozen game run for some ticks.
    ///
    /// @return false when the game is not frozen
    public boolean step(int ticks) {
        if (!frozen) {
            return false;
        }
        stepsLeft = ticks;
        return true;
    }

    /// Ends a step before its time.
    ///
    /// @return false when there was no step in progress
    public boolean stopStepping() {
        boolean was = stepsLeft > 0;
        stepsLeft = 0;
        return was;
    }

    public boolean sprinting() {
        return sprintLeft > 0;
    }

    /// Unfreezes for the sprint and takes the freeze up again after it.
    ///
    /// @return true when it cut another sprint short
    public boolean sprint(int ticks) {
        boolean interrupted = sprintLeft > 0;
        if (interrupted) {
            finishSprint();
        }
        sprintNanos = 0;
        sprintAsked = ticks;
        sprintLeft = ticks;
        frozenBeforeSprint = frozen;
        frozen = false;
        return interrupted;
    }

    /// Ends a sprint before its time.
    ///
    /// @return false when there was no sprint in progress
    public boolean stopSprinting() {
        if (sprintLeft <= 0) {
            return false;
        }
        finishSprint();
        return true;
    }

    /// To be called by the loop after a tick of a sprint, with what the tick took.
    public void sprintTicked(long nanos) {
        if (sprintLeft > 0) {
            sprintNanos += nanos;
            if (--sprintLeft == 0) {
                finishSprint();
            }
        }
    }

    /// How the last sprint went; empty when none ended since the last call.
    public Optional<SprintReport> takeSprintReport() {
        Optional<SprintReport> last = report;
        report = Optional.empty();
        return last;
    }

    private void finishSprint() {
        long done = Math.max(1, sprintAsked - sprintLeft);
        double millis = Math.max(1, sprintNanos) / 1e6;
        report = Optional.of(new SprintReport((int) (1000 * done / millis), millis / done));
        sprintAsked = 0;
        sprintLeft = 0;
        frozen = frozenBeforeSprint;
    }

    /// True when this tick moves the game (`runsNormally`): not frozen, or a step.
    public boolean runs() {
        return runs;
    }

    /// At the start of a tick.
    void tick() {
        runs = !frozen || stepsLeft > 0;
        if (stepsLeft > 0) {
            stepsLeft--;
        }
    }

    /// `isEntityFrozen`: players and what carries a player go on.
    boolean holds(SandboxEntity entity) {
        return !runs && !(entity instanceof SandboxPlayer) && !carriesPlayer(entity);
    }

    private static boolean carriesPlayer(SandboxEntity entity) {
        for (SandboxEntity rider : entity.passengers()) {
            if (rider instanceof SandboxPlayer || carriesPlayer(rider)) {
                return true;
            }
        }
        return false;
    }
}
