package dev.tickfork.core.lease;

import dev.tickfork.core.GameHost;
import dev.tickfork.core.event.Events;
import dev.tickfork.core.game.GameThread;
import dev.tickfork.core.game.Identity;
import dev.tickfork.core.wire.Peer;
import dev.tickfork.core.wire.RefusedException;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.MessageTypes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Holds a world still for those who hold leases, and lets it go with the last of them. The list of leases
/// is any thread's, so a lease can be renewed while the game thread is busy; the world is touched on the
/// game thread only.
public final class FreezeLeases {
    /// Leases at once: more is a holder that forgets to give back.
    static final int MOST = 64;

    private static final double NANOS = 1e9;

    private final GameHost host;
    private final GameThread game;
    private final Events events;
    private final ScheduledExecutorService clock;
    private final Hold hold;
    private final Map<String, Lease> leases = new LinkedHashMap<>(); // guarded by itself

    public FreezeLeases(GameHost host, GameThread game, Events events, ScheduledExecutorService clock) {
        this.host = host;
        this.game = game;
        this.events = events;
        this.clock = clock;
        this.hold = new Hold(host);
    }

    /// What a new holder is told. Immutable.
    ///
    /// @param leases how many are held now, this one included
    public record Grant(
            String lease, int leases, boolean priorFrozen, boolean priorAutosave, long tick, long gameTime) {}

    /// What the end of a lease did. Immutable.
    ///
    /// @param leases   how many are still held
    /// @param changed  fields that somebody else changed while it was held; what they set was left alone
    public record Release(
            int leases, List<String> changed, boolean frozen, boolean autosave, long tick, long gameTime) {}

    /// Freezes the world, on the game thread, for a peer. Ends by itself after the seconds, or when the
    /// peer closes.
    public CompletableFuture<Grant> take(Peer peer, double seconds) {
        return game.ask(() -> {
            if (peer.closed()) {
                throw new RefusedException("the connection closed before the world was frozen");
            }
            if (count() >= MOST) {
                throw new RefusedException(MOST + " freeze leases are held already: give one back");
            }
            acquire();
            var lease = new Lease(Identity.randomId());
            int count;
            synchronized (leases) {
                leases.put(lease.id(), lease);
                count = leases.size();
                lease.expiry = expireAfter(lease.id(), seconds);
            }
            peer.onClose(() -> endUnasked(lease.id(), "closed"));
            return new Grant(
                    lease.id(),
                    count,
                    hold.priorFrozen(),
                    hold.priorAutosave(),
                    host.tickCount(),
                    host.tickState().gameTime());
        });
    }

    /// Lets a lease live on for the seconds from now. Any thread; never waits for the game.
    ///
    /// @return fields that somebody else changed while it was held, as far as seen
    /// @throws RefusedException it is not held any more
    public List<String> renew(String id, double seconds) {
        synchronized (leases) {
            Lease lease = leases.get(id);
            if (lease == null) {
                throw notHeld(id);
            }
            cancelExpiry(lease);
            lease.expiry = expireAfter(id, seconds);
            return lease.changed();
        }
    }

    /// Gives a lease back; with the last one the world goes on as before. Fails when it is not held any
    /// more.
    public CompletableFuture<Release> release(String id) {
        CompletableFuture<Release> release = end(id, "released");
        return release != null ? release : CompletableFuture.failedFuture(notHeld(id));
    }

    /// How many are held. Any thread.
    public int count() {
        synchronized (leases) {
            return leases.size();
        }
    }

    /// One server tick has ended: notes what others changed. Game thread.
    public void tickEnded() {
        Set<String> changed = hold.look();
        if (!changed.isEmpty()) {
            note(changed);
        }
    }

    /// Ends every lease and puts the world back. Game thread.
    public void endAll() {
        List<Lease> all;
        synchronized (leases) {
            all = List.copyOf(leases.values());
        }
        for (Lease lease : all) {
            if (remove(lease.id()) != null) {
                settle(lease, "closing");
            }
        }
        if (hold.held()) { // its lease ended when the game thread took no more tasks
            hold.release();
        }
    }

    private void acquire() {
        try {
            hold.acquire();
        } catch (RuntimeException e) {
            if (count() == 0) {
                hold.release();
            }
            throw e;
        }
    }

    /// Ends a lease for whose end nobody waits; a failure is told as an event, since the world may still
    /// be frozen.
    private void endUnasked(String id, String reason) {
        CompletableFuture<Release> release = end(id, reason);
        if (release != null) {
            var _ = release.exceptionally(fault -> {
                events.error(
                        MessageTypes.LEASE_ERROR,
                        "freeze lease " + id + " ended (" + reason + ") but the world could not be let go: " + fault);
                return null;
            });
        }
    }

    private @Nullable CompletableFuture<Release> end(String id, String reason) {
        Lease lease = remove(id);
        return lease == null ? null : game.ask(() -> settle(lease, reason));
    }

    /// Takes a lease off the list, after which it cannot be renewed.
    private @Nullable Lease remove(String id) {
        synchronized (leases) {
            Lease lease = leases.remove(id);
            if (lease != null) {
                cancelExpiry(lease);
            }
            return lease;
        }
    }

    private Release settle(Lease lease, String reason) {
        Set<String> changed = hold.look();
        lease.noteChanged(changed);
        note(changed);
        int left = count();
        if (left == 0 && hold.held()) {
            hold.release();
        }
        List<String> theirs = lease.changed();
        events.publish(MessageTypes.LEASE, json -> {
            json.name(Fields.TEXT)
                    .value("freeze lease " + lease.id() + " ended: " + reason + "; " + outcome(left, theirs));
            json.name(Fields.LEASE).value(lease.id());
            json.name(Fields.REASON).value(reason);
            json.name(Fields.FREEZE_LEASES).value(left);
            json.name(Fields.CHANGED).beginArray();
            for (String field : theirs) {
                json.value(field);
            }
            json.endArray();
        });
        return new Release(
                left,
                theirs,
                host.tickState().frozen(),
                host.autosave(),
                host.tickCount(),
                host.tickState().gameTime());
    }

    private static String outcome(int left, List<String> changed) {
        String world = left > 0 ? "leases still held: " + left : "the world is as before it";
        return changed.isEmpty()
                ? world
                : world + ", but for what somebody else changed: " + String.join(", ", changed);
    }

    private void note(Set<String> changed) {
        synchronized (leases) {
            leases.values().forEach(lease -> lease.noteChanged(changed));
        }
    }

    private Future<?> expireAfter(String id, double seconds) {
        return clock.schedule(() -> endUnasked(id, "expired"), Math.round(seconds * NANOS), TimeUnit.NANOSECONDS);
    }

    private static void cancelExpiry(Lease lease) {
        if (lease.expiry != null) {
            lease.expiry.cancel(false);
        }
    }

    private static RefusedException notHeld(String id) {
        return new RefusedException(
                "freeze lease " + id + " is not held: it was given back, its time ran out, or its connection closed");
    }
}
