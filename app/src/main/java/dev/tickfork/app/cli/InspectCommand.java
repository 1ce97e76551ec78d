package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Reads and validates one snapshot folder.
@Command(name = "inspect")
final class InspectCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Parameters(paramLabel = "DIR", descriptionKey = "snapshot-dir")
    private String directory = "";

    @Option(names = "--query", paramLabel = "TEXT", descriptionKey = "query")
    private @Nullable String query;

    @Option(names = "--limit", paramLabel = "N", descriptionKey = "limit")
    private @Nullable Integer limit;

    InspectCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (query != null) {
            Map<String, Object> request = new HashMap<>(Map.of("directory", directory, "query", query));
            Requests.put(request, "limit", limit);
            return session.run(common, "snapshot.query", request, Views.FOUND);
        }
        return session.run(common, "snapshot.inspect", Map.of("directory", directory), Views.INSPECTION);
    }
}
