package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.journal.HeldWorld;
import dev.tickfork.bridge.journal.Obligation;
import dev.tickfork.bridge.wire.Endpoint;
import dev.tickfork.bridge.wire.Freeze;
import dev.tickfork.bridge.wire.Freezer;
import dev.tickfork.bridge.wire.Generation;
import dev.tickfork.bridge.wire.Release;
import dev.tickfork.protocol.Capabilities;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// Holds a source still, and owes it to the journal until it is released. One thread.
final class Hold {
    /// Long against a pause of ours, short against a person's patience with a world that stands still after
    /// our death; a lease also ends at once when its connection closes.
    private static final Duration LEASE = Duration.ofSeconds(30);
    /// Stands for a lease whose id is not known yet.
    private static final String SOME_LEASE = "pending";

    private final Obligation obligation;
    private final Freeze freeze;
    private final long since = System.nanoTime();

    private Hold(Obligation obligation, Freeze freeze) {
        this.obligation = obligation;
        this.freeze = freeze;
    }

    /// Writes the journal, then freezes, then notes how it was before.
    static Hold take(Source source, boolean mayLease, Obligation obligation, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        context.progress("freeze", Message.of("fork.freezing"));
        boolean lease = mayLease && source.connection().supports(Capabilities.FREEZE_LEASE);
        // Whether autosave is on is only known once it was switched off; until then, on is what nearly all have.
        var before = new Prior(!source.ticking().frozen(), true);
        obligation.holds(held(source, before, lease ? Optional.of(SOME_LEASE) : Optional.empty()));
        Freeze freeze;
        try {
            freeze = lease
                    ? Freezer.freeze(source.connection(), LEASE, context)
                    : Freezer.byCommands(source.connection(), context);
        } catch (ActionFailure e) {
            if (!e.code().equals(Codes.STILL_FROZEN)) {
                obligation.holdsNothing();
            }
            throw e;
        } catch (CancellationException e) {
            obligation.holdsNothing();
            throw e;
        }
        var hold = new Hold(obligation, freeze);
        try {
            boolean saved = freeze.prior().autosave().orElse(false);
            obligation.holds(held(source, new Prior(!freeze.prior().frozen(), saved), freeze.leaseId()));
        } catch (IOException e) {
            hold.releaseAfter(e);
            throw e;
        }
        return hold;
    }

    private record Prior(boolean running, boolean saving) {}

    private static HeldWorld held(Source source, Prior prior, Optional<String> lease) {
        Endpoint endpoint = source.connection().endpoint();
        Generation generation = source.connection().generation();
        return new HeldWorld(
                endpoint.host(),
                endpoint.port(),
                generation.fromMod() ? generation.id() : null,
                source.state().worldDir().map(Path::toString).orElse(null),
                source.state().tick(),
                prior.running(),
                prior.saving(),
                lease.orElse(null));
    }

    /// `lease` or `commands`, as manifests spell it.
    String by() {
        return freeze.heldBy() == Freeze.Holder.LEASE ? "lease" : "commands";
    }

    boolean wasFrozen() {
        return freeze.prior().frozen();
    }

    /// @throws ActionFailure `LEASE_LOST`: the source ran for some of the time
    void requireHeld() throws ActionFailure, InterruptedException {
        if (!freeze.stillHeld()) {
            throw ActionFailure.of(Codes.LEASE_LOST, Message.of("fork.lease"));
        }
    }

    /// Puts the source back and closes the debt. It is not cancelled half way.
    ///
    /// @return seconds for which it stood still
    /// @throws ActionFailure `STILL_FROZEN`; the journal entry stays, so that the next start tries again
    double release(ActionContext context) throws ActionFailure, IOException, InterruptedException {
        Release release = releaseNow();
        double seconds = (System.nanoTime() - since) / 1e9;
        for (Message changed : release.foundChanged()) {
            context.diagnostic(Diagnostic.warning("FORK_STATE_CHANGED", changed));
        }
        return seconds;
    }

    /// [#release] on the way out of `failure`. A world that stays frozen matters more than why the fork
    /// failed, so that then becomes the failure; a lease that is over was put back by the mod itself.
    void releaseAfter(Throwable failure) throws ActionFailure, IOException, InterruptedException {
        try {
            Release _ = releaseNow();
        } catch (ActionFailure e) {
            if (e.code().equals(Codes.LEASE_LOST)) {
                failure.addSuppressed(e);
                return;
            }
            e.addSuppressed(failure);
            throw e;
        } catch (IOException | InterruptedException e) {
            e.addSuppressed(failure);
            throw e;
        }
    }

    private Release releaseNow() throws ActionFailure, IOException, InterruptedException {
        Release release;
        try {
            release = freeze.release();
        } catch (ActionFailure e) {
            if (e.code().equals(Codes.LEASE_LOST)) {
                obligation.holdsNothing(); // the mod put the state back when the lease ended
            }
            throw e;
        }
        obligation.holdsNothing();
        return release;
    }
}
