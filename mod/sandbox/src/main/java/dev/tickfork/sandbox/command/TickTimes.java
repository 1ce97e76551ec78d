package dev.tickfork.sandbox.command;

import java.util.Arrays;

/// How long the last hundred ticks took. Server thread only.
public final class TickTimes {
    private static final int SAMPLE = 100;
    private static final double NANOS_PER_MILLI = 1_000_000.0;

    private final long[] times = new long[SAMPLE];
    private int next;

    /// Keeps one more.
    public void add(long nanos) {
        times[next] = nanos;
        next = (next + 1) % SAMPLE;
    }

    /// How many ticks are looked at.
    public int sample() {
        return SAMPLE;
    }

    /// The mean in milliseconds.
    public double averageMillis() {
        return Arrays.stream(times).sum() / (double) SAMPLE / NANOS_PER_MILLI;
    }

    /// A percentile in milliseconds.
    ///
    /// @param share 0 to 1, e.g. 0.95
    /// @return milliseconds that this share of the ticks stayed under
    public double percentileMillis(double share) {
        long[] sorted = times.clone();
        Arrays.sort(sorted);
        return sorted[Math.min(SAMPLE - 1, (int) (SAMPLE * share))] / NANOS_PER_MILLI;
    }
}
