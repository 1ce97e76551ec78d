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

/// `lab` and what can be done with labs.
@Command(name = "lab", synopsisSubcommandLabel = "COMMAND")
final class LabCommands implements Runnable {
    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before the command runs
    private CommandLine.Model.CommandSpec spec;

    private LabCommands() {}

    static CommandLine line(Session session) {
        return new CommandLine(new LabCommands())
                .addSubcommand(new Provision(session))
                .addSubcommand(new Start(session))
                .addSubcommand(new Stop(session))
                .addSubcommand(new Status(session))
                .addSubcommand(new Exec(session))
                .addSubcommand(new ListAll(session))
                .addSubcommand(new Log(session))
                .addSubcommand(new Remove(session));
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /// A command about one lab that is named.
    private abstract static class OneLab implements Callable<Integer> {
        final Session session;

        @Mixin
        final CommonOptions common = new CommonOptions();

        @Option(names = "--name", required = true, paramLabel = "NAME", descriptionKey = "lab-name")
        String name = "";

        OneLab(Session session) {
            this.session = session;
        }

        Map<String, Object> request() {
            Map<String, Object> request = new HashMap<>();
            request.put("name", name);
            return request;
        }
    }

    @Command(name = "provision")
    private static final class Provision extends OneLab {
        @Option(names = "--software", paramLabel = "NAME", descriptionKey = "software")
        private @Nullable String software;

        @Option(names = "--world", paramLabel = "DIR", descriptionKey = "lab-world")
        private @Nullable String world;

        @Option(names = "--void", descriptionKey = "void")
        private boolean empty;

        @Option(names = "--replace", descriptionKey = "replace")
        private boolean replace;

        @Option(names = "--memory", paramLabel = "SIZE", descriptionKey = "memory")
        private @Nullable String memory;

        @Option(names = "--java", paramLabel = "FILE", descriptionKey = "java")
        private @Nullable String java;

        Provision(Session session) {
            super(session);
        }

        @Override
        public Integer call() throws InterruptedException {
            Map<String, Object> request = request();
            request.put("void", empty);
            request.put("replace", replace);
            Requests.put(request, "software", software);
            Requests.put(request, "world", world);
            Requests.put(request, "memory", memory);
            Requests.put(request, "java", java);
            return session.run(common, "lab.provision", request, Views.LAB);
        }
    }

    @Command(name = "start")
    private static final class Start extends OneLab {
        @Option(names = "--wait", paramLabel = "SECONDS", descriptionKey = "wait")
        private @Nullable Double wait;

        Start(Session session) {
            super(session);
        }

        @Override
        public Integer call() throws InterruptedException {
            Map<String, Object> request = request();
            Requests.put(request, "wait", wait);
            return session.run(common, "lab.start", request, Views.LAB);
        }
    }

    @Command(name = "stop")
    private static final class Stop extends OneLab {
        Stop(Session session) {
            super(session);
        }

        @Override
        public Integer call() throws InterruptedException {
            return session.run(common, "lab.stop", request(), Views.LAB);
        }
    }

    @Command(name = "status")
    private static final class Status extends OneLab {
        Status(Session session) {
            super(session);
        }

        @Override
        public Integer call() throws InterruptedException {
            return session.run(common, "lab.status", request(), Views.LAB);
        }
    }

    @Command(name = "exec")
    private static final class Exec extends OneLab {
        @Parameters(arity = "1..*", paramLabel = "COMMAND", descriptionKey = "game-command")
        private List<String> words = List.of();

        Exec(Session session) {
            super(session);
        }

        @Override
        public Integer call() throws InterruptedException {
            Map<String, Object> request = request();
            request.put("command", String.join(" ", words));
            return session.run(common, "lab.exec", request, Views.COMMAND);
        }
    }

    @Command(name = "list")
    private static final class ListAll implements Callable<Integer> {
        private final Session session;

        @Mixin
        private final CommonOptions common = new CommonOptions();

        ListAll(Session session) {
            this.session = session;
        }

        @Override
        public Integer call() throws InterruptedException {
            return session.run(common, "lab.list", Map.of(), Views.LABS);
        }
    }

    @Command(name = "log")
    private static final class Log extends OneLab {
        @Option(names = "--lines", paramLabel = "N", descriptionKey = "lines")
        private @Nullable Integer lines;

        Log(Session session) {
            super(session);
        }

        @Override
        public Integer call() throws InterruptedException {
            Map<String, Object> request = request();
            Requests.put(request, "lines", lines);
            return session.run(common, "lab.log", request, Views.LOG);
        }
    }

    @Command(name = "remove")
    private static final class Remove extends OneLab {
        Remove(Session session) {
            super(session);
        }

        @Override
        public Integer call() throws InterruptedException {
            return session.run(common, "lab.remove", request(), Views.REMOVED);
        }
    }
}
