package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.wire.ModConnection;
import dev.tickfork.bridge.workflow.DemoSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;

/// A live demo world to look at. It is a child of the process that started it and ends with that process at
/// the latest: its server watches its owner.
final class DemoCapabilities {
    private static final long ENTITIES = 523;
    private static final long MOST_ENTITIES = 100_000;

    private final Services services;
    private final Queue<DemoSource> running = new ConcurrentLinkedQueue<>();

    private DemoCapabilities(Services services) {
        this.services = services;
    }

    static List<Capability> all(Services services) {
        var demos = new DemoCapabilities(services);
        return List.of(demos.start(), demos.stop());
    }

    private Capability start() {
        return Capability.named("demo.start")
                .takes(Field.whole("entities", 1, MOST_ENTITIES).or(ENTITIES))
                .allows(Permission.WRITE_FILES, Permission.RUN_PROCESSES)
                .fails(Codes.LAB_FAILED, Codes.CONNECTION_LOST)
                .example(Map.of())
                .gives(DemoData.Started.class, (in, context) -> started((int) in.whole("entities"), context));
    }

    private Outcome started(int entities, ActionContext context) throws Exception {
        Path folder = services.home().resolve("demo").resolve("world-" + context.actionId());
        var demo = DemoSource.start(services.sandbox(), folder, entities, false, context);
        boolean ticks = false;
        try (ModConnection connection = ModConnection.open(demo.endpoint(), Instances.HELLO, context)) {
            connection.waitTicks(DemoSource.WARM_UP_TICKS, context);
            running.add(demo);
            ticks = true;
        } finally {
            if (!ticks) {
                demo.close();
                demo.removeFolder();
            }
        }
        var data = new DemoData.Started(demo.endpoint().toString(), folder.toString(), entities, demo.pid());
        return Outcome.ok(Message.of("capability.demo_runs", data.address(), entities), data);
    }

    private Capability stop() {
        return Capability.named("demo.stop")
                .takes(Field.text("instance"))
                .allows(Permission.RUN_PROCESSES)
                .fails(Codes.NOT_FOUND)
                .example(Map.of())
                .gives(
                        DemoData.Stopped.class,
                        (in, context) -> stopped(in.maybeText("instance").orElse(""), context));
    }

    /// @param address empty for all
    private Outcome stopped(String address, ActionContext context) throws IOException {
        var stopped = new ArrayList<String>();
        var kept = new ArrayList<String>();
        for (DemoSource demo : List.copyOf(running)) {
            String its = demo.endpoint().toString();
            if ((address.isEmpty() || address.equals(its)) && running.remove(demo)) {
                context.progress("stop", Message.of("capability.demo_stops", its));
                demo.close();
                stopped.add(its);
                if (holdsSnapshots(demo.folder())) {
                    kept.add(demo.folder().toString());
                } else {
                    demo.removeFolder();
                }
            }
        }
        if (stopped.isEmpty() && !address.isEmpty()) {
            return Outcome.not(Codes.NOT_FOUND, Message.of("capability.demo_none", address), null);
        }
        return Outcome.ok(
                Message.of("capability.demo_stopped", stopped.size()),
                new DemoData.Stopped(List.copyOf(stopped), List.copyOf(kept)));
    }

    private static boolean holdsSnapshots(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.anyMatch(file -> file.endsWith("entities.jsonl"));
        }
    }
}
