package dev.tickfork.bridge.workflow;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.lab.SandboxRuntime;
import dev.tickfork.bridge.wire.Endpoint;
import dev.tickfork.bridge.wire.InstanceLocator;
import dev.tickfork.bridge.wire.Located;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// A live demo world in a server process of its own, in a folder that did not exist before. Closing stops
/// the server and leaves the folder. One thread.
public final class DemoSource implements AutoCloseable {
    /// So that the fork is one of a world that has been ticking.
    public static final int WARM_UP_TICKS = 20;

    private static final Duration START = Duration.ofMinutes(3);
    private static final Duration LOOK = Duration.ofSeconds(5);
    private static final long LOOK_EVERY_MILLIS = 100;
    private static final long STOP_SECONDS = 60;
    private static final int LOG_LINES = 12;
    private static final int MANY_ENTITIES = 20_000;

    private final Path folder;
    private final Process server;
    private final Endpoint endpoint;

    private DemoSource(Path folder, Process server, Endpoint endpoint) {
        this.folder = folder;
        this.server = server;
        this.endpoint = endpoint;
    }

    /// Starts the server and waits until its mod answers; cancelling ends it.
    ///
    /// @param folder   the server's folder, made here
    /// @param outlives whether the server goes on when this process is gone; else it stops by itself
    /// @param entities how many the demo world holds
    /// @throws ActionFailure `LAB_FAILED`: the server ended or never became ready; its last lines are in the text
    public static DemoSource start(
            SandboxRuntime runtime, Path folder, int entities, boolean outlives, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        Files.createDirectories(folder);
        Files.writeString(
                folder.resolve("server.properties"),
                "server-ip=127.0.0.1\n"
                        + "server-port=0\n"
                        + "enable-rcon=false\n"
                        + "pause-when-empty-seconds=0\n"
                        + "online-mode=false\n");
        Process server = launch(runtime, folder, entities, outlives);
        boolean ready = false;
        try {
            Endpoint endpoint = awaitReady(server, folder, context);
            ready = true;
            return new DemoSource(folder, server, endpoint);
        } catch (CancellationException e) {
            end(server);
            remove(folder);
            throw e;
        } finally {
            if (!ready) {
                end(server);
            }
        }
    }

    /// Over before anybody hears that the start is.
    private static void end(Process server) {
        server.destroyForcibly().onExit().join();
    }

    private static Process launch(SandboxRuntime runtime, Path folder, int entities, boolean outlives)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(runtime.command().getFirst());
        command.add(entities > MANY_ENTITIES ? "-Xmx3g" : "-Xmx512m");
        command.addAll(List.of("-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8", "-Dstderr.encoding=UTF-8"));
        command.add("-Dmcagent.serverDir=" + folder.resolve("mc-agent-server"));
        command.add("-Dmcagent.serverPort=0");
        command.addAll(runtime.command().subList(1, runtime.command().size()));
        command.addAll(List.of("--demo", "--entities", Integer.toString(entities), "--dir", folder.toString()));
        if (!outlives) {
            command.addAll(
                    List.of("--owner", Long.toString(ProcessHandle.current().pid())));
        }
        Path log = folder.resolve("console.log");
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
    }

    private static Endpoint awaitReady(Process server, Path folder, ActionContext context)
            throws ActionFailure, IOException, InterruptedException {
        var locator = new InstanceLocator(LOOK);
        long deadline = System.nanoTime() + START.toNanos();
        while (System.nanoTime() < deadline) {
            context.progress("source", Message.of("workflow.source"));
            if (Files.exists(folder.resolve("mc-agent-server").resolve("port.txt"))
                    && locator.byServerFolder(folder, context) instanceof Located.Found found) {
                return found.endpoint();
            }
            if (server.waitFor(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS)) {
                throw failed("workflow.source_ended", server.exitValue(), folder);
            }
        }
        throw failed("workflow.source_silent", START.toSeconds(), folder);
    }

    private static ActionFailure failed(String key, Object fact, Path folder) throws IOException {
        Path log = folder.resolve("console.log");
        List<String> lines = Files.exists(log) ? Files.readAllLines(log, StandardCharsets.UTF_8) : List.of();
        String last = String.join("\n", lines.subList(Math.max(0, lines.size() - LOG_LINES), lines.size()));
        return ActionFailure.of(Codes.LAB_FAILED, Message.of(key, fact, log, last));
    }

    /// The server's process id.
    public long pid() {
        return server.pid();
    }

    public Endpoint endpoint() {
        return endpoint;
    }

    public Path folder() {
        return folder;
    }

    /// Removes the server's folder, which this object made. Only after [#close].
    public void removeFolder() throws IOException {
        remove(folder);
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    /// Asks the server to stop and waits; ends it by force only when it does not.
    @Override
    public void close() {
        try (var console = server.outputWriter(StandardCharsets.UTF_8)) {
            console.write("stop\n");
        } catch (IOException _) {
            server.destroy(); // its console is closed already: it is ending, or a signal has to do
        }
        try {
            if (!server.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
                server.destroyForcibly();
            }
        } catch (InterruptedException _) {
            server.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
