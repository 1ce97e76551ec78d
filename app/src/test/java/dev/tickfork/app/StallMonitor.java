package dev.tickfork.app;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;

/// Watches the FX thread: whenever it does not come round for more than 200 ms, keeps what it was doing. A
/// stretch in which the thread computed for less than that and waited for nothing of ours is not the program's
/// fault and not kept: other builds share the cores of a test machine.
final class StallMonitor implements AutoCloseable {
    static final long LIMIT_MILLIS = 200;

    private static final long LOOK_NANOS = 20_000_000;
    /// CPU time that JavaFX alone may take for one pulse: a whole page laid out for the first time, by code that was
    /// just loaded.
    private static final long TOOLKIT_MILLIS = 1_000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final List<String> stalls = new CopyOnWriteArrayList<>();
    private final AtomicReference<Thread> fx = new AtomicReference<>();
    private final AtomicLong answered = new AtomicLong();
    private final AtomicLong asked = new AtomicLong();
    private final Thread watcher;
    private volatile boolean open = true;

    StallMonitor() {
        Platform.runLater(() -> fx.set(Thread.currentThread()));
        watcher = Thread.ofPlatform().daemon().name("stall-monitor").start(this::watch);
    }

    private void watch() {
        while (open) {
            long number = asked.incrementAndGet();
            long start = System.nanoTime();
            Thread thread = fx.get();
            long cpu = thread == null ? 0 : THREADS.getThreadCpuTime(thread.threadId());
            Platform.runLater(() -> answered.set(number));
            String seen = "";
            boolean waited = false;
            boolean ours = false;
            while (open && answered.get() < number) {
                LockSupport.parkNanos(LOOK_NANOS);
                if (thread != null && seen.isEmpty() && millisSince(start) > LIMIT_MILLIS) {
                    ours = isOurs(thread);
                    waited = ours && thread.getState() != Thread.State.RUNNABLE;
                    seen = trace(thread);
                }
            }
            long wall = System.nanoTime() - start;
            long used = thread == null ? 0 : THREADS.getThreadCpuTime(thread.threadId()) - cpu;
            if (open && !seen.isEmpty() && (waited || used > (ours ? LIMIT_MILLIS : TOOLKIT_MILLIS) * 1_000_000)) {
                stalls.add(wall / 1_000_000 + " ms (" + used / 1_000_000 + " ms of CPU)\n" + seen);
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    /// Whether code of ours is on the stack. Without it JavaFX lays out, applies style or waits for its
    /// renderer, which here is software on a shared core.
    private static boolean isOurs(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                .anyMatch(frame -> frame.getClassName().startsWith("dev.tickfork."));
    }

    private static long millisSince(long start) {
        return (System.nanoTime() - start) / 1_000_000;
    }

    private static String trace(Thread thread) {
        var text = new StringBuilder();
        for (StackTraceElement frame : thread.getStackTrace()) {
            text.append("    at ").append(frame).append('\n');
        }
        return text.toString();
    }

    List<String> stalls() {
        return List.copyOf(stalls);
    }

    @Override
    public void close() {
        open = false;
        LockSupport.unpark(watcher);
    }
}
