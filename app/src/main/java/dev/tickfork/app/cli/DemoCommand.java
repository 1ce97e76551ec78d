package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The whole job on the embedded default: a live demo world, its fork, a lab, the restore, the verdict.
@Command(name = "demo")
final class DemoCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Option(names = "--entities", paramLabel = "N", descriptionKey = "entities")
    private @Nullable Integer entities;

    @Option(names = "--keep", descriptionKey = "keep")
    private boolean keep;

    DemoCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        request.put("demo", true);
        request.put("keep", keep);
        Requests.put(request, "entities", entities);
        return session.run(common, "workflow.fork_and_verify", request, Views.VERIFICATION);
    }
}
