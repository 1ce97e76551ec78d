package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.capability.SnapshotData.Difference;
import dev.tickfork.bridge.capability.SnapshotData.Entry;
import dev.tickfork.bridge.capability.SnapshotData.Inspection;
import dev.tickfork.bridge.capability.SnapshotData.Listing;
import dev.tickfork.bridge.capability.SnapshotData.Taken;
import dev.tickfork.bridge.compare.Comparison;
import dev.tickfork.bridge.compare.EntityColumns;
import dev.tickfork.bridge.snapshot.NbtCheck;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.wire.SnapshotRequest;
import dev.tickfork.protocol.SafeName;
import java.util.List;
import java.util.Map;

/// Operations on snapshots.
final class SnapshotCapabilities {
    private SnapshotCapabilities() {}

    static List<Capability> all(Services services) {
        return List.of(take(services), list(services), inspect(), compare());
    }

    private static Capability take(Services services) {
        return Capability.named("snapshot.take")
                .alias("mc_snapshot")
                .takes(
                        Names.safe("name"),
                        Field.decimal("radius", 0, 30_000_000, "blocks").or(0.0),
                        Names.dimension())
                .takes(Instances.FIELDS)
                .allows(Permission.CONTROL_INSTANCE)
                .holds(Instances.TICK_PATTERN, Instances::tick)
                .fails(
                        Codes.NOT_FOUND,
                        Codes.UNREACHABLE,
                        Codes.PROTOCOL,
                        Codes.CONNECTION_LOST,
                        Codes.INSTANCE_ERROR,
                        Codes.UNSUPPORTED)
                .example(Map.of("instance", "127.0.0.1:25581", "name", "before", "radius", 64))
                .gives(Taken.class, (in, context) -> {
                    try (ModConnection connection = Instances.connect(in, services.labs(), context)) {
                        String name =
                                in.maybeText("name").orElseGet(() -> SafeName.fromTitle("snap-" + context.actionId()));
                        context.progress("snapshot", Message.of("capability.snapshot", name));
                        Taken data = Taken.of(connection.snapshot(
                                new SnapshotRequest(name, in.decimal("radius"), in.text("dimension")), context));
                        return Outcome.ok(
                                Message.of("capability.snapshot_taken", data.entities(), data.orderHash(), data.dir()),
                                data);
                    }
                });
    }

    private static Capability list(Services services) {
        return Capability.named("snapshot.list")
                .alias("mc_snapshots")
                .takes(Instances.FIELDS)
                .allows(Permission.OBSERVE)
                .fails(
                        Codes.NOT_FOUND,
                        Codes.UNREACHABLE,
                        Codes.PROTOCOL,
                        Codes.CONNECTION_LOST,
                        Codes.INSTANCE_ERROR,
                        Codes.UNSUPPORTED)
                .example(Map.of("instance", "127.0.0.1:25581"))
                .gives(Listing.class, (in, context) -> {
                    try (ModConnection connection = Instances.connect(in, services.labs(), context)) {
                        var data = new Listing(connection.snapshots(context).stream()
                                .map(Entry::of)
                                .toList());
                        return Outcome.ok(
                                Message.of(
                                        "capability.snapshots", data.snapshots().size()),
                                data);
                    }
                });
    }

    private static Capability inspect() {
        return Capability.named("snapshot.inspect")
                .takes(Field.path("directory").needed(), Field.flag("every_nbt", true))
                .allows(Permission.OBSERVE)
                .fails(Codes.NOT_FOUND, Codes.NOT_A_SNAPSHOT, Codes.SNAPSHOT_INVALID)
                .example(Map.of("directory", "forks/before"))
                .gives(Inspection.class, (in, context) -> inspect(in, context));
    }

    private static Outcome inspect(Inputs in, ActionContext context) throws Exception {
        NbtCheck depth = in.flag("every_nbt") ? NbtCheck.EVERY : NbtCheck.QUICK;
        try (Snapshot snapshot = Snapshot.open(in.path("directory"), depth, context)) {
            Inspection data = Inspection.of(snapshot);
            long errors = data.issues().stream()
                    .filter(one -> one.severity().equals("error"))
                    .count();
            return data.valid()
                    ? Outcome.ok(
                            snapshot.empty()
                                    ? Message.of("capability.inspected_empty")
                                    : Message.of("capability.inspected", data.records()),
                            data)
                    : Outcome.not(Codes.SNAPSHOT_INVALID, Message.of("capability.inspected_bad", errors), data);
        }
    }

    private static Capability compare() {
        return Capability.named("snapshot.compare")
                .alias("mc_compare")
                .takes(CompareInputs.FIELDS)
                .allows(Permission.OBSERVE)
                .fails(Codes.NOT_FOUND, Codes.NOT_A_SNAPSHOT, Codes.MISMATCH, Codes.EMPTY)
                .example(Map.of("a", "forks/before", "b", "forks/after", "pos_tolerance", 0.01))
                .gives(Difference.class, (in, context) -> compare(in, context));
    }

    private static Outcome compare(Inputs in, ActionContext context) throws Exception {
        try (Snapshot a = Snapshot.open(in.path("a"), context);
                Snapshot b = Snapshot.open(in.path("b"), context)) {
            Comparison found = Comparison.of(
                    a.columns(EntityColumns::new), b.columns(EntityColumns::new), CompareInputs.options(in), context);
            return CompareInputs.outcome(found, a.size(), Difference.of(a, b, found));
        }
    }
}
