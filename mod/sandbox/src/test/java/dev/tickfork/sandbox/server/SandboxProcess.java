package dev.tickfork.sandbox.server;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A real sandbox process for tests, on the class path of the test itself; its ports are chosen by the system.
public final class SandboxProcess implements AutoCloseable {
    /// The remote console's password.
    public static final String PASSWORD = "secret";

    private static final long DEADLINE_SECONDS = 120;
    private static final long POLL_MILLIS = 20;
    private static final Pattern RCON = Pattern.compile("RCON running on [0-9.]+:(\\d+)");

    private final Path folder;
    private final Path output;
    private final Process process;

    private SandboxProcess(Path folder, Path output, Process process) {
        this.folder = folder;
        this.output = output;
        this.process = process;
    }

    /// Writes a `server.properties` with free ports and no pause when empty; more lines come after it.
    public static void properties(Path folder, String... more) throws IOException {
        var lines = new ArrayList<>(List.of(
                "server-port=0",
                "enable-rcon=true",
                "rcon.port=0",
                "rcon.password=" + PASSWORD,
                "pause-when-empty-seconds=0"));
        lines.addAll(List.of(more));
        Files.write(folder.resolve("server.properties"), lines);
    }

    /// Starts a process; it may not be ready yet.
    public static SandboxProcess launch(Path folder, String... options) throws IOException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:TieredStopAtLevel=1",
                "-Dmcagent.serverPort=0",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "dev.tickfork.sandbox.Main",
                "--dir",
                folder.toString()));
        command.addAll(List.of(options));
        Path output = Files.createTempFile(folder.getParent(), "console", ".txt");
        var builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().put("LC_ALL", "C.UTF-8");
        return new SandboxProcess(folder, output, builder.start());
    }

    /// Starts a process and waits until it is ready.
    public static SandboxProcess start(Path folder, String... options) throws IOException, InterruptedException {
        SandboxProcess started = launch(folder, options);
        started.awaitConsole(text -> text.contains("]: Done ("));
        return started;
    }

    /// Everything printed so far.
    public String console() throws IOException {
        return Files.readString(output);
    }

    /// Waits until what was printed is as wanted.
    public String awaitConsole(Predicate<String> wanted) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(DEADLINE_SECONDS);
        while (System.nanoTime() < deadline) {
            boolean alive = process.isAlive();
            String text = console();
            if (wanted.test(text)) {
                return text;
            }
            if (!alive) {
                throw new AssertionError("The process ended with " + process.exitValue() + ":\n" + text);
            }
            Thread.sleep(POLL_MILLIS);
        }
        throw new AssertionError("Not in time:\n" + console());
    }

    /// Types a line into the console.
    public void type(String line) throws IOException {
        OutputStream in = process.getOutputStream();
        in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        in.flush();
    }

    /// Types a line and waits for an answer that holds `answer`, printed after it.
    public void type(String line, String answer) throws IOException, InterruptedException {
        int before = console().length();
        type(line);
        awaitConsole(text -> text.indexOf(answer, before) >= 0);
    }

    /// The instance core's port, as `port.txt` says.
    public int instancePort() throws IOException {
        return Integer.parseInt(
                Files.readString(folder.resolve("mc-agent-server").resolve("port.txt")));
    }

    /// The remote console's port.
    public int rconPort() throws IOException {
        Matcher found = RCON.matcher(console());
        if (!found.find()) {
            throw new AssertionError("No RCON port:\n" + console());
        }
        return Integer.parseInt(found.group(1));
    }

    /// Asks the process to end as `kill` does.
    public void terminate() {
        process.destroy();
    }

    /// Waits for the end.
    ///
    /// @return the exit code
    public int await() throws InterruptedException, IOException {
        if (!process.waitFor(DEADLINE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("Still running:\n" + console());
        }
        return process.exitValue();
    }

    /// Types `stop` and waits.
    ///
    /// @return the exit code
    public int stop() throws IOException, InterruptedException {
        type("stop");
        return await();
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
