package dev.tickfork.app;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;

/// Watches the FX thread: whenever it does not come round for more than 200 ms, keeps what it was doing. A
/// stretch in which the thread wanted to run but the machine gave it less than half of the time is not the
/// program's fault and not kept: other builds share the cores of a test machine.
final class StallMonitor implements AutoCloseable {
    static final long LIMIT_MILLIS = 200;

    private static final Set<String> SCREEN = Set.of(
            "com.sun.glass.ui.headless.HeadlessWindow.blit",
            "com.sun.javafx.tk.quantum.PaintCollector.waitForRenderingToComplete");
    private static final String IDLE = "java.util.concurrent.LinkedBlockingQueue.take";
    private static final long LOOK_NANOS = 20_000_000;
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
            while (open && answered.get() < number) {
                LockSupport.parkNanos(LOOK_NANOS);
                if (thread != null && seen.isEmpty() && millisSince(start) > LIMIT_MILLIS) {
                    waited = thread.getState() != Thread.State.RUNNABLE;
                    seen = trace(thread);
                }
            }
            long wall = System.nanoTime() - start;
            long used = thread == null ? 0 : THREADS.getThreadCpuTime(thread.threadId()) - cpu;
            boolean ours = waited ? !seen.contains(IDLE) : used > LIMIT_MILLIS * 1_000_000;
            if (open && !seen.isEmpty() && SCREEN.stream().noneMatch(seen::contains) && ours) {
                stalls.add(wall / 1_000_000 + " ms (" + used / 1_000_000 + " ms of CPU)\n" + seen);
            }
            LockSupport.parkNanos(LOOK_NANOS);
        }
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
