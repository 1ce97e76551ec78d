package dev.tickfork.core.wire;

import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// Lines that wait to be written to one socket, bounded in bytes. Any thread puts; one writer takes.
final class Outbox {
    private final OutboxLimits limits;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ArrayDeque<byte[]> lines = new ArrayDeque<>();
    private long queuedBytes;
    private boolean finishing;
    private boolean closed;

    Outbox(OutboxLimits limits) {
        this.limits = limits;
    }

    /// Adds a line if there is room; never waits, so the game thread may call it.
    ///
    /// @return false when there is no room: the peer reads too slowly
    boolean offer(byte[] line) {
        lock.lock();
        try {
            if (finishing || closed) {
                return true;
            }
            return room(line) && add(line);
        } finally {
            lock.unlock();
        }
    }

    /// Adds a line, waiting for room.
    ///
    /// @return false when there was no room in time
    boolean put(byte[] line) throws InterruptedException {
        lock.lock();
        try {
            long left = limits.patience().toNanos();
            while (!finishing && !closed && !room(line)) {
                if (left <= 0) {
                    return false;
                }
                left = changed.awaitNanos(left);
            }
            return finishing || closed || add(line);
        } finally {
            lock.unlock();
        }
    }

    /// The next line; waits for it.
    ///
    /// @return null once closed, or once finished and empty
    byte @Nullable [] take() throws InterruptedException {
        lock.lock();
        try {
            while (lines.isEmpty() && !finishing && !closed) {
                changed.await();
            }
            byte[] line = closed ? null : lines.poll();
            if (line != null) {
                queuedBytes -= line.length;
                changed.signalAll();
            }
            return line;
        } finally {
            lock.unlock();
        }
    }

    /// Takes no more lines; the writer ends after those that wait.
    void finish() {
        lock.lock();
        try {
            finishing = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Drops everything; the writer ends.
    void close() {
        lock.lock();
        try {
            closed = true;
            lines.clear();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private boolean room(byte[] line) {
        return lines.isEmpty() || queuedBytes + line.length <= limits.queuedBytes();
    }

    private boolean add(byte[] line) {
        lines.add(line);
        queuedBytes += line.length;
        changed.signalAll();
        return true;
    }
}
