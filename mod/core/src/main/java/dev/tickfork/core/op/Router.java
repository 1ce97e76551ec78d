package dev.tickfork.core.op;

import dev.tickfork.core.GameHost;
import dev.tickfork.core.event.Events;
import dev.tickfork.core.game.GameThread;
import dev.tickfork.core.game.Identity;
import dev.tickfork.core.lease.FreezeLeases;
import dev.tickfork.core.snapshot.SnapshotList;
import dev.tickfork.core.snapshot.SnapshotTaker;
import dev.tickfork.core.wire.Answer;
import dev.tickfork.core.wire.Dispatcher;
import dev.tickfork.core.wire.Peer;
import dev.tickfork.protocol.Request;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/// Gives each request to the class that carries it out. Any thread; never waits.
public final class Router implements Dispatcher {
    private final BasicOperations basic;
    private final WorldOperations world;
    private final EntityOperations entities;
    private final CommandOperations commands;
    private final LeaseOperations leases;
    private final EnvironmentOperations environment;
    private final SnapshotOperations snapshots;

    /// What the operations share.
    public record Parts(
            GameHost host,
            GameThread game,
            Identity identity,
            Events events,
            FreezeLeases leases,
            SnapshotTaker taker,
            SnapshotList list) {}

    public Router(BasicOperations basic, Parts parts, Executor workers) {
        this.basic = basic;
        this.world = new WorldOperations(parts.host(), parts.game(), parts.identity(), parts.leases());
        this.entities = new EntityOperations(parts.host(), parts.game(), parts.identity());
        this.commands = new CommandOperations(parts.host(), parts.game(), parts.identity(), parts.events());
        this.leases = new LeaseOperations(parts.leases(), parts.identity());
        this.environment = new EnvironmentOperations(parts.host(), parts.game(), parts.identity(), workers);
        this.snapshots = new SnapshotOperations(parts.taker(), parts.list(), parts.identity(), parts.events(), workers);
    }

    @Override
    public CompletableFuture<Answer> dispatch(Request request, Peer peer) {
        return switch (request) {
            case Request.Ping _ -> done(basic.ping());
            case Request.Echo(String text) -> done(basic.echo(text));
            case Request.Caps _ -> done(basic.caps());
            case Request.State _ -> world.state();
            case Request.Entities(double radius) -> entities.entities(radius);
            case Request.Cmd(String command) -> commands.run(command);
            case Request.Wait(int ticks) -> basic.waitFor(ticks, peer);
            case Request.Mark(String text) -> done(basic.mark(text));
            case Request.Snapshot snapshot -> snapshots.take(snapshot);
            case Request.Snapshots _ -> snapshots.list();
            case Request.Save(boolean flush) -> world.save(flush);
            case Request.Freeze(double seconds) -> leases.freeze(seconds, peer);
            case Request.FreezeRenew(String lease, double seconds) -> done(leases.renew(lease, seconds));
            case Request.Unfreeze(String lease) -> leases.unfreeze(lease);
            case Request.Env _ -> environment.environment();
        };
    }

    private static CompletableFuture<Answer> done(Answer answer) {
        return CompletableFuture.completedFuture(answer);
    }
}
