package dev.tickfork.app.cli;

import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.report.ExitCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Runs the sandbox server in the foreground: this terminal is its console, and its exit status is ours.
@Command(name = "sandbox")
final class SandboxCommand implements Callable<Integer> {
    private final Session session;

    @Option(names = "--demo", descriptionKey = "demo-world")
    private boolean demo;

    @Option(names = "--entities", paramLabel = "N", descriptionKey = "entities")
    private @Nullable Integer entities;

    @Option(names = "--dir", paramLabel = "DIR", descriptionKey = "server-dir")
    private @Nullable String directory;

    @Option(names = "--integrated", descriptionKey = "integrated")
    private boolean integrated;

    SandboxCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        List<String> command = new ArrayList<>(session.sandbox().command());
        if (demo) {
            command.add("--demo");
        }
        if (entities != null) {
            command.addAll(List.of("--entities", Integer.toString(entities)));
        }
        if (directory != null) {
            command.addAll(List.of("--dir", directory));
        }
        if (integrated) {
            command.add("--integrated");
        }
        try {
            Process server = new ProcessBuilder(command).inheritIO().start();
            Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::destroy));
            return server.waitFor();
        } catch (IOException e) {
            session.streams().err().println(e.getMessage());
            return ExitCode.of(Codes.IO_ERROR);
        }
    }
}
