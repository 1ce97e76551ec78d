package dev.tickfork.bridge.lab;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/// Starts a server so that it outlives us, and knows it again later: by process id, by start instant,
/// and by the lab's
/// id on its command line. What does not match all three is a stranger and is never touched.
final class LabProcess {
    /// The option that carries the lab's id.
    static final String ID_OPTION = "-Dmcagent.labInstance=";
    /// Systems round start instants, and Linux computes them from a boot time that moves with the clock.
    private static final Duration SAME_START = Duration.ofSeconds(2);

    private static final boolean WINDOWS =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");

    private LabProcess() {}

    /// Starts the command in a session of its own, with no input and its output appended to the log.
    static Process spawn(List<String> command, Path folder, Path log) throws IOException {
        var builder = new ProcessBuilder(detached(command));
        builder.directory(folder.toFile());
        builder.redirectInput(new File(WINDOWS ? "NUL" : "/dev/null"));
        builder.redirectErrorStream(true);
        builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        giveUtf8Locale(builder.environment());
        return builder.start();
    }

    /// A terminal's Ctrl-C goes to every process of its group; a lab must not be in ours. `setsid`
    /// replaces itself by
    /// the command, so the process id stays; where there is none, the signals are ignored from the start.
    private static List<String> detached(List<String> command) {
        if (WINDOWS) {
            return command;
        }
        Optional<Path> setsid = Stream.of("/usr/bin/setsid", "/bin/setsid")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
        var words = new ArrayList<String>();
        if (setsid.isPresent()) {
            words.add(setsid.get().toString());
        } else {
            words.addAll(List.of("/bin/sh", "-c", "trap '' INT HUP QUIT; exec \"$0\" \"$@\""));
        }
        words.addAll(command);
        return words;
    }

    /// Without a UTF-8 locale Java cannot open files with Chinese names.
    private static void giveUtf8Locale(Map<String, String> environment) {
        String now = Stream.of("LC_ALL", "LC_CTYPE", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElse("")
                .toLowerCase(Locale.ROOT);
        if (!WINDOWS && !now.contains("utf-8") && !now.contains("utf8")) {
            environment.put("LC_ALL", "C.UTF-8");
        }
    }

    /// Writes the line that begins this start in the log.
    ///
    /// @return bytes of the log so far
    static long mark(Path log, String text) throws IOException {
        Files.createDirectories(log.toAbsolutePath().getParent());
        Files.writeString(
                log, text + "\n", StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        return Files.size(log);
    }

    /// The running process of this record, if it is still the same one.
    static Optional<ProcessHandle> find(RunRecord run, String instanceId) {
        return ProcessHandle.of(run.pid())
                .filter(ProcessHandle::isAlive)
                .filter(process -> startOf(process)
                        .map(start -> near(start, run.startedAt()))
                        .orElse(false))
                // systems that hide a foreign command line still tell pid and start
                .filter(process -> process.info()
                        .commandLine()
                        .map(line -> line.contains(ID_OPTION + instanceId))
                        .orElse(true));
    }

    static Optional<Instant> startOf(ProcessHandle process) {
        return process.info().startInstant();
    }

    static boolean isThisProcess(long pid, Instant startedAt) {
        ProcessHandle own = ProcessHandle.current();
        return own.pid() == pid
                && startOf(own).map(start -> near(start, startedAt)).orElse(false);
    }

    private static boolean near(Instant a, Instant b) {
        return Duration.between(a, b).abs().compareTo(SAME_START) <= 0;
    }

    /// @return whether the process ended within the time
    static boolean awaitEnd(ProcessHandle process, Duration longest) throws InterruptedException {
        try {
            process.onExit().get(Math.max(1, longest.toMillis()), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException _) {
            return !process.isAlive();
        } catch (ExecutionException e) {
            throw new IllegalStateException("waiting for a process failed", e);
        }
    }
}
