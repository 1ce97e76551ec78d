package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Forks, restores and verifies in one go, once or many times, for CI.
@Command(name = "verify-run")
final class VerifyRunCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Mixin
    private final InstanceOptions instance = new InstanceOptions();

    @Option(names = "--demo", descriptionKey = "demo")
    private boolean demo;

    @Option(names = "--entities", paramLabel = "N", descriptionKey = "entities")
    private @Nullable Integer entities;

    @Option(names = "--repeat", paramLabel = "N", descriptionKey = "repeat")
    private @Nullable Integer repeat;

    @Option(names = "--labs", paramLabel = "K", descriptionKey = "labs")
    private @Nullable Integer labs;

    @Option(names = "--keep", descriptionKey = "keep")
    private boolean keep;

    @Option(names = "--junit", paramLabel = "FILE", descriptionKey = "junit")
    private @Nullable String junit;

    VerifyRunCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        request.put("demo", demo);
        request.put("keep", keep);
        Requests.put(request, "entities", entities);
        Requests.put(request, "repeat", repeat == null ? 1 : repeat);
        Requests.put(request, "labs", labs);
        Requests.put(request, "junit", junit);
        instance.into(request);
        return session.run(common, "workflow.verify_runs", request, Views.RUNS);
    }
}
