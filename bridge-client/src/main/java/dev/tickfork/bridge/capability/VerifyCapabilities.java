package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.fork.ForkFolder;
import dev.tickfork.bridge.lab.LabStatus;
import dev.tickfork.bridge.restore.Allowance;
import dev.tickfork.bridge.restore.DestinationClaim;
import dev.tickfork.bridge.restore.RestoreRequest;
import dev.tickfork.bridge.verify.OrderCheck;
import dev.tickfork.bridge.verify.OrderCheckData;
import dev.tickfork.bridge.verify.RestoreAndVerify;
import dev.tickfork.bridge.verify.RestoreData;
import dev.tickfork.bridge.verify.RestoreOptions;
import dev.tickfork.bridge.verify.VerifyData;
import dev.tickfork.bridge.verify.VerifyFork;
import dev.tickfork.bridge.verify.VerifyRequest;
import dev.tickfork.bridge.wire.ModConnection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Operations that put recordings into labs and judge what came back.
final class VerifyCapabilities {
    private static final int SAMPLES = 10;

    private VerifyCapabilities() {}

    static List<Capability> all(Services services) {
        return List.of(restore(services), order(services), verify(services));
    }

    private static CapabilityBuilder overFork(String name, String alias) {
        return Capability.named(name)
                .alias(alias)
                .takes(Field.path("directory").needed(), Field.text("target"))
                .takes(Instances.FIELDS)
                .holds(Instances.TICK_PATTERN, Instances::tick)
                .fails(
                        Codes.NOT_FOUND,
                        Codes.NOT_A_SNAPSHOT,
                        Codes.SNAPSHOT_INVALID,
                        Codes.MISMATCH,
                        Codes.EMPTY,
                        Codes.CONNECTION_LOST,
                        Codes.INSTANCE_ERROR);
    }

    private static Capability restore(Services services) {
        return overFork("fork.restore", "mc_restore")
                .takes(
                        Field.flag("dry_run", true),
                        Field.flag("verify", true),
                        Field.path("expect_world"),
                        Field.flag("many_chunks", false),
                        Field.flag("leave_out_unrestorable", false),
                        Field.choice("source_difficulty", "peaceful", "easy", "normal", "hard"))
                .allows(Permission.CONTROL_INSTANCE)
                .needsPack()
                .fails(Codes.UNVERIFIED, Codes.DESTINATION_UNPROVEN, Codes.LAB_STATE, Codes.COMMAND_FAILED)
                .example(Map.of("directory", "forks/live-fork-01", "lab", "lab-1", "dry_run", false))
                .gives(RestoreData.class, (in, context) -> restore(in, services, context));
    }

    private static Outcome restore(Inputs in, Services services, ActionContext context) throws Exception {
        boolean named = in.has("instance") || in.has("port_file") || in.has("lab");
        if (in.flag("dry_run") && !named) {
            return new RestoreAndVerify(in.path("directory"), null, options(in, Optional.empty())).run(context);
        }
        Optional<LabStatus> lab = Instances.lab(in, services.labs(), context);
        try (ModConnection connection = Instances.connect(in, services.labs(), context)) {
            return new RestoreAndVerify(in.path("directory"), connection, options(in, lab)).run(context);
        }
    }

    private static RestoreOptions options(Inputs in, Optional<LabStatus> lab) throws IOException {
        Set<Allowance> allowed = EnumSet.noneOf(Allowance.class);
        if (in.flag("many_chunks")) {
            allowed.add(Allowance.MANY_CHUNKS);
        }
        if (in.flag("leave_out_unrestorable")) {
            allowed.add(Allowance.LEAVE_OUT_UNRESTORABLE);
        }
        Optional<String> difficulty = in.has("source_difficulty")
                ? in.maybeText("source_difficulty")
                : new ForkFolder(in.path("directory")).sourceDifficulty();
        var claim = new DestinationClaim(target(in), lab, in.maybePath("expect_world"), List.<Path>of());
        return new RestoreOptions(
                !in.flag("dry_run"),
                in.flag("verify"),
                new RestoreRequest(claim, allowed, difficulty),
                VerifyRequest.exact(target(in), lab));
    }

    private static String target(Inputs in) {
        return in.maybeText("target").or(() -> in.maybeText("lab")).orElse("");
    }

    private static Capability order(Services services) {
        return overFork("order.check", "mc_order")
                .takes(Field.decimal("radius", 0, ForkCapabilities.FARTHEST, "blocks")
                        .or(0.0))
                .allows(Permission.CONTROL_INSTANCE)
                .example(Map.of("directory", "forks/live-fork-01", "lab", "lab-1"))
                .gives(OrderCheckData.class, (in, context) -> {
                    Optional<LabStatus> lab = Instances.lab(in, services.labs(), context);
                    try (ModConnection connection = Instances.connect(in, services.labs(), context)) {
                        var request = new VerifyRequest(target(in), lab, in.decimal("radius"), CompareOptions.EXACT);
                        return new OrderCheck(in.path("directory"), connection, request).run(context);
                    }
                });
    }

    private static Capability verify(Services services) {
        return overFork("state.verify", "mc_verify")
                .takes(
                        Field.decimal("radius", 0, ForkCapabilities.FARTHEST, "blocks")
                                .or(0.0),
                        Field.decimal("pos_tolerance", 0, 1_000, "blocks").or(0.0),
                        Field.decimal("vel_tolerance", 0, 1_000, "blocks per tick")
                                .or(0.0),
                        Field.texts("ignore_nbt"))
                .allows(Permission.CONTROL_INSTANCE)
                .example(Map.of("directory", "forks/live-fork-01", "lab", "lab-1"))
                .gives(VerifyData.class, (in, context) -> {
                    Optional<LabStatus> lab = Instances.lab(in, services.labs(), context);
                    try (ModConnection connection = Instances.connect(in, services.labs(), context)) {
                        var options = new CompareOptions(
                                in.decimal("pos_tolerance"),
                                in.decimal("vel_tolerance"),
                                0,
                                in.texts("ignore_nbt"),
                                SAMPLES);
                        var request = new VerifyRequest(target(in), lab, in.decimal("radius"), options);
                        return new VerifyFork(in.path("directory"), connection, request).run(context);
                    }
                });
    }
}
