package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/// One connection to one instance. Safe from any thread but a window's, which it would block.
///
/// Every call waits for its whole answer; a cancelled action throws
/// [java.util.concurrent.CancellationException]. Codes
/// that any call can fail with: `TIMEOUT` (the connection is dropped, a late answer reaches nobody),
/// `CONNECTION_LOST`,
/// `PROTOCOL` (an answer that makes no sense; dropped as well), `INSTANCE_ERROR` (the instance said no, in its
/// own words),
/// `UNSUPPORTED` (the capability is missing; nothing was sent).
@SuppressWarnings({"DoNotCallSuggester", "UnusedVariable"})
public final class ModConnection implements AutoCloseable {
    /// How long an ordinary answer may take.
    public static final Duration ANSWER = Duration.ofSeconds(15);
    /// How long a snapshot may take: it is written inside the game.
    public static final Duration SNAPSHOT = Duration.ofMinutes(10);

    private ModConnection() {}

    /// Connects and waits for hello; sends nothing before it.
    ///
    /// @param timeout for connecting and hello together; 5 s is usual
    /// @throws ActionFailure `UNREACHABLE` nobody listens; `TIMEOUT` no hello; `PROTOCOL` not a mod, or one of
    ///       another protocol
    public static ModConnection open(Endpoint endpoint, Duration timeout, ActionContext context)
            throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    public Endpoint endpoint() {
        throw new UnsupportedOperationException();
    }

    public Hello hello() {
        throw new UnsupportedOperationException();
    }

    public Set<String> capabilities() {
        return hello().capabilities();
    }

    public boolean supports(String capability) {
        return hello().supports(capability);
    }

    /// The newest known generation: as the mod tells it, else our own, renewed when a tick went backwards or
    /// another
    /// world folder was named. Costs nothing; ask `state` first to be sure of a recent one.
    public Generation generation() {
        throw new UnsupportedOperationException();
    }

    public StateReply state(ActionContext context) throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// Runs a command as the server's console, with or without leading slash.
    public CommandReply command(String command, ActionContext context) throws ActionFailure, InterruptedException {
        return command(command, ANSWER, context);
    }

    public CommandReply command(String command, Duration timeout, ActionContext context)
            throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// Sends a command and returns at once when the mod has `request-id` and fewer than 256 requests are under way;
    /// else first waits for its turn. Answers keep to their requests. The future fails with [ActionFailure].
    public CompletableFuture<CommandReply> commandAsync(String command, Duration timeout, ActionContext context)
            throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// Takes a snapshot; always names radius, name and dimension, and checks the dimension of the answer.
    ///
    /// @throws ActionFailure `PROTOCOL` also for mod 0.9, whose lines differ
    public SnapshotAck snapshot(SnapshotRequest request, ActionContext context)
            throws ActionFailure, InterruptedException {
        return snapshot(request, SNAPSHOT, context);
    }

    public SnapshotAck snapshot(SnapshotRequest request, Duration timeout, ActionContext context)
            throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    public List<SnapshotEntry> snapshots(ActionContext context) throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// @param radius blocks around a player, 0 = all
    public EntitiesReply entities(double radius, ActionContext context) throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// Waits for `ticks` server ticks (they count while frozen, not while paused).
    public void waitTicks(int ticks, ActionContext context) throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    public void mark(String text, ActionContext context) throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// @return the round trip
    public Duration ping(ActionContext context) throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    public String echo(String text, ActionContext context) throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// Saves through the server itself; needs `save`.
    ///
    /// @param flush also wait until all is on disk
    public SaveAck save(boolean flush, Duration timeout, ActionContext context)
            throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// The instance's environment; needs `environment`.
    public EnvReply environment(ActionContext context) throws ActionFailure, InterruptedException {
        throw new UnsupportedOperationException();
    }

    /// Tells `listener` every event from now on, and first those that no listener has heard yet (the newest
    /// 4,096). Runs
    /// on a thread of this connection's own; a slow listener loses old events, never stalls answers.
    public ActionContext.Registration onEvent(Consumer<ModEvent> listener) {
        throw new UnsupportedOperationException();
    }

    /// Completes, always normally, when the connection is over.
    public CompletableFuture<Void> closed() {
        throw new UnsupportedOperationException();
    }

    /// Closes; calls under way fail with `CONNECTION_LOST`. Twice is harmless.
    @Override
    public void close() {}
}
