package dev.tickfork.bridge.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// A void sandbox server in a process of its own, on ports that the system picks.
final class LabProcess implements AutoCloseable {
    private static final long DEADLINE_SECONDS = 120;
    private static final long POLL_MILLIS = 20;

    private final Path server;
    private final Path console;
    private final Process process;

    /// Starts it and waits until it is ready.
    LabProcess(Path folder) throws IOException, InterruptedException {
        server = Files.createDirectories(folder.resolve("lab"));
        console = folder.resolve("console.txt");
        Files.write(
                server.resolve("server.properties"),
                List.of(
                        "server-port=0",
                        "enable-rcon=false",
                        "pause-when-empty-seconds=0",
                        "level-type=minecraft:flat",
                        "generator-settings={\"layers\":[{\"block\":\"minecraft:air\",\"height\":1}],"
                                + "\"biome\":\"minecraft:the_void\"}"));
        process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-XX:TieredStopAtLevel=1",
                        "-Dmcagent.serverPort=0",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        "dev.tickfork.sandbox.Main",
                        "--dir",
                        server.toString())
                .redirectErrorStream(true)
                .redirectOutput(console.toFile())
                .start();
        awaitReady();
    }

    private void awaitReady() throws IOException, InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(DEADLINE_SECONDS);
        while (!Files.readString(console).contains("]: Done (")) {
            if (!process.isAlive() || System.nanoTime() > deadline) {
                kill();
                throw new AssertionError("The sandbox is not ready:\n" + Files.readString(console));
            }
            Thread.sleep(POLL_MILLIS);
        }
    }

    int port() throws IOException {
        return Integer.parseInt(Files.readString(server.resolve("mc-agent-server/port.txt")));
    }

    Path world() {
        return server.resolve("world");
    }

    /// As `kill -9` does.
    void kill() {
        process.destroyForcibly();
    }

    @Override
    public void close() {
        kill();
        process.onExit().orTimeout(DEADLINE_SECONDS, TimeUnit.SECONDS).join();
    }
}
