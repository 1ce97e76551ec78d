package dev.tickfork.bridge.workflow;

import dev.tickfork.bridge.verify.StepSeconds;
import org.jspecify.annotations.Nullable;

/// Measures the steps of one run on the wall clock; a step that did not come to its end stays null. One
/// thread.
final class StepClock {
    private static final double NANOS = 1e9;

    private final long start = System.nanoTime();
    private @Nullable Double freezeWindow;
    private @Nullable Double fork;
    private @Nullable Double provision;
    private @Nullable Double begun;
    private long mark = start;

    void freezeWindow(double seconds) {
        freezeWindow = seconds;
    }

    void fork(double seconds) {
        fork = seconds;
    }

    void begin() {
        mark = System.nanoTime();
    }

    void provisioned() {
        provision = lap();
    }

    void started() {
        begun = lap();
    }

    private double lap() {
        long now = System.nanoTime();
        double seconds = (now - mark) / NANOS;
        mark = now;
        return seconds;
    }

    StepSeconds seconds() {
        return seconds(null, null);
    }

    /// With the times that the restore measured itself; the total counts the fork, too.
    StepSeconds seconds(@Nullable Double restore, @Nullable Double verify) {
        double here = (System.nanoTime() - start) / NANOS;
        return new StepSeconds(freezeWindow, fork, provision, begun, restore, verify, here + (fork == null ? 0 : fork));
    }
}
