package dev.tickfork.bridge.wire;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.protocol.Capabilities;
import dev.tickfork.protocol.Request;
import dev.tickfork.protocol.SafeName;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// One connection to one instance. Safe from any thread but a window's, which it would block.
///
/// Every call waits for its whole answer; a cancelled action throws [CancellationException]. Codes that any
/// call can
/// fail with: `TIMEOUT` (the connection is dropped, a late answer reaches nobody), `CONNECTION_LOST`,
/// `PROTOCOL` (an
/// answer that makes no sense; dropped as well), `INSTANCE_ERROR` (the instance said no, in its own words),
/// `UNSUPPORTED` (the capability is missing; nothing was sent). Without `request-id` a cancelled call
/// drops the
/// connection too, because its answer would be taken for the next one's.
public final class ModConnection implements AutoCloseable {
    /// How long connecting and the greeting may take.
    public static final Duration HELLO = Duration.ofSeconds(5);
    /// How long an ordinary answer may take.
    public static final Duration ANSWER = Duration.ofSeconds(15);
    /// How long a listing of entities may take.
    public static final Duration LISTING = Duration.ofSeconds(60);
    /// How long a snapshot may take: it is written inside the game.
    public static final Duration SNAPSHOT = Duration.ofMinutes(10);

    private static final Pattern DIMENSION = Pattern.compile("[a-z0-9_.-]+:[a-z0-9_./-]+");
    /// Answers are handed on away from the reader's thread.
    private static final Executor HAND_OVER = Thread::startVirtualThread;
    /// A server that keeps up runs 20 ticks a second; one at a quarter of that still gets its time.
    private static final int SLOW_TICKS_PER_SECOND = 5;

    private final Endpoint endpoint;
    private final Line line;
    private final Hello hello;

    ModConnection(Endpoint endpoint, Line line, Hello hello) {
        this.endpoint = endpoint;
        this.line = line;
        this.hello = hello;
    }

    /// Connects and waits for hello; sends nothing before it.
    ///
    /// @param timeout for connecting and hello together; [#HELLO] is usual
    /// @throws ActionFailure `UNREACHABLE` nobody listens; `TIMEOUT` no hello; `PROTOCOL` not a mod, or
    ///       one of
    ///       another
    ///                       protocol
    public static ModConnection open(Endpoint endpoint, Duration timeout, ActionContext context)
            throws ActionFailure, InterruptedException {
        return Greeting.connect(endpoint, timeout, context);
    }

    public Endpoint endpoint() {
        return endpoint;
    }

    public Hello hello() {
        return hello;
    }

    public Set<String> capabilities() {
        return hello.capabilities();
    }

    public boolean supports(String capability) {
        return hello.supports(capability);
    }

    /// The newest known generation: as the mod tells it, else our own, renewed when a tick went
    /// backwards or
    /// another
    /// world folder was named. Costs nothing; ask [#state] first to be sure of a recent one.
    public Generation generation() {
        return line.generations().now();
    }

    public StateReply state(ActionContext context) throws ActionFailure, InterruptedException {
        return Replies.state(ask(new Request.State(), ANSWER, context), hello);
    }

    /// Runs a command as the server's console, with or without leading slash.
    public CommandReply command(String command, ActionContext context) throws ActionFailure, InterruptedException {
        return command(command, ANSWER, context);
    }

    public CommandReply command(String command, Duration timeout, ActionContext context)
            throws ActionFailure, InterruptedException {
        return Replies.command(ask(commandRequest(command), timeout, context), command);
    }

    /// Sends a command and returns at once when the mod has `request-id` and fewer than 256 requests are
    /// under way;
    /// else first waits for its turn. Answers keep to their requests. The future fails with
    /// [ActionFailure] or
    /// [CancellationException].
    public CompletableFuture<CommandReply> commandAsync(String command, Duration timeout, ActionContext context)
            throws ActionFailure, InterruptedException {
        Request.Cmd request = commandRequest(command);
        return line.send(request, timeout, context)
                .thenApplyAsync(
                        answer -> {
                            try {
                                return Replies.command(accepted(request, answer), command);
                            } catch (ActionFailure e) {
                                throw new CompletionException(e);
                            }
                        },
                        HAND_OVER);
    }

    private Request.Cmd commandRequest(String command) throws ActionFailure {
        require(Capabilities.COMMAND);
        String bare = command.strip();
        if (bare.isEmpty() || bare.equals("/")) {
            throw WireFailures.invalid("wire.request.empty", "CMD");
        }
        return new Request.Cmd(bare);
    }

    /// Takes a snapshot of everything that one dimension ticks, or of what is near its first player.
    public SnapshotAck snapshot(SnapshotRequest request, ActionContext context)
            throws ActionFailure, InterruptedException {
        return snapshot(request, SNAPSHOT, context);
    }

    /// Always names radius, name and dimension, and checks name and dimension of the answer.
    ///
    /// @throws ActionFailure `PROTOCOL` also for mod 0.9, whose lines differ, and when another dimension
    ///       was
    ///       recorded
    ///                       than was asked for; `INVALID_REQUEST` for an unsafe name
    public SnapshotAck snapshot(SnapshotRequest request, Duration timeout, ActionContext context)
            throws ActionFailure, InterruptedException {
        require(Capabilities.SNAPSHOT);
        refuseOtherLines("SNAPSHOT");
        if (!SafeName.isSafe(request.name())) {
            throw WireFailures.invalid(
                    "wire.request.name",
                    request.name(),
                    SafeName.problem(request.name()).orElse(""));
        }
        if (!DIMENSION.matcher(request.dimension()).matches()) {
            throw WireFailures.invalid("wire.request.dimension", request.dimension());
        }
        var sent = new Request.Snapshot(request.radius(), request.name(), request.dimension());
        Incoming answer = ask(sent, timeout, context);
        SnapshotAck ack = reading(sent, answer, Replies::snapshot);
        if (!ack.dimension().equals(request.dimension()) || !ack.name().equals(request.name())) {
            throw ActionFailure.of(
                    Codes.PROTOCOL,
                    Message.of(
                            "wire.snapshot.other", request.name(), request.dimension(), ack.name(), ack.dimension()));
        }
        return ack;
    }

