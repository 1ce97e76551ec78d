package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.protocol.Fields;
import dev.tickfork.protocol.Request;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/// A freeze that the mod itself ends when we are gone: a lease on a connection used for nothing else,
/// renewed
/// at a third
/// of its time on a thread of its own. Safe from any thread.
final class FreezeLease implements Freeze {
    private static final Logger LOG = LoggerFactory.getLogger(FreezeLease.class);

    private final ModConnection connection;
    private final Duration time;
    private final String lease;
    private final PriorState prior;
    private final Generation generation;
    private final Instant since = Instant.now();
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Set<String> changed = new LinkedHashSet<>();
    private volatile long goodUntilNanos;
    private volatile boolean held = true;
    private @Nullable Release released;

    private FreezeLease(ModConnection connection, Duration time, String lease, PriorState prior) {
        this.connection = connection;
        this.time = time;
        this.lease = lease;
        this.prior = prior;
        this.generation = connection.generation();
        this.goodUntilNanos = System.nanoTime() + time.toNanos();
    }

    static FreezeLease take(Endpoint endpoint, Duration time, ActionContext context)
            throws ActionFailure, InterruptedException {
        var connection = ModConnection.open(endpoint, ModConnection.HELLO, context);
        boolean taken = false;
        try {
            Incoming ack = connection.ask(new Request.Freeze(seconds(time)), ModConnection.ANSWER, context);
            var freeze = new FreezeLease(connection, time, leaseOf(ack, endpoint), priorOf(ack.json()));
            Thread.ofVirtual().name("lease " + endpoint).start(freeze::renewUntilEnded);
            taken = true;
            return freeze;
        } finally {
            if (!taken) {
                connection.close(); // a lease ends with its connection, whatever was half done
            }
        }
    }

    private static String leaseOf(Incoming ack, Endpoint endpoint) throws ActionFailure {
        return WireJson.text(ack.json(), Fields.LEASE)
                .filter(_ -> WireJson.isTrue(ack.json(), Fields.FROZEN))
                .orElseThrow(() -> WireFailures.nonsense(endpoint, ack.raw()));
    }

    private static PriorState priorOf(JsonNode ack) {
        return new PriorState(WireJson.isTrue(ack, Fields.PRIOR_FROZEN), WireJson.flag(ack, Fields.PRIOR_AUTOSAVE));
    }

    private void renewUntilEnded() {
        try {
            while (!ended.await(time.toNanos() / 3, TimeUnit.NANOSECONDS) && held) {
                renew();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (ActionFailure e) {
            if (ended.getCount() > 0) {
                LOG.warn("The freeze lease of {} was not renewed", connection.endpoint(), e);
            }
        }
    }

    private void renew() throws ActionFailure, InterruptedException {
        long asked = System.nanoTime();
        try {
            var request = new Request.FreezeRenew(lease, seconds(time));
            Incoming ack = connection.ask(request, time.dividedBy(3), ActionContext.silent());
            goodUntilNanos = asked + time.toNanos();
            note(ack.json());
        } catch (ActionFailure e) {
            held = false;
            throw e;
        }
    }

    private void note(JsonNode ack) {
        synchronized (changed) {
            ack.path(Fields.CHANGED).values().forEach(what -> changed.add(what.asString()));
        }
    }

    @Override
    public Holder heldBy() {
        return Holder.LEASE;
    }

    @Override
    public Instant frozenSince() {
        return since;
    }

    @Override
    public PriorState prior() {
        return prior;
    }

    @Override
    public Optional<String> leaseId() {
        return Optional.of(lease);
    }

    @Override
    public boolean stillHeld() throws InterruptedException {
        try {
            if (held && connection.isOpen()) {
                renew();
            }
        } catch (ActionFailure e) {
            LOG.warn("The freeze lease of {} is lost", connection.endpoint(), e);
        }
        synchronized (changed) {
            return held
                    && connection.isOpen()
                    && System.nanoTime() - goodUntilNanos < 0
                    && changed.isEmpty()
                    && generation.equals(connection.generation());
        }
    }

    @Override
    public synchronized Release release() throws ActionFailure, InterruptedException {
        if (released != null) {
            return released;
        }
        ended.countDown();
        try {
            Incoming ack = connection.ask(new Request.Unfreeze(lease), ModConnection.ANSWER, ActionContext.silent());
            note(ack.json());
            released = released(ack.json());
            return released;
        } catch (ActionFailure e) {
            throw ActionFailure.of(Codes.LEASE_LOST, Message.of("wire.freeze.lost", connection.endpoint()), e);
        } finally {
            held = false;
            connection.close();
        }
    }

    private Release released(JsonNode ack) {
        boolean frozen = WireJson.isTrue(ack, Fields.FROZEN);
        List<Message> found = new ArrayList<>();
        synchronized (changed) {
            changed.forEach(what -> found.add(Message.of("wire.freeze.changed", what)));
        }
        boolean othersHold = WireJson.whole(ack, Fields.FREEZE_LEASES).orElse(0) > 0;
        if (othersHold) {
            found.add(Message.of("wire.freeze.others"));
        }
        boolean autosaveBack = prior.autosave().equals(WireJson.flag(ack, Fields.AUTOSAVE));
        return new Release(!frozen, frozen == prior.frozen() && autosaveBack, found);
    }

    @Override
    public void close() {
        try {
            release();
        } catch (ActionFailure e) {
            LOG.warn("The freeze lease of {} could not be given back; it ends by itself", connection.endpoint(), e);
        } catch (InterruptedException _) {
            connection.close();
            Thread.currentThread().interrupt();
        }
    }

    private static double seconds(Duration time) {
        return time.toMillis() / 1000.0;
    }
}
