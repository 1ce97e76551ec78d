package dev.tickfork.app.page.instances;

import dev.tickfork.bridge.capability.InstanceData;
import dev.tickfork.bridge.capability.InstanceData.Instance;
import dev.tickfork.bridge.capability.SnapshotData;
import java.util.List;

/// Made-up instances for pictures. Stateless.
final class InstancesSample {
    private static final long CREATED = 1_796_100_571_540L;

    private InstancesSample() {}

    static void into(InstancesPageModel model) {
        model.show(new InstanceData.Listing(
                List.of(
                        instance("127.0.0.1:25581", "server", "量子硫方怪", false),
                        instance("127.0.0.1:25580", "client", "量子硫方怪", false),
                        instance("127.0.0.1:41907", "server", "lab-a", true)),
                List.of(new InstanceData.Stale("mc-agent-server/port.txt", "nobody")),
                List.of()));
        model.showSnapshots(
                List.of(entry("before", "dfc0a562d5395486", 0), entry("after", "d7b10a56e9c41f02", 60_000)));
        model.say("said", "tick query");
        model.say("answer", "The game is running normally");
        model.say("answer", "Target tick rate: 20.0 per second (50.0 ms per tick)");
    }

    private static Instance instance(String address, String vantage, String level, boolean frozen) {
        return new Instance(
                address,
                vantage,
                "mc-agent-interface",
                "0.9.0",
                "26.2",
                true,
                level,
                "/saves/" + level,
                12_418L,
                frozen,
                false,
                20.0,
                1,
                523L,
                List.of(),
                null,
                List.of());
    }

    private static SnapshotData.Entry entry(String name, String hash, long later) {
        return new SnapshotData.Entry(
                name,
                "/saves/" + name,
                523L,
                hash,
                9_825L,
                CREATED + later,
                612_344L,
                "minecraft:overworld",
                0.0,
                null);
    }
}