    public List<SnapshotEntry> snapshots(ActionContext context) throws ActionFailure, InterruptedException {
        require(Capabilities.SNAPSHOT);
        var request = new Request.Snapshots();
        return reading(request, ask(request, ANSWER, context), Replies::snapshots);
    }

    /// @param radius blocks around a player, 0 = all
    public EntitiesReply entities(double radius, ActionContext context) throws ActionFailure, InterruptedException {
        require(Capabilities.ENTITIES);
        refuseOtherLines("ENTITIES");
        var request = new Request.Entities(radius);
        return reading(request, ask(request, LISTING, context), Replies::entities);
    }

    /// Waits for `ticks` server ticks (they count while frozen, not while paused).
    public void waitTicks(int ticks, ActionContext context) throws ActionFailure, InterruptedException {
        Duration longest = LISTING.plusSeconds(Math.max(0, ticks) / SLOW_TICKS_PER_SECOND);
        ask(new Request.Wait(ticks), longest, context);
    }

    /// Puts a text into the instance's event log.
    public void mark(String text, ActionContext context) throws ActionFailure, InterruptedException {
        ask(new Request.Mark(filled("MARK", text)), ANSWER, context);
    }

    /// @return the round trip
    public Duration ping(ActionContext context) throws ActionFailure, InterruptedException {
        long start = System.nanoTime();
        ask(new Request.Ping(), ANSWER, context);
        return Duration.ofNanos(System.nanoTime() - start);
    }

    public String echo(String text, ActionContext context) throws ActionFailure, InterruptedException {
        var request = new Request.Echo(filled("ECHO", text));
        return reading(request, ask(request, ANSWER, context), answer -> Replies.text(answer, "detail"));
    }

    /// Saves through the server itself; needs `save`.
    ///
    /// @param flush also wait until all is on disk
    public SaveAck save(boolean flush, Duration timeout, ActionContext context)
            throws ActionFailure, InterruptedException {
        require(Capabilities.SAVE);
        var request = new Request.Save(flush);
        return reading(request, ask(request, timeout, context), Replies::save);
    }

    /// The instance's environment; needs `environment`.
    public EnvReply environment(ActionContext context) throws ActionFailure, InterruptedException {
        require(Capabilities.ENVIRONMENT);
        return Replies.environment(ask(new Request.Env(), LISTING, context));
    }

    /// Tells `listener` every event from now on, and first those that no listener has heard yet (the
    /// newest 4,096).
    /// Runs on a thread of this connection's own; a slow listener loses old events, never stalls answers.
    public ActionContext.Registration onEvent(Consumer<ModEvent> listener) {
        return line.events().listen(listener);
    }

    /// Completes, always normally, when the connection is over.
    public CompletableFuture<Void> closed() {
        return line.over().thenAcceptAsync(_ -> {}, HAND_OVER);
    }

    /// Closes; calls under way fail with `CONNECTION_LOST`. Twice is harmless.
    @Override
    public void close() {
        line.end(WireFailures.lost(endpoint, "closed here"));
    }

    boolean isOpen() {
        return !line.over().isDone();
    }

    /// Sends a request and waits for an answer that is no error.
    Incoming ask(Request request, Duration timeout, ActionContext context) throws ActionFailure, InterruptedException {
        CompletableFuture<Incoming> answer = line.send(request, timeout, context);
        try {
            return accepted(request, answer.get());
        } catch (InterruptedException e) {
            close();
            throw e;
        } catch (ExecutionException e) {
            throw rethrown(e);
        }
    }

    static ActionFailure rethrown(ExecutionException e) {
        Throwable cause = e.getCause() instanceof CompletionException inner ? inner.getCause() : e.getCause();
        return switch (cause) {
            case ActionFailure failure -> WireFailures.again(failure);
            case CancellationException cancelled -> throw cancelled;
            case null, default -> throw new IllegalStateException("a request ended in an unknown way", e);
        };
    }

    private Incoming accepted(Request request, Incoming answer) throws ActionFailure {
        if (answer.isError()) {
            throw WireFailures.refused(endpoint, request.keyword().name(), answer.errorText());
        }
        return answer;
    }

    private static String filled(String keyword, String text) throws ActionFailure {
        if (text.isBlank()) {
            throw WireFailures.invalid("wire.request.empty", keyword);
        }
        return text;
    }

    private void require(String capability) throws ActionFailure {
        if (!supports(capability)) {
            throw WireFailures.unsupported(hello, capability);
        }
    }

    private void refuseOtherLines(String keyword) throws ActionFailure {
        if (supports(Capabilities.SNAPSHOT_ENTITY_NBT) || supports(Capabilities.ENTITIES_NBT)) {
            throw WireFailures.otherLines(hello, keyword);
        }
    }

    private interface Reading<T> {
        T read(Incoming answer) throws Replies.Missing;
    }

    private <T> T reading(Request request, Incoming answer, Reading<T> reading) throws ActionFailure {
        try {
            return reading.read(answer);
        } catch (Replies.Missing e) {
            var failure = WireFailures.nonsense(endpoint, request.keyword() + ": " + e.getMessage());
            line.end(failure);
            throw failure;
        }
    }
}
