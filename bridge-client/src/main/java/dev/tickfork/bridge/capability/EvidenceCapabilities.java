package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.compare.CompareOptions;
import dev.tickfork.bridge.evidence.BundleData;
import dev.tickfork.bridge.evidence.CheckBundle;
import dev.tickfork.bridge.evidence.ExportBundle;
import java.util.List;
import java.util.Map;

/// Operations on evidence bundles; neither needs a game.
final class EvidenceCapabilities {
    private static final int SAMPLES = 10;

    private EvidenceCapabilities() {}

    static List<Capability> all() {
        return List.of(export(), check());
    }

    private static Capability export() {
        return Capability.named("evidence.export")
                .takes(
                        Field.path("directory").needed(),
                        Field.path("snapshot").needed(),
                        Field.path("file").needed(),
                        Field.text("lab").or(""),
                        Field.decimal("pos_tolerance", 0, 1_000, "blocks").or(0.0),
                        Field.decimal("vel_tolerance", 0, 1_000, "blocks per tick")
                                .or(0.0),
                        Field.texts("ignore_nbt"))
                .allows(Permission.WRITE_FILES)
                .fails(
                        Codes.NOT_FOUND,
                        Codes.NOT_A_SNAPSHOT,
                        Codes.SNAPSHOT_INVALID,
                        Codes.NAME_TAKEN,
                        Codes.IO_ERROR,
                        Codes.DISK_FULL)
                .example(Map.of(
                        "directory",
                        "forks/live-fork-01",
                        "snapshot",
                        "labs/lab-a/mc-agent-server/snapshots/order-lab-a",
                        "file",
                        "reports/live-fork-01.tickfork"))
                .gives(
                        BundleData.class,
                        (in, context) -> new ExportBundle(
                                        in.path("directory"),
                                        in.path("snapshot"),
                                        in.text("lab"),
                                        in.path("file"),
                                        new CompareOptions(
                                                in.decimal("pos_tolerance"),
                                                in.decimal("vel_tolerance"),
                                                0,
                                                in.texts("ignore_nbt"),
                                                SAMPLES))
                                .run(context));
    }

    private static Capability check() {
        return Capability.named("evidence.check")
                .takes(Field.path("file").needed())
                .allows(Permission.OBSERVE)
                .fails(Codes.NOT_FOUND, Codes.NOT_A_BUNDLE, Codes.EVIDENCE_DAMAGED, Codes.MISMATCH, Codes.EMPTY)
                .example(Map.of("file", "reports/live-fork-01.tickfork"))
                .gives(BundleData.class, (in, context) -> new CheckBundle(in.path("file")).run(context));
    }
}
