package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionFailure;
import java.time.Instant;
import java.util.Optional;

/// A world held still, with autosave off where the server can switch it. Whoever took it must release it;
/// closing does
/// so as well, but then nobody hears of a failure. Safe from any thread.
public interface Freeze extends AutoCloseable {
    /// How a freeze is held.
    enum Holder {
        /// The mod holds it and ends it by itself when we are gone.
        LEASE,
        /// We sent commands; only we, or the journal at next start, undo them.
        COMMANDS
    }

    Holder heldBy();

    /// When the world stood still, by our clock.
    Instant frozenSince();

    /// What there was before, to be put back; a journal keeps it.
    PriorState prior();

    /// The lease's id, where it is one.
    Optional<String> leaseId();

    /// Asks the instance whether the world is surely still held, unchanged, and still the same opened
    /// world.
    /// Costs a
    /// round trip or two.
    ///
    /// @throws ActionFailure by commands only: the game could not be asked
    boolean stillHeld() throws ActionFailure, InterruptedException;

    /// Puts the prior state back. A second call does nothing and returns the same.
    ///
    /// @throws ActionFailure `STILL_FROZEN` when the state could not be put back; the text says how to
    ///       do it
    ///       by hand.
    ///                       `LEASE_LOST` when the lease was over before, and so the mod had put the state
    ///       back itself
    Release release() throws ActionFailure, InterruptedException;

    /// [#release] for the way out of a failure: logs what goes wrong instead of hiding the first failure.
    @Override
    void close();
}
