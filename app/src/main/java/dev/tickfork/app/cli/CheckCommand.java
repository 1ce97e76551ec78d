package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Compares the order of an instance with that of a recording, and nothing else.
@Command(name = "check")
final class CheckCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Mixin
    private final InstanceOptions instance = new InstanceOptions();

    @Parameters(paramLabel = "DIR", descriptionKey = "fork-dir")
    private String directory = "";

    @Option(names = "--target", paramLabel = "NAME", descriptionKey = "target")
    private @Nullable String target;

    @Option(names = "--radius", paramLabel = "BLOCKS", descriptionKey = "radius")
    private @Nullable Double radius;

    CheckCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        request.put("directory", directory);
        Requests.put(request, "target", target);
        Requests.put(request, "radius", radius);
        instance.into(request);
        return session.run(common, "order.check", request, Views.ORDER);
    }
}
