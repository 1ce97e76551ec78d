package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.fork.ForkEntry;
import dev.tickfork.bridge.fork.ForkList;
import dev.tickfork.bridge.fork.ForkRequest;
import dev.tickfork.bridge.fork.ForkResult;
import dev.tickfork.bridge.fork.ForkWorld;
import dev.tickfork.bridge.wire.ModConnection;
import java.util.List;
import java.util.Map;

/// Operations on forks.
final class ForkCapabilities {
    /// The farthest that a player can be from anything in the same dimension, roughly.
    static final double FARTHEST = 30_000_000;

    private ForkCapabilities() {}

    /// What `fork.list` gives back.
    public record Listing(List<ForkEntry> forks) {}

    static List<Capability> all(Services services) {
        return List.of(fork(services), list(services));
    }

    private static Capability fork(Services services) {
        return Capability.named("world.fork")
                .alias("mc_fork")
                .takes(
                        Names.safe("name").needed(),
                        Field.decimal("radius", 0, FARTHEST, "blocks").or(0.0),
                        Names.dimension(),
                        Field.flag("regions", true),
                        Field.path("world_dir"),
                        Field.flag("lease", true))
                .takes(Instances.FIELDS)
                .allows(Permission.CONTROL_INSTANCE, Permission.WRITE_FILES)
                .holds(Instances.TICK_PATTERN, Instances::tick)
                .needsPack()
                .fails(
                        Codes.NOT_FOUND,
                        Codes.PREFLIGHT,
                        Codes.NAME_TAKEN,
                        Codes.DISK_FULL,
                        Codes.WORLD_MOVED,
                        Codes.LEASE_LOST,
                        Codes.STILL_FROZEN,
                        Codes.CONNECTION_LOST,
                        Codes.INSTANCE_ERROR)
                .example(Map.of("instance", "127.0.0.1:25581", "name", "live-fork-01"))
                .gives(ForkResult.class, (in, context) -> {
                    try (ModConnection connection = Instances.connect(in, services.labs(), context)) {
                        ForkResult data = new ForkWorld(services.home()).run(request(in), connection, context);
                        return Outcome.ok(
                                Message.of(
                                        data.clean() ? "capability.forked" : "capability.forked_unclean",
                                        data.entities(),
                                        data.orderHash(),
                                        data.forkDir()),
                                data);
                    }
                });
    }

    private static ForkRequest request(Inputs in) {
        return new ForkRequest(
                in.text("name"),
                in.decimal("radius"),
                in.text("dimension"),
                in.flag("regions"),
                in.maybePath("world_dir").orElse(null),
                in.flag("lease"));
    }

    private static Capability list(Services services) {
        return Capability.named("fork.list")
                .allows(Permission.OBSERVE)
                .example(Map.of())
                .gives(Listing.class, (_, _) -> {
                    var data = new Listing(ForkList.of(services.home()));
                    return Outcome.ok(
                            Message.of("capability.forks", data.forks().size()), data);
                });
    }
}
