package dev.tickfork.bridge.journal;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// A process, told apart from a later one that was given the same number by the moment at which it started.
///
/// @param pid     the system's number for it
/// @param started wall clock, milliseconds of the Unix epoch; 0 where the system does not tell
public record Owner(long pid, long started) {
    /// Linux counts starts from a boot time that two Javas may read up to a second apart.
    private static final Duration SAME_START = Duration.ofSeconds(2);

    public static Owner thisProcess() {
        ProcessHandle self = ProcessHandle.current();
        return new Owner(
                self.pid(),
                self.info().startInstant().map(Instant::toEpochMilli).orElse(0L));
    }

    /// Whether it still runs. Where it cannot be told apart from another process of that number, the answer is
    /// yes.
    public boolean lives() {
        Optional<ProcessHandle> found = ProcessHandle.of(pid).filter(ProcessHandle::isAlive);
        if (found.isEmpty()) {
            return false;
        }
        Optional<Instant> start = found.get().info().startInstant();
        if (started == 0 || start.isEmpty()) {
            return true;
        }
        long apart = Math.abs(start.get().toEpochMilli() - started);
        return apart <= SAME_START.toMillis();
    }
}
