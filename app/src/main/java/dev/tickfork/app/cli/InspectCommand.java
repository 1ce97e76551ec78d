package dev.tickfork.app.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Reads and validates one snapshot folder.
@Command(name = "inspect")
final class InspectCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Parameters(paramLabel = "DIR", descriptionKey = "snapshot-dir")
    private String directory = "";

    InspectCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        return session.run(common, "snapshot.inspect", Map.of("directory", directory), Views.INSPECTION);
    }
}
