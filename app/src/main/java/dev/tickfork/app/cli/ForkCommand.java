package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Forks a live world: freeze, flush, snapshot, copy, second snapshot, thaw.
@Command(name = "fork")
final class ForkCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Mixin
    private final InstanceOptions instance = new InstanceOptions();

    @Option(names = "--name", required = true, paramLabel = "NAME", descriptionKey = "fork-name")
    private String name = "";

    @Option(names = "--radius", paramLabel = "BLOCKS", descriptionKey = "radius")
    private @Nullable Double radius;

    @Option(names = "--dimension", paramLabel = "ID", descriptionKey = "dimension")
    private @Nullable String dimension;

    @Option(names = "--no-regions", descriptionKey = "no-regions")
    private boolean noRegions;

    @Option(names = "--world-dir", paramLabel = "DIR", descriptionKey = "world-dir")
    private @Nullable String worldDir;

    @Option(names = "--no-lease", descriptionKey = "no-lease")
    private boolean noLease;

    ForkCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        request.put("name", name);
        request.put("regions", !noRegions);
        request.put("lease", !noLease);
        Requests.put(request, "radius", radius);
        Requests.put(request, "dimension", dimension);
        Requests.put(request, "world_dir", worldDir);
        instance.into(request);
        return session.run(common, "world.fork", request, Views.FORK);
    }
}
