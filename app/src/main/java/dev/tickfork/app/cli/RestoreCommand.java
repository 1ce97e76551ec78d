package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Restores a fork into a lab; shows the commands unless told to apply them.
@Command(name = "restore")
final class RestoreCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Mixin
    private final InstanceOptions instance = new InstanceOptions();

    @Parameters(paramLabel = "DIR", descriptionKey = "fork-dir")
    private String directory = "";

    @Option(names = "--apply", descriptionKey = "apply")
    private boolean apply;

    @Option(names = "--no-verify", descriptionKey = "no-verify")
    private boolean noVerify;

    @Option(names = "--expect-world", paramLabel = "DIR", descriptionKey = "expect-world")
    private @Nullable String expectWorld;

    @Option(names = "--target", paramLabel = "NAME", descriptionKey = "target")
    private @Nullable String target;

    @Option(names = "--many-chunks", descriptionKey = "many-chunks")
    private boolean manyChunks;

    RestoreCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        request.put("directory", directory);
        request.put("dry_run", !apply);
        request.put("verify", !noVerify);
        request.put("many_chunks", manyChunks);
        Requests.put(request, "expect_world", expectWorld);
        Requests.put(request, "target", target);
        instance.into(request);
        return session.run(common, "fork.restore", request, Views.RESTORE);
    }
}
