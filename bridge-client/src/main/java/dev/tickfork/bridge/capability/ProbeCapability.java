package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.probe.ProbeData;
import dev.tickfork.bridge.probe.ProbeSnapshot;
import dev.tickfork.bridge.snapshot.Snapshot;
import dev.tickfork.bridge.wire.ModConnection;
import java.util.Map;

/// The operation that asks a running game whether it reads what a snapshot recorded.
final class ProbeCapability {
    private ProbeCapability() {}

    static Capability over(Services services) {
        return Capability.named("snapshot.probe")
                .takes(Field.path("directory").needed())
                .takes(Instances.FIELDS)
                .allows(Permission.CONTROL_INSTANCE)
                .holds(Instances.CONSOLE_PATTERN, Instances::console)
                .fails(Codes.NOT_FOUND, Codes.NOT_A_SNAPSHOT, Codes.SNAPSHOT_INVALID)
                .fails(Codes.UNREACHABLE, Codes.PROTOCOL, Codes.CONNECTION_LOST, Codes.LAB_STATE)
                .fails(Codes.MISMATCH, Codes.UNVERIFIED, Codes.EMPTY)
                .example(Map.of("directory", "forks/live-fork-01", "instance", "127.0.0.1:25581"))
                .gives(ProbeData.class, (in, context) -> {
                    try (Snapshot snapshot = Snapshot.open(in.path("directory"), context);
                            ModConnection connection = Instances.connect(in, services.labs(), context)) {
                        return ProbeSnapshot.run(snapshot, connection, context);
                    }
                });
    }
}
