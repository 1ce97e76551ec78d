package dev.tickfork.core.wire;

import dev.tickfork.protocol.Limits;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// The unanswered requests of one connection. Those without a request id form a lane: one is carried out
/// at a time, which is what keeps their replies in order. Those with an id start at once. Any thread.
final class Pending {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Set<Exchange> open = new LinkedHashSet<>();
    private final ArrayDeque<Exchange> lane = new ArrayDeque<>();
    private boolean laneBusy;
    private long chars;

    /// Whether one more line may be taken.
    boolean hasRoom(int lineChars) {
        lock.lock();
        try {
            // Counted in UTF-16 units, which are never more than the bytes of the line.
            return open.size() < Limits.PENDING_REQUESTS && chars + lineChars <= Limits.PENDING_BYTES;
        } finally {
            lock.unlock();
        }
    }

    /// Takes a new exchange.
    ///
    /// @return the exchange to start now, null when it has to wait for its turn in the lane
    @Nullable
    Exchange begin(Exchange exchange) {
        lock.lock();
        try {
            open.add(exchange);
            chars += exchange.chars();
            if (exchange.line().rid() != null) {
                return exchange;
            }
            if (laneBusy) {
                lane.add(exchange);
                return null;
            }
            laneBusy = true;
            return exchange;
        } finally {
            lock.unlock();
        }
    }

    /// Drops an answered exchange.
    ///
    /// @return the next one of the lane to start now, null when there is none
    @Nullable
    Exchange end(Exchange exchange) {
        lock.lock();
        try {
            if (!open.remove(exchange)) {
                return null;
            }
            chars -= exchange.chars();
            changed.signalAll();
            if (exchange.line().rid() != null) {
                return null;
            }
            @Nullable Exchange next = lane.poll();
            laneBusy = next != null;
            return next;
        } finally {
            lock.unlock();
        }
    }

    /// Empties it.
    ///
    /// @return what was unanswered, in the order of arrival
    List<Exchange> drain() {
        lock.lock();
        try {
            List<Exchange> all = List.copyOf(open);
            open.clear();
            lane.clear();
            chars = 0;
            changed.signalAll();
            return all;
        } finally {
            lock.unlock();
        }
    }

    /// Waits until everything is answered, or the time is over.
    void awaitEmpty(Duration most) throws InterruptedException {
        lock.lock();
        try {
            long left = most.toNanos();
            while (!open.isEmpty() && left > 0) {
                left = changed.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }
}
