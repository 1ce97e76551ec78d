package dev.tickfork.sandbox;

import dev.tickfork.sandbox.host.SandboxHost;
import dev.tickfork.sandbox.server.ServerOptions;
import dev.tickfork.sandbox.server.ServerProcess;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// Where the sandbox process begins. Exit code 0 after a stop, 1 after a failure, 2 for a wrong command line.
public final class Main {
    private static final int USAGE = 2;

    private Main() {}

    /// Runs the server until it has stopped.
    ///
    /// @param arguments see [ServerOptions#USAGE]
    public static void main(String[] arguments) {
        // Before any class of Minestom: it would stop the server itself on a signal, before the world is saved.
        System.setProperty("minestom.shutdown-on-signal", "false");
        // The console is UTF-8 whatever the locale says: level names are in any script.
        var console = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        try {
            ServerOptions options = ServerOptions.parse(arguments);
            if (options.version()) {
                console.println("TickFork sandbox for Minecraft " + SandboxHost.MINECRAFT);
                console.flush();
                return;
            }
            System.exit(new ServerProcess(options, console).run());
        } catch (ServerOptions.BadOption e) {
            console.println(e.getMessage());
            console.flush();
            System.exit(USAGE);
        }
    }
}
