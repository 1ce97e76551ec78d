package dev.tickfork.sandbox.server;

import dev.tickfork.core.server.CoreServer;
import dev.tickfork.core.server.CoreSettings;
import dev.tickfork.sandbox.host.SandboxHost;
import dev.tickfork.sandbox.world.SandboxLevel;
import dev.tickfork.sandbox.world.SandboxWorld;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// The life of one server process: opens everything in order, runs the loop, closes everything in reverse.
/// The world is opened, ticked, saved and closed on one thread, "Server thread".
public final class ServerProcess {
    private static final int FAILED = 1;
    private static final double NANOS_PER_SECOND = 1e9;
    private static final String STOPPING = "The server is stopping";

    private final ServerOptions options;
    private final PrintStream console;
    private final AtomicReference<@Nullable GameServer> running = new AtomicReference<>();
    private final long started = System.nanoTime();
    private int exitCode;

    /// Prepares; [#run] does everything.
    ///
    /// @param console where the operator reads
    public ServerProcess(ServerOptions options, PrintStream console) {
        this.options = options;
        this.console = console;
    }

    /// Runs until the server has stopped.
    ///
    /// @return the process's exit code
    public int run() {
        var log = new ServerLog(console);
        log.takeLibraryLogs();
        Thread thread = Thread.ofPlatform().name("Server thread").unstarted(() -> live(log));
        Runtime.getRuntime()
                .addShutdownHook(Thread.ofPlatform().name("Server shutdown").unstarted(() -> end(thread)));
        thread.start();
        join(thread);
        return exitCode;
    }

    private void end(Thread thread) {
        GameServer server = running.get();
        if (server != null) {
            server.stop();
        }
        join(thread);
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException _) {
                // The world is being saved: nothing may cut that short.
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void live(ServerLog log) {
        try (log) {
            try {
                start(log);
            } catch (IOException e) {
                exitCode = FAILED;
                log.warn("Failed to start the minecraft server: " + e.getMessage());
            } catch (RuntimeException | Error e) {
                // The last place that can say so; a process that ends without a word or with code 0 would lie.
                exitCode = FAILED;
                log.error("Failed to start the minecraft server", e);
            }
        } catch (IOException e) {
            console.println("logs/latest.log could not be closed: " + e.getMessage());
            console.flush();
        }
    }

    private void start(ServerLog log) throws IOException {
        Files.createDirectories(options.directory());
        log.info("Starting minecraft server version " + SandboxHost.MINECRAFT);
        if (options.requireEula() && !Eula.agreed(options.directory())) {
            log.info("You need to agree to the EULA in order to run the server. Go to eula.txt for more info.");
            return;
        }
        log.info("Loading properties");
        Path file = options.directory().resolve("server.properties");
        Path folder = worldFolder(ServerProperties.read(file));
        try (SessionLock _ = SessionLock.take(folder)) {
            // From here on the folder is ours: a second server must leave the first one's files alone.
            log.keepIn(options.directory());
            ServerProperties properties = ServerProperties.open(file);
            log.info("Preparing level \"" + properties.text("level-name") + "\"");
            SandboxWorld world = new WorldOpener(options, properties, log).open(folder);
            try (world) {
                serve(world, properties, log);
            }
        }
    }

    private Path worldFolder(ServerProperties properties) throws IOException {
        String name = properties.text("level-name").strip();
        try {
            return options.directory().resolve(name.isEmpty() ? "world" : name).normalize();
        } catch (InvalidPathException e) {
            throw new IOException("server.properties, level-name: " + name + " is no folder name: " + e.getReason(), e);
        }
    }

    private void serve(SandboxWorld world, ServerProperties properties, ServerLog log) throws IOException {
        var tasks = new TaskQueue(log);
        var server = new GameServer(world, properties, options.integrated(), tasks, log);
        try (Doors doors = Doors.open(server, properties, options, log);
                CoreServer core =
                        CoreServer.start(new SandboxHost(server, properties, Thread.currentThread()), coreSettings())) {
            doors.attach();
            core.port()
                    .ifPresentOrElse(
                            port -> log.info("Instance port: " + port),
                            () -> log.warn("No instance port is free: see mc-agent-server/events.jsonl"));
            running.set(server);
            endWithOwner(server);
            new ConsoleReader(System.in, server, log).start();
            double seconds = (System.nanoTime() - started) / NANOS_PER_SECOND;
            log.info(String.format(Locale.ROOT, "Done (%.3fs)! For help, type \"help\"", seconds));
            if (loop(server, log)) {
                close(server, core, log);
            }
        }
    }

    /// A demonstration's server must not outlive a demonstrator that was killed.
    private void endWithOwner(GameServer server) {
        if (options.owner() > 0) {
            Thread.ofVirtual().name("Owner watch").start(() -> {
                ProcessHandle.of(options.owner())
                        .ifPresent(owner -> owner.onExit().join());
                server.stop();
            });
        }
    }

    private CoreSettings coreSettings() {
        String given = System.getProperty("mcagent.serverDir");
        CoreSettings settings = CoreSettings.fromSystemProperties();
        return given != null
                ? settings
                : CoreSettings.of(options.directory().resolve("mc-agent-server"), settings.basePort());
    }

    private boolean loop(GameServer server, ServerLog log) throws IOException {
        try {
            server.loop().run();
            return true;
        } catch (InterruptedException _) {
            // Nobody interrupts this thread but a debugger: end as for a stop.
            return true;
        } catch (RuntimeException | Error e) {
            exitCode = FAILED;
            server.tasks().close();
            log.error("Encountered an unexpected exception", e);
            Path report = CrashReport.write(options.directory(), server.world(), e);
            log.info("This crash report has been saved to: " + report.toAbsolutePath());
            log.warn("The world is left as it was last saved");
            return false;
        }
    }

    private void close(GameServer server, CoreServer core, ServerLog log) {
        log.info("Stopping server");
        core.stop();
        server.tasks().close();
        server.tasks().runAll();
        log.info("Saving players");
        log.info("Saving worlds");
        for (SandboxLevel level : server.world().levels()) {
            log.info("Saving chunks for level 'ServerLevel[" + server.world().levelName() + "]'/" + level.dimension());
        }
        if (server.save(true)) {
            log.info("All dimensions are saved");
        } else {
            exitCode = FAILED;
            log.warn("Not everything could be saved (is there enough disk space?)");
        }
    }

    /// Runs a command on the server thread for the remote console and waits for its answer.
    static String remote(GameServer server, String command, ServerLog log) {
        var answer = new CompletableFuture<String>();
        try {
            server.tasks()
                    .add(() -> answer.complete(String.join(
                            "",
                            server.run(command, "Rcon", message -> log.info("[Rcon: " + message + "]"))
                                    .lines())));
        } catch (RejectedExecutionException _) {
            return STOPPING;
        }
        return answer.join();
    }

    static InetAddress loopback() {
        return InetAddress.getLoopbackAddress();
    }
}
