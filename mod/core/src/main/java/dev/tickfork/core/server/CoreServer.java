package dev.tickfork.core.server;

import dev.tickfork.core.GameHost;
import dev.tickfork.core.Registration;
import dev.tickfork.core.event.EventLog;
import dev.tickfork.core.event.Events;
import dev.tickfork.core.game.GameThread;
import dev.tickfork.core.game.Identity;
import dev.tickfork.core.game.TickWaiters;
import dev.tickfork.core.lease.FreezeLeases;
import dev.tickfork.core.op.BasicOperations;
import dev.tickfork.core.op.Router;
import dev.tickfork.core.snapshot.SnapshotFolder;
import dev.tickfork.core.snapshot.SnapshotList;
import dev.tickfork.core.snapshot.SnapshotTaker;
import dev.tickfork.core.wire.LineServer;
import dev.tickfork.protocol.Limits;
import dev.tickfork.protocol.MessageTypes;
import dev.tickfork.protocol.Protocol;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// The server vantage of one opened world: started when the world is open, stopped when it closes. Its
/// threads are virtual; the game thread runs only what [GameHost] says it runs.
public final class CoreServer implements AutoCloseable {
    private static final long STOP_SECONDS = 5;
    private static final Logger LOG = Logger.getLogger(CoreServer.class.getName());

    private final GameHost host;
    private final CoreSettings settings;
    private final Identity identity;
    private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().factory());
    private final Events events = new Events();
    private final EventLog log;
    private final GameThread game;
    private final TickWaiters waiters = new TickWaiters();
    private final FreezeLeases leases;
    private final SnapshotFolder snapshots;
    private final SnapshotTaker taker;
    private final Registration tickEnd;
    private @Nullable LineServer lines; // set once by start
    private boolean stopped; // guarded by this

    private CoreServer(GameHost host, CoreSettings settings) {
        this.host = host;
        this.settings = settings;
        this.identity = Identity.mint(host.identity(), settings.modVersion());
        this.log = new EventLog(settings.folder().resolve(Protocol.EVENTS_FILE));
        this.game = new GameThread(host);
        this.leases = new FreezeLeases(host, game, events, clock);
        this.snapshots = new SnapshotFolder(settings.folder().resolve(Protocol.SNAPSHOTS_FOLDER));
        this.taker = new SnapshotTaker(host, game, identity, snapshots, workers);
        this.tickEnd = host.onTickEnd(this::tickEnded);
    }

    /// Opens the data folder, binds a port and serves. Any thread; takes milliseconds. When no port is
    /// free the game goes on without us: there is a `bind_error` event in the log, and no port.
    public static CoreServer start(GameHost host, CoreSettings settings) {
        var server = new CoreServer(host, settings);
        server.open();
        return server;
    }

    /// The bound port, empty when none was free.
    public OptionalInt port() {
        return lines == null ? OptionalInt.empty() : OptionalInt.of(lines.port());
    }

    /// The random id of this opened world.
    public String generation() {
        return identity.generation();
    }

    /// Ends everything: freeze leases put the world back, unanswered requests get an error, connections
    /// close. Call it while the game thread still runs tasks, or on the game thread itself; takes at most
    /// a few seconds. Calls after the first do nothing.
    public synchronized void stop() {
        if (stopped) {
            return;
        }
        stopped = true;
        taker.stop();
        endLeases();
        tickEnd.close();
        if (lines != null) {
            lines.stop(GameThread.CLOSING);
        }
        clock.shutdownNow();
        log.stop();
        workers.shutdown();
    }

    @Override
    public void close() {
        stop();
    }

    private void open() {
        try {
            Files.createDirectories(settings.folder());
            snapshots.recover();
        } catch (IOException e) {
            LOG.log(Level.WARNING, e, () -> "the data folder is not in order: " + settings.folder());
        }
        log.start(workers);
        events.addListener(log::add);
        Optional<LineServer> bound = LineServer.bind(settings.basePort(), workers, settings.outbox());
        if (bound.isPresent()) {
            serve(bound.get());
        } else {
            int last = settings.basePort() + Limits.PORT_TRIES - 1;
            events.error(
                    MessageTypes.BIND_ERROR,
                    "none of the ports " + settings.basePort() + " to " + last
                            + " is free on loopback: stop what holds one, or set " + CoreSettings.PORT_PROPERTY);
        }
    }

    private void serve(LineServer server) {
        lines = server;
        events.addListener(server::broadcast);
        var basic = new BasicOperations(identity, events, waiters);
        var parts = new Router.Parts(host, game, identity, events, leases, taker, new SnapshotList(snapshots));
        server.accept(new Router(basic, parts, workers), basic::hello);
        try {
            PortFile.write(settings.folder(), server.port());
        } catch (IOException e) {
            LOG.log(Level.WARNING, "port.txt cannot be written", e);
            events.error(MessageTypes.PORTFILE_ERROR, "cannot write " + Protocol.PORT_FILE + ": " + e);
        }
        events.text(
                MessageTypes.HELLO, Protocol.MOD + " " + identity.modVersion() + " listens on port " + server.port());
    }

    private void tickEnded() {
        leases.tickEnded();
        waiters.tickEnded();
    }

    private void endLeases() {
        if (host.isGameThread()) {
            leases.endAll();
            return;
        }
        try {
            game.ask(() -> {
                        leases.endAll();
                        return true;
                    })
                    .get(STOP_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            if (leases.count() > 0) {
                LOG.log(Level.WARNING, "freeze leases could not be ended before the world closed", e);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
