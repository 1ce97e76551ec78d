package dev.tickfork.core.snapshot;

import dev.tickfork.core.GameHost;
import dev.tickfork.core.game.GameThread;
import dev.tickfork.core.game.Identity;
import dev.tickfork.core.wire.RefusedException;
import dev.tickfork.protocol.Request;
import dev.tickfork.protocol.SafeName;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/// Takes snapshots: captures on the game thread, in the order of the requests, and writes one after the
/// other on a worker, so two requests for one name never meet on disk. Any thread.
public final class SnapshotTaker {
    /// Captures that wait to be written: each may hold a whole world in memory.
    static final int MOST_WAITING = 8;

    private final GameHost host;
    private final GameThread game;
    private final Identity identity;
    private final SnapshotFolder folder;
    private final Executor workers;
    private final Selection selection;
    private CompletableFuture<?> last = CompletableFuture.completedFuture(null); // guarded by this
    private int waiting; // guarded by this
    private volatile boolean stopping;

    public SnapshotTaker(GameHost host, GameThread game, Identity identity, SnapshotFolder folder, Executor workers) {
        this.host = host;
        this.game = game;
        this.identity = identity;
        this.folder = folder;
        this.workers = workers;
        this.selection = new Selection(host);
    }

    /// What was captured and where it lies. Immutable.
    public record Outcome(Shot shot, Taken taken) {}

    /// Fails with [RefusedException] for a bad name, an unknown dimension, a radius without a player, too
    /// many at once, or a failing disk.
    public synchronized CompletableFuture<Outcome> take(Request.Snapshot request) {
        String name = request.name();
        if (name != null) {
            SafeName.problem(name).ifPresent(problem -> {
                throw new RefusedException("the snapshot name " + name + " " + problem);
            });
        }
        if (waiting >= MOST_WAITING) {
            throw new RefusedException(MOST_WAITING + " snapshots wait to be written: wait for their replies");
        }
        waiting++;
        CompletableFuture<Shot> shot = game.ask(() -> capture(request));
        CompletableFuture<Outcome> outcome = last.handle((_, _) -> true)
                .thenCombine(shot, (_, captured) -> captured)
                .thenApplyAsync(captured -> write(request, captured), workers);
        last = outcome.handle((_, _) -> written()); // keeps no capture alive
        return outcome;
    }

    /// Lets writes in progress give up; what they would have replaced stays.
    public void stop() {
        stopping = true;
    }

    private synchronized int written() {
        return --waiting;
    }

    private Shot capture(Request.Snapshot request) {
        String asked = request.dimension();
        String dimension = asked == null ? selection.defaultDimension() : asked;
        return new Shot(host.tickCount(), host.world(), host.tickState(), selection.scene(dimension, request.radius()));
    }

    private Outcome write(Request.Snapshot request, Shot shot) {
        String asked = request.name();
        String name = asked == null ? "snap-" + shot.tick() : asked;
        try {
            return new Outcome(shot, folder.write(name, shot, identity, () -> stopping));
        } catch (IOException e) {
            throw new RefusedException("the snapshot " + name + " cannot be written to " + folder.root() + ": " + e);
        }
    }
}
