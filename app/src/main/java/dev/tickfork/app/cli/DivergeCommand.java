package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Looks for the first tick at which two labs from one fork part.
@Command(name = "diverge")
final class DivergeCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Parameters(paramLabel = "DIR", descriptionKey = "fork-dir")
    private String directory = "";

    @Option(names = "--ticks", paramLabel = "N", descriptionKey = "ticks")
    private @Nullable Integer ticks;

    @Option(names = "--shuffle", descriptionKey = "shuffle")
    private boolean shuffle;

    @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
    private @Nullable Integer seed;

    @Option(names = "--name", paramLabel = "NAME", descriptionKey = "diverge-name")
    private @Nullable String name;

    @Option(names = "--memory", paramLabel = "M", descriptionKey = "memory")
    private @Nullable String memory;

    @Option(names = "--keep", descriptionKey = "diverge-keep")
    private boolean keep;

    DivergeCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        request.put("directory", directory);
        request.put("shuffle", shuffle);
        request.put("keep", keep);
        Requests.put(request, "ticks", ticks);
        Requests.put(request, "seed", seed);
        Requests.put(request, "name", name);
        Requests.put(request, "memory", memory);
        return session.run(common, "workflow.diverge", request, Views.DIVERGENCE);
    }
}
