package dev.tickfork.app.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `bundle` and what can be done with evidence bundles.
@Command(name = "bundle", synopsisSubcommandLabel = "COMMAND")
final class BundleCommands implements Runnable {
    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before the command runs
    private CommandLine.Model.CommandSpec spec;

    static CommandLine line(Session session) {
        return new CommandLine(new BundleCommands())
                .addSubcommand(new Export(session))
                .addSubcommand(new Check(session));
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /// Packs a fork, a lab's snapshot and their comparison.
    @Command(name = "export")
    static final class Export implements Callable<Integer> {
        private final Session session;

        @Mixin
        private final CommonOptions common = new CommonOptions();

        @Parameters(index = "0", paramLabel = "FORK", descriptionKey = "fork-dir")
        private String fork = "";

        @Parameters(index = "1", paramLabel = "SNAPSHOT", descriptionKey = "lab-snapshot")
        private String snapshot = "";

        @Option(names = "--out", paramLabel = "FILE", required = true, descriptionKey = "bundle-out")
        private String out = "";

        @Option(names = "--name", paramLabel = "NAME", descriptionKey = "target")
        private @Nullable String name;

        @Option(names = "--pos-tolerance", paramLabel = "BLOCKS", descriptionKey = "pos-tolerance")
        private @Nullable Double posTolerance;

        @Option(names = "--vel-tolerance", paramLabel = "BLOCKS", descriptionKey = "vel-tolerance")
        private @Nullable Double velTolerance;

        @Option(names = "--ignore-nbt", paramLabel = "PATH", descriptionKey = "ignore-nbt")
        private List<String> ignore = List.of();

        Export(Session session) {
            this.session = session;
        }

        @Override
        public Integer call() throws InterruptedException {
            Map<String, Object> request = new HashMap<>();
            request.put("directory", fork);
            request.put("snapshot", snapshot);
            request.put("file", out);
            request.put("ignore_nbt", ignore);
            Requests.put(request, "lab", name);
            Requests.put(request, "pos_tolerance", posTolerance);
            Requests.put(request, "vel_tolerance", velTolerance);
            return session.run(common, "evidence.export", request, Views.EVIDENCE);
        }
    }

    /// Proves that a bundle is whole and computes its verdict again.
    @Command(name = "check")
    static final class Check implements Callable<Integer> {
        private final Session session;

        @Mixin
        private final CommonOptions common = new CommonOptions();

        @Parameters(paramLabel = "FILE", descriptionKey = "bundle-file")
        private String file = "";

        Check(Session session) {
            this.session = session;
        }

        @Override
        public Integer call() throws InterruptedException {
            return session.run(common, "evidence.check", Map.of("file", file), Views.EVIDENCE);
        }
    }
}
