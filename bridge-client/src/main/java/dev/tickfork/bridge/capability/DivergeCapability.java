package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.workflow.DivergeData;
import dev.tickfork.bridge.workflow.Divergence;
import dev.tickfork.bridge.workflow.VerifyRuns;
import java.util.Map;
import java.util.Optional;

/// The search for the first tick at which two labs from one fork part.
final class DivergeCapability {
    /// Over a quarter of an hour of game time; each step takes two snapshots.
    private static final long MOST_TICKS = 20_000;

    private DivergeCapability() {}

    static Capability over(Services services) {
        return Capability.named("workflow.diverge")
                .takes(
                        Field.path("directory").needed(),
                        Names.safe("name"),
                        Field.whole("ticks", 1, MOST_TICKS).or(200L),
                        Field.flag("shuffle", false),
                        Field.whole("seed", 0, Integer.MAX_VALUE).or(1L),
                        Field.text("memory").or("1G"),
                        Field.flag("keep", false))
                .allows(Permission.CONTROL_INSTANCE, Permission.WRITE_FILES, Permission.RUN_PROCESSES)
                .needsPack()
                .fails(
                        Codes.NOT_FOUND,
                        Codes.NOT_A_SNAPSHOT,
                        Codes.SNAPSHOT_INVALID,
                        Codes.PREFLIGHT,
                        Codes.EMPTY,
                        Codes.MISMATCH,
                        Codes.LAB_FAILED,
                        Codes.LAB_STATE,
                        Codes.COMMAND_FAILED,
                        Codes.CONNECTION_LOST)
                .example(Map.of("directory", "forks/live-fork-01", "shuffle", true))
                .gives(
                        DivergeData.class,
                        (in, context) -> new Divergence(
                                        services.labs(),
                                        in.path("directory"),
                                        in.maybeText("name").orElseGet(() -> VerifyRuns.usualName(false)),
                                        (int) in.whole("ticks"),
                                        in.text("memory"),
                                        in.flag("keep"),
                                        in.flag("shuffle") ? Optional.of(in.whole("seed")) : Optional.empty())
                                .run(context));
    }
}
