package dev.tickfork.sandbox.server;

import java.util.ArrayDeque;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// Work for the server thread, run between ticks in the order it came. Any thread adds.
public final class TaskQueue {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ArrayDeque<Runnable> tasks = new ArrayDeque<>();
    private final ServerLog log;
    private boolean closed;
    private boolean woken;

    /// Starts empty.
    ///
    /// @param log hears of tasks that fail
    public TaskQueue(ServerLog log) {
        this.log = log;
    }

    /// Adds a task; it runs once, soon.
    ///
    /// @throws RejectedExecutionException the server has stopped taking work: it will never run
    public void add(Runnable task) {
        lock.lock();
        try {
            if (closed) {
                throw new RejectedExecutionException("The server is stopping");
            }
            tasks.add(task);
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /// Wakes [#await] for something that is no task.
    void wake() {
        lock.lock();
        try {
            woken = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /// Runs everything that waits. Server thread.
    ///
    /// @return whether there was anything
    boolean runAll() {
        boolean any = false;
        for (Runnable task = poll(); task != null; task = poll()) {
            try {
                task.run();
            } catch (RuntimeException e) {
                // As the game's event loop: one bad task is not the server's end.
                log.error("Error executing task", e);
            }
            any = true;
        }
        return any;
    }

    /// Waits for work until `deadline` (`System.nanoTime`). Server thread.
    void await(long deadline) throws InterruptedException {
        lock.lock();
        try {
            long left = deadline - System.nanoTime();
            while (tasks.isEmpty() && !closed && !woken && left > 0) {
                left = changed.awaitNanos(left);
            }
            woken = false;
        } finally {
            lock.unlock();
        }
    }

    /// Takes no more work; what waits may still run.
    void close() {
        lock.lock();
        try {
            closed = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    private @Nullable Runnable poll() {
        lock.lock();
        try {
            return tasks.poll();
        } finally {
            lock.unlock();
        }
    }
}
