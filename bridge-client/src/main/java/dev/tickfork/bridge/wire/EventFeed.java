package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Hands events to listeners on a thread of its own, so that the reader of the socket never runs foreign
/// code.
/// Bounded:
/// the oldest go first. Safe from any thread.
final class EventFeed {
    private static final Logger LOG = LoggerFactory.getLogger(EventFeed.class);
    /// Some minutes of a talkative game.
    private static final int MOST = 4_096;
    /// Text kept at most, since one event may be as long as a reply.
    private static final int MOST_CHARS = 16 * 1024 * 1024;

    private final ArrayDeque<ModEvent> queue = new ArrayDeque<>();
    private final List<Consumer<ModEvent>> listeners = new CopyOnWriteArrayList<>();
    private final String name;
    private long chars;
    private boolean running;
    private boolean over;

    EventFeed(String name) {
        this.name = name;
    }

    void offer(ModEvent event) {
        synchronized (queue) {
            queue.addLast(event);
            chars += event.raw().length();
            while (queue.size() > MOST || (chars > MOST_CHARS && queue.size() > 1)) {
                chars -= queue.removeFirst().raw().length();
            }
            queue.notifyAll();
        }
    }

    ActionContext.Registration listen(Consumer<ModEvent> listener) {
        Consumer<ModEvent> own = event -> listener.accept(event); // the same listener twice is two registrations
        listeners.add(own);
        synchronized (queue) {
            if (!running) {
                running = true;
                Thread.ofVirtual().name("events " + name).start(this::deliver);
            }
        }
        return () -> listeners.remove(own);
    }

    /// No more events come; those that are queued are still delivered.
    void end() {
        synchronized (queue) {
            over = true;
            queue.notifyAll();
        }
    }

    private void deliver() {
        ModEvent event = next();
        while (event != null) {
            for (Consumer<ModEvent> listener : listeners) {
                tell(listener, event);
            }
            event = next();
        }
    }

    private static void tell(Consumer<ModEvent> listener, ModEvent event) {
        try {
            listener.accept(event);
        } catch (RuntimeException e) { // a bug of one listener; the others go on
            LOG.error("A listener failed on an event of type {}", event.type(), e);
        }
    }

    private @Nullable ModEvent next() {
        synchronized (queue) {
            while (queue.isEmpty() && !over) {
                try {
                    queue.wait();
                } catch (InterruptedException _) {
                    Thread.currentThread().interrupt();
                    return null;
                }
            }
            ModEvent event = queue.pollFirst();
            chars -= event == null ? 0 : event.raw().length();
            return event;
        }
    }
}
