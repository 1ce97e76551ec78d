package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import java.util.ArrayDeque;

/// How many requests may be under way on one connection: one where answers come strictly in turn. First
/// come, first
/// served. Safe from any thread.
final class Window {
    private final ArrayDeque<Long> queue = new ArrayDeque<>();
    private int free;
    private boolean closed;
    private long nextTicket;

    Window(int size) {
        this.free = size;
    }

    /// Waits for a place, in turn.
    ///
    /// @return false when the connection is over
    /// @throws CancellationException the action was cancelled; no place was taken
    boolean enter(ActionContext context) throws InterruptedException {
        try (var _ = context.onCancel(this::wake)) {
            synchronized (queue) {
                Long me = nextTicket++;
                queue.addLast(me);
                try {
                    while (!closed && (free == 0 || !me.equals(queue.peekFirst()))) {
                        context.checkCancelled();
                        queue.wait();
                    }
                    context.checkCancelled();
                    free -= closed ? 0 : 1;
                    return !closed;
                } finally {
                    queue.remove(me);
                    queue.notifyAll();
                }
            }
        }
    }

    void leave() {
        synchronized (queue) {
            free++;
            queue.notifyAll();
        }
    }

    void close() {
        synchronized (queue) {
            closed = true;
            queue.notifyAll();
        }
    }

    private void wake() {
        synchronized (queue) {
            queue.notifyAll();
        }
    }
}
