package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.IoFailures;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.journal.Journal;
import dev.tickfork.bridge.journal.Obligation;
import dev.tickfork.bridge.wire.EnvReply;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.SnapshotAck;
import dev.tickfork.bridge.world.CopyResult;
import dev.tickfork.bridge.world.CopyRules;
import dev.tickfork.bridge.world.Landing;
import dev.tickfork.bridge.world.PartFolder;
import dev.tickfork.bridge.world.WorldCopy;
import dev.tickfork.protocol.Capabilities;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Forks a live world into `forks/<name>`: preflight, journal, freeze, flush, snapshot, copy, second snapshot,
/// thaw, proof, hashes, manifest, rename. Whatever ends it early puts the source back, leaves nothing under
/// the final name and closes the journal entry. Blocks.
public final class ForkWorld {
    private final Path forks;
    private final Journal journal;
    private final WorldCopy copier;

    /// @param home the data folder (`~/TickFork`)
    public ForkWorld(Path home) {
        this(home, new WorldCopy());
    }

    ForkWorld(Path home, WorldCopy copier) {
        this.forks = home.resolve("forks");
        this.journal = new Journal(home);
        this.copier = copier;
    }

    /// @param connection to the source's server vantage; stays open
    /// @throws ActionFailure why there is no fork; `STILL_FROZEN` comes before all others
    public ForkResult run(ForkRequest request, ModConnection connection, ActionContext context)
            throws ActionFailure, InterruptedException {
        try {
            return fork(request, connection, context);
        } catch (IOException e) {
            throw IoFailures.explain(e);
        }
    }

    private ForkResult fork(ForkRequest request, ModConnection connection, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        long begin = System.nanoTime();
        context.progress("preflight", Message.of("fork.checking"));
        Source source = new ForkPreflight(forks).require(request, connection, context);
        Path target = forks.resolve(request.name());
        Path unfinished = PartFolder.folderFor(target, context.actionId());
        Obligation obligation = journal.open(context.actionId(), "world.fork", List.of(unfinished));
        try (var part = PartFolder.create(target, context.actionId())) {
            Held held = hold(request, source, part.folder(), new Debt(obligation, context));
            Fork fork = finish(request, source, part, held, context);
            double total = (System.nanoTime() - begin) / 1e9;
            part.land();
            return fork.result(target, total);
        } finally {
            if (obligation.entry().world() == null && !Files.exists(unfinished)) {
                obligation.done();
            }
        }
    }

    /// The obligation of this fork and the action that has it.
    private record Debt(Obligation obligation, ActionContext context) {}

    /// What was gathered while the source stood still.
    ///
    /// @param copy null without regions
    record Held(
            SnapshotAck first,
            SnapshotAck second,
            FlushWorld.@Nullable Flushed flushed,
            WorldCopy.@Nullable Transferred copy,
            Stillness stillness) {}

    /// How the source was held.
    ///
    /// @param by      `lease` or `commands`
    /// @param seconds for which it stood still for us
    record Stillness(String by, boolean wasFrozen, double seconds) {}

    private Held hold(ForkRequest request, Source source, Path into, Debt debt)
            throws ActionFailure, IOException, InterruptedException {
        ActionContext context = debt.context();
        Hold hold = Hold.take(source, request.lease(), debt.obligation(), context);
        boolean released = false;
        try {
            FlushWorld.Flushed flushed = request.regions() ? FlushWorld.run(source, context) : null;
            SnapshotAck first = RecordOrder.run(request, source, into, context);
            WorldCopy.Transferred copy = request.regions() ? copy(source, into, context) : null;
            SnapshotAck second = StillnessProof.takeAgain(request, source, context);
            hold.requireHeld();
            context.progress("thaw", Message.of("fork.thawing")); // a cancel that is heard here still puts it back
            released = true;
            double seconds = hold.release(context);
            var stillness = new Stillness(hold.by(), hold.wasFrozen(), seconds);
            return new Held(first, second, flushed, copy, stillness);
        } catch (Throwable e) { // every way out must put the world back, also an out-of-memory error
            if (!released) {
                hold.releaseAfter(e);
            }
            throw e;
        }
    }

    private WorldCopy.Transferred copy(Source source, Path into, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        Path world = source.worldDir().orElseThrow();
        return copier.transfer(world, into.resolve(ForkFolder.WORLD), CopyRules.of(source.pack()), context);
    }

    /// What needs no source any more but its environment.
    private Fork finish(ForkRequest request, Source source, PartFolder part, Held held, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        StillnessProof.Proved proved = StillnessProof.compare(held.first(), part.folder(), held.second(), context);
        WorldCopy.Transferred moved = held.copy();
        CopyResult copy = moved == null ? null : copier.hash(moved, context);
        context.progress("manifest", Message.of("fork.writing"));
        Fork fork = Fork.judge(request, source, held, proved, copy, part.folder());
        byte[] manifest = ManifestJson.write(fork, environment(source, context));
        Landing.write(part.folder().resolve(ForkFolder.MANIFEST), manifest);
        for (Reason reason : fork.reasons()) {
            context.diagnostic(Diagnostic.warning(reason.code(), reason.text()));
        }
        if (proved.empty()) {
            context.diagnostic(Diagnostic.warning("FORK_EMPTY", Message.of("fork.empty", request.dimension())));
        }
        return fork;
    }

    private static Optional<EnvReply> environment(Source source, ActionContext context)
            throws ActionFailure, InterruptedException {
        return source.connection().supports(Capabilities.ENVIRONMENT)
                ? Optional.of(source.connection().environment(context))
                : Optional.empty();
    }
}
