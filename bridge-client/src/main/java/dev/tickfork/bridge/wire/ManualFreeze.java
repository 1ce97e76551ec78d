package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A freeze made by console commands, for mods without leases: nobody but us ends it. Its own connection is
/// opened anew
/// if it broke meanwhile, and undoes nothing in another world. Safe from any thread.
final class ManualFreeze implements Freeze {
    private static final Logger LOG = LoggerFactory.getLogger(ManualFreeze.class);

    private final Endpoint endpoint;
    private final Instant since = Instant.now();
    private final PriorState prior;
    private final Optional<Path> world;
    private ModConnection connection;
    private @Nullable Release released;

    private ManualFreeze(ModConnection connection, PriorState prior, Optional<Path> world) {
        this.endpoint = connection.endpoint();
        this.connection = connection;
        this.prior = prior;
        this.world = world;
    }

    static ManualFreeze take(Endpoint endpoint, ActionContext context) throws ActionFailure, InterruptedException {
        var connection = ModConnection.open(endpoint, ModConnection.HELLO, context);
        boolean taken = false;
        try {
            Optional<Path> world = connection.state(context).worldDir();
            boolean frozen = new TickCommands(connection, context).frozenBefore();
            context.checkCancelled();
            ManualFreeze freeze = change(connection, frozen, world);
            taken = true;
            return freeze;
        } finally {
            if (!taken) {
                connection.close();
            }
        }
    }

    /// From the first change on nothing may be cancelled half way: it takes a few round trips, and is
    /// undone
    /// if it fails.
    private static ManualFreeze change(ModConnection connection, boolean frozen, Optional<Path> world)
            throws ActionFailure, InterruptedException {
        var commands = new TickCommands(connection, ActionContext.silent());
        var freeze = new ManualFreeze(connection, new PriorState(frozen, commands.autosaveOff()), world);
        if (!frozen) {
            boolean done = false;
            try {
                commands.freeze();
                done = true;
            } finally {
                if (!done) {
                    freeze.close();
                }
            }
        }
        return freeze;
    }

    @Override
    public Holder heldBy() {
        return Holder.COMMANDS;
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
        return Optional.empty();
    }

    @Override
    public synchronized boolean stillHeld() throws ActionFailure, InterruptedException {
        return released == null
                && sameWorld()
                && new TickCommands(connection, ActionContext.silent()).state() == TickText.State.FROZEN;
    }

    @Override
    public synchronized Release release() throws ActionFailure, InterruptedException {
        if (released == null) {
            reconnected();
            released = new TickCommands(connection, ActionContext.silent()).putBack(prior);
            connection.close();
        }
        return released;
    }

    private void reconnected() throws ActionFailure, InterruptedException {
        try {
            if (!connection.isOpen()) {
                connection = ModConnection.open(endpoint, ModConnection.HELLO, ActionContext.silent());
            }
            if (!sameWorld()) {
                throw WireFailures.lost(endpoint, "another world is open there now");
            }
        } catch (ActionFailure e) {
            throw TickCommands.stillFrozen(endpoint, e);
        }
    }

    private boolean sameWorld() throws ActionFailure, InterruptedException {
        return connection.state(ActionContext.silent()).worldDir().equals(world);
    }

    @Override
    public void close() {
        try {
            release();
        } catch (ActionFailure e) {
            LOG.error("The world at {} could not be put back: run /tick unfreeze and /save-on there", endpoint, e);
        } catch (InterruptedException _) {
            LOG.error("Interrupted while {} was frozen: run /tick unfreeze and /save-on there", endpoint);
            Thread.currentThread().interrupt();
        }
    }
}
