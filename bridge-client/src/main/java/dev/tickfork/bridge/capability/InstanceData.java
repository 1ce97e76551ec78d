package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.wire.CommandReply;
import dev.tickfork.bridge.wire.Located;
import dev.tickfork.bridge.wire.StateReply;
import dev.tickfork.bridge.wire.TickStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the operations on instances give back; names as on the wire.
public final class InstanceData {
    private InstanceData() {}

    /// @param stale port files that lead nowhere, and why
    /// @param other ports where something else answers, or nothing at all
    public record Listing(List<Instance> instances, List<Stale> stale, List<String> other) {}

    /// @param reason `missing`, `unreadable`, `nobody`, `silent`, `not_ours` or `other_world`
    public record Stale(String portFile, String reason) {}

    /// One instance. What its mod does not tell is null.
    ///
    /// @param instance   `server`, or `client`: a view, not the truth
    /// @param entities   living, ticking entities of all dimensions, players included
    public record Instance(
            String address,
            String instance,
            String mod,
            String modVersion,
            String minecraft,
            @Nullable Boolean inWorld,
            @Nullable String levelName,
            @Nullable String worldDir,
            @Nullable Long tick,
            @Nullable Boolean frozen,
            @Nullable Boolean paused,
            @Nullable Double tickRate,
            @Nullable Integer players,
            @Nullable Long entities,
            List<StateReply.Level> levels,
            @Nullable String generation,
            List<String> capabilities) {}

    /// @param success null on mods that do not tell
    /// @param result  null on mods that do not tell
    public record Command(
            String command,
            List<String> output,
            @Nullable Boolean success,
            @Nullable Integer result) {}

    /// What a freeze, or the end of one, found and left.
    ///
    /// @param frozenBefore whether the world was frozen when it was asked for
    /// @param frozen       whether it is now, asked of the game afterwards
    public record Ticking(String address, boolean frozenBefore, boolean frozen) {}

    static Listing listing(List<Located> found) {
        var instances = new ArrayList<Instance>();
        var stale = new ArrayList<Stale>();
        var other = new ArrayList<String>();
        for (Located one : found) {
            switch (one) {
                case Located.Found it -> {
                    Instance data = of(it);
                    if (instances.stream().noneMatch(known -> known.address().equals(data.address()))) {
                        instances.add(data);
                    }
                }
                case Located.Stale it ->
                    stale.add(new Stale(
                            it.portFile().toString(), it.reason().name().toLowerCase(Locale.ROOT)));
                case Located.Silent it -> other.add(it.endpoint().toString());
                case Located.NotOurs it -> other.add(it.endpoint().toString());
                case Located.Nobody _ -> {}
            }
        }
        return new Listing(instances, stale, other);
    }

    static Instance of(Located.Found found) {
        Optional<StateReply> state = found.state();
        Optional<TickStatus> ticking = state.flatMap(StateReply::ticking);
        return new Instance(
                found.endpoint().toString(),
                found.hello().vantage().name().toLowerCase(Locale.ROOT),
                found.hello().mod(),
                found.hello().version(),
                found.hello().minecraft(),
                state.map(StateReply::inWorld).orElse(null),
                state.flatMap(StateReply::levelName).orElse(null),
                state.flatMap(StateReply::worldDir).map(Object::toString).orElse(null),
                state.map(StateReply::tick).orElse(null),
                ticking.map(TickStatus::frozen).orElse(null),
                ticking.map(TickStatus::paused).orElse(null),
                ticking.map(TickStatus::tickRate).orElse(null),
                state.map(StateReply::players).orElse(null),
                state.map(s -> s.levels().stream()
                                .mapToLong(StateReply.Level::entities)
                                .sum())
                        .orElse(null),
                state.map(StateReply::levels).orElse(List.of()),
                state.flatMap(StateReply::generation).orElse(null),
                found.hello().capabilities().stream().sorted().toList());
    }

    static Command of(CommandReply reply) {
        return new Command(
                reply.command(),
                reply.output(),
                reply.success().orElse(null),
                reply.result().isPresent() ? reply.result().getAsInt() : null);
    }
}
