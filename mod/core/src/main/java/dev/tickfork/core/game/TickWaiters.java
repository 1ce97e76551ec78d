package dev.tickfork.core.game;

import dev.tickfork.core.wire.Peer;
import java.util.Iterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;

/// Those who wait for ends of server ticks. Joined from any thread, counted down on the game thread.
public final class TickWaiters {
    private final ConcurrentLinkedQueue<Waiter> waiters = new ConcurrentLinkedQueue<>();

    /// Completes after so many ends of ticks; at once when there is nothing to wait for. A peer that goes
    /// away is forgotten at the next end of a tick.
    public CompletableFuture<Void> join(int ticks, Peer peer) {
        if (ticks <= 0) {
            return CompletableFuture.completedFuture(null);
        }
        var waiter = new Waiter(ticks, peer);
        waiters.add(waiter);
        return waiter.done;
    }

    /// One server tick has ended. Game thread; O(waiters).
    public void tickEnded() {
        for (Iterator<Waiter> all = waiters.iterator(); all.hasNext(); ) {
            Waiter waiter = all.next();
            waiter.left--;
            if (waiter.left <= 0 || waiter.peer.broken()) {
                all.remove();
                waiter.done.complete(null);
            }
        }
    }

    private static final class Waiter {
        private final Peer peer;
        private final CompletableFuture<Void> done = new CompletableFuture<>();
        private int left; // game thread only

        Waiter(int ticks, Peer peer) {
            this.left = ticks;
            this.peer = peer;
        }
    }
}
