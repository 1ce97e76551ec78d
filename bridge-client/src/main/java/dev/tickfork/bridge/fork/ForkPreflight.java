package dev.tickfork.bridge.fork;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.pack.GamePack;
import dev.tickfork.bridge.pack.Packs;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.StateReply;
import dev.tickfork.bridge.wire.Vantage;
import dev.tickfork.bridge.world.Check;
import dev.tickfork.bridge.world.CopyPlace;
import dev.tickfork.bridge.world.CopyPreflight;
import dev.tickfork.bridge.world.CopyRules;
import dev.tickfork.bridge.world.PathLimits;
import dev.tickfork.protocol.Capabilities;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Looks at everything that a fork needs before anything is changed: asks the source for its state, reads
/// folders. Blocks for a round trip or two and one walk through the world.
public final class ForkPreflight {
    private final Path forks;
    private final PathLimits limits;

    /// @param forks folder of all forks
    public ForkPreflight(Path forks) {
        this(forks, PathLimits.ofThisSystem());
    }

    ForkPreflight(Path forks, PathLimits limits) {
        this.forks = forks;
        this.limits = limits;
    }

    /// All findings, in a fixed order; the later ones are left out where an earlier one makes them pointless.
    public List<Check> check(ForkRequest request, ModConnection connection, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        return look(request, connection, context).checks();
    }

    /// What the checks found, and the source where nothing blocks.
    record Findings(List<Check> checks, Optional<Source> source) {}

    Source require(ForkRequest request, ModConnection connection, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        Findings findings = look(request, connection, context);
        Check.requireNoneBlocked(findings.checks());
        for (Check check : findings.checks()) {
            if (check instanceof Check.Warned warned) {
                context.diagnostic(Diagnostic.warning(warned.code(), warned.text()));
            }
        }
        return findings.source().orElseThrow();
    }

    private Findings look(ForkRequest request, ModConnection connection, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        var checks = new ArrayList<Check>();
        checks.add(vantage(connection));
        checks.addAll(ForkName.check(request.name(), forks));
        Optional<GamePack> pack = Packs.forVersion(connection.hello().minecraft());
        if (pack.isEmpty()) {
            checks.add(noPack(connection));
        }
        if (blocked(checks) || pack.isEmpty()) {
            return new Findings(List.copyOf(checks), Optional.empty());
        }
        StateReply state = connection.state(context);
        if (!state.inWorld()) {
            checks.add(Check.blocked("FORK_WORLD", Message.of("fork.check.noworld", connection.endpoint())));
            return new Findings(List.copyOf(checks), Optional.empty());
        }
        checks.add(dimension(request, state));
        TickCheck.Found ticking = TickCheck.look(connection, state, pack.get().commands(), context);
        checks.add(ticking.check());
        Optional<Path> world = Optional.ofNullable(request.worldDir()).or(state::worldDir);
        if (request.regions()) {
            checks.addAll(world(request, state, world, pack.get(), context));
        } else {
            world.filter(Files::isDirectory).ifPresent(folder -> checks.add(place(folder, request)));
        }
        var source = new Source(connection, state, connection.generation(), pack.get(), ticking, world);
        return new Findings(List.copyOf(checks), blocked(checks) ? Optional.empty() : Optional.of(source));
    }

    private static boolean blocked(List<Check> checks) {
        return checks.stream().anyMatch(Check.Blocked.class::isInstance);
    }

    private static Check vantage(ModConnection connection) {
        if (connection.hello().vantage() != Vantage.SERVER || !connection.supports(Capabilities.SNAPSHOT)) {
            var text = Message.of("fork.check.client", connection.endpoint());
            return new Check.Blocked("FORK_VANTAGE", Codes.UNSUPPORTED, text);
        }
        return new Check.Passed("FORK_VANTAGE", Message.of("fork.check.server", connection.endpoint()));
    }

    private static Check noPack(ModConnection connection) {
        try {
            GamePack pack = Packs.require(connection.hello().minecraft());
            return new Check.Passed("FORK_PACK", Message.of("fork.check.pack", pack.id()));
        } catch (ActionFailure e) {
            return new Check.Blocked("FORK_PACK", e.code(), e.text());
        }
    }

    private static Check dimension(ForkRequest request, StateReply state) {
        List<String> known =
                state.levels().stream().map(StateReply.Level::dimension).toList();
        if (!known.isEmpty() && !known.contains(request.dimension())) {
            var text = Message.of("fork.check.nodimension", request.dimension(), String.join(", ", known));
            return new Check.Blocked("FORK_DIMENSION", Codes.INVALID_REQUEST, text);
        }
        long players = state.playerList().stream()
                .filter(player -> player.dimension().equals(request.dimension()))
                .count();
        if (request.radius() > 0 && players == 0) {
            var text = Message.of("fork.check.radius", request.dimension());
            return new Check.Blocked("FORK_RADIUS", Codes.INVALID_REQUEST, text);
        }
        if (players > 0) {
            return new Check.Warned("FORK_PLAYERS", Message.of("fork.check.players", players, request.dimension()));
        }
        return new Check.Passed("FORK_DIMENSION", Message.of("fork.check.dimension", request.dimension()));
    }

    private List<Check> world(
            ForkRequest request, StateReply state, Optional<Path> world, GamePack pack, ActionContext context)
            throws IOException {
        if (world.isEmpty()) {
            var text = Message.of("fork.check.nofolder");
            return List.of(new Check.Blocked("FORK_FOLDER", Codes.NOT_FOUND, text));
        }
        Path folder = world.get();
        if (!Files.isReadable(folder.resolve("level.dat"))) {
            var text = Message.of("fork.check.nolevel", folder);
            return List.of(new Check.Blocked("FORK_FOLDER", Codes.NOT_FOUND, text));
        }
        var checks = new ArrayList<Check>();
        if (request.worldDir() != null && !isSame(folder, state.worldDir())) {
            checks.add(new Check.Warned(
                    "FORK_FOLDER",
                    Message.of(
                            "fork.check.otherfolder",
                            folder,
                            state.worldDir().map(Path::toString).orElse("-"))));
        }
        Path target = forks.resolve(request.name()).resolve(ForkFolder.WORLD);
        checks.addAll(new CopyPreflight(folder, target, CopyRules.of(pack), limits).check(context));
        return checks;
    }

    /// A fork without regions writes next to nothing, and still not into the world that it records.
    private Check place(Path folder, ForkRequest request) {
        try {
            CopyPlace.prove(folder, forks.resolve(request.name()));
            return new Check.Passed("COPY_PLACE", Message.of("fork.check.free", request.name()));
        } catch (ActionFailure e) {
            return new Check.Blocked("COPY_PLACE", e.code(), e.text());
        }
    }

    private static boolean isSame(Path folder, Optional<Path> told) throws IOException {
        return told.isPresent() && Files.exists(told.get()) && Files.isSameFile(folder, told.get());
    }
}
