package dev.tickfork.bench;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.snapshot.Snapshot;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.util.Locale;

/// Tells what an open snapshot of a million entities holds in the heap, and the most that was in use while it was
/// read (garbage that nobody had collected yet included).
final class Memory {
    private static final int ENTITIES = 1_000_000;

    private Memory() {}

    static void print() {
        long before = used();
        ManagementFactory.getMemoryPoolMXBeans().forEach(pool -> pool.resetPeakUsage());
        try (Snapshot snapshot = Snapshot.open(SampleSnapshot.folder(ENTITIES), ActionContext.silent())) {
            long peak = ManagementFactory.getMemoryPoolMXBeans().stream()
                    .filter(pool -> pool.getType() == MemoryType.HEAP)
                    .mapToLong(pool -> pool.getPeakUsage().getUsed())
                    .sum();
            long held = used() - before;
            System.out.printf(
                    Locale.ROOT,
                    "%nmemory of %d entities: %.1f MB held (%.0f bytes each), heap peak %.1f MB of %.0f MB%n",
                    snapshot.size(),
                    held / 1e6,
                    (double) held / snapshot.size(),
                    peak / 1e6,
                    Runtime.getRuntime().maxMemory() / 1e6);
        } catch (IOException | ActionFailure e) {
            throw new IllegalStateException(e);
        }
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
