package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.protocol.Capabilities;
import java.time.Duration;

/// Freezes a world in the best way that its mod offers: a lease where there is one, else commands.
public final class Freezer {
    private Freezer() {}

    /// Freezes and switches autosave off. Opens a connection of the freeze's own to the same address, so
    /// that
    /// dropping
    /// `connection` harms nothing.
    ///
    /// @param lease how long a lease lasts without renewal, above zero; it is renewed at a third of it
    /// @throws ActionFailure `PREFLIGHT` when the tick state cannot be read, or the world is sprinting or
    ///       stepping: then
    ///                       nothing was changed
    public static Freeze freeze(ModConnection connection, Duration lease, ActionContext context)
            throws ActionFailure, InterruptedException {
        return connection.supports(Capabilities.FREEZE_LEASE)
                ? FreezeLease.take(connection.endpoint(), lease, context)
                : byCommands(connection, context);
    }

    /// Freezes by commands even where a lease is offered; the journal must know the prior state.
    public static Freeze byCommands(ModConnection connection, ActionContext context)
            throws ActionFailure, InterruptedException {
        return ManualFreeze.take(connection.endpoint(), context);
    }

    /// Freezes or unfreezes for good, as a person at the console would: nothing is put back later, and autosave
    /// stays as it is. Proved by asking the game afterwards.
    ///
    /// @return whether the world was frozen before
    /// @throws ActionFailure `PREFLIGHT` when the tick state cannot be read, or the world is sprinting or stepping;
    ///                       `COMMAND_FAILED` when the game did not do it, as when something else still holds it
    public static boolean set(ModConnection connection, boolean frozen, ActionContext context)
            throws ActionFailure, InterruptedException {
        var commands = new TickCommands(connection, context);
        boolean before = commands.frozenBefore();
        if (frozen && !before) {
            commands.freeze();
        } else if (!frozen && before) {
            commands.unfreeze();
        }
        return before;
    }

    /// Undoes, for a journal, what a dead owner of a freeze by commands left. Whether it may be undone
    /// (owner
    /// dead, same
    /// world) is for the caller to know.
    ///
    /// @throws ActionFailure `STILL_FROZEN` when the prior state could not be put back
    public static Release putBack(ModConnection connection, PriorState prior, ActionContext context)
            throws ActionFailure, InterruptedException {
        return new TickCommands(connection, context).putBack(prior);
    }
}
