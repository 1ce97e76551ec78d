package dev.tickfork.app;

import dev.tickfork.app.cli.Cli;
import dev.tickfork.app.cli.Session;
import dev.tickfork.app.cli.Streams;
import dev.tickfork.bridge.capability.Engine;
import dev.tickfork.bridge.capability.EngineSettings;
import dev.tickfork.bridge.lab.SandboxRuntime;
import java.io.Console;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;

/// The program: puts the parts together and runs one command line.
public final class Main {
    private static final String VERSION = "0.1.0";

    private Main() {}

    /// Ends the process with the exit status of the command.
    public static void main(String[] args) {
        SandboxRuntime sandbox = sandbox();
        var streams = new Streams(System.out, System.err, isTerminal());
        var session = new Session(
                streams,
                home -> Engine.open(new EngineSettings(home, sandbox, bug -> bug.printStackTrace(System.err))),
                sandbox,
                Executors.newVirtualThreadPerTaskExecutor(),
                new WindowSurface(sandbox, System.out));
        System.exit(Cli.run(session, Locale.getDefault(), VERSION, args));
    }

    @SuppressWarnings("SystemConsoleNull") // whether it may be null differs between runtimes of one Java version
    private static boolean isTerminal() {
        Console console = System.console();
        return console != null && console.isTerminal();
    }

    /// The sandbox lies beside the application; this process's own Java runs it.
    private static SandboxRuntime sandbox() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String dist = System.getProperty("tickfork.dist");
        if (dist == null) {
            return new SandboxRuntime(
                    List.of(java, "-cp", System.getProperty("java.class.path"), "dev.tickfork.sandbox.Main"));
        }
        Path jar = Path.of(dist, "sandbox", "sandbox-" + VERSION + ".jar");
        return new SandboxRuntime(List.of(java, "-jar", jar.toString()));
    }
}
