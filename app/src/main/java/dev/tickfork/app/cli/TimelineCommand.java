package dev.tickfork.app.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Compares several snapshot folders of one world, one after the other.
@Command(name = "timeline")
final class TimelineCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final CommonOptions common = new CommonOptions();

    @Parameters(arity = "2..*", paramLabel = "DIR", descriptionKey = "timeline-dirs")
    private List<String> directories = List.of();

    TimelineCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        return session.run(common, "replay.compare", Map.of("directories", directories), TimelineView.TIMELINE);
    }
}
