package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Takes a snapshot of a live world.
@Command(name = "snapshot")
final class SnapshotCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Mixin
    private final InstanceOptions instance = new InstanceOptions();

    @Option(names = "--name", paramLabel = "NAME", descriptionKey = "snapshot-name")
    private @Nullable String name;

    @Option(names = "--radius", paramLabel = "BLOCKS", descriptionKey = "radius")
    private @Nullable Double radius;

    @Option(names = "--dimension", paramLabel = "ID", descriptionKey = "dimension")
    private @Nullable String dimension;

    SnapshotCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        Requests.put(request, "name", name);
        Requests.put(request, "radius", radius);
        Requests.put(request, "dimension", dimension);
        instance.into(request);
        return session.run(common, "snapshot.take", request, Views.SNAPSHOT);
    }
}
