package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Asks a running game whether it reads what a snapshot recorded.
@Command(name = "probe")
final class ProbeCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Mixin
    private final InstanceOptions instance = new InstanceOptions();

    @Parameters(paramLabel = "DIR", descriptionKey = "snapshot-dir")
    private String directory = "";

    ProbeCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        Map<String, Object> request = new HashMap<>();
        request.put("directory", directory);
        instance.into(request);
        return session.run(common, "snapshot.probe", request, Views.PROBE);
    }
}
