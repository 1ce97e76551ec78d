package dev.tickfork.sandbox.server;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/// Console and `logs/latest.log` in the game's form, `[HH:MM:SS] [Server thread/INFO]: text`. Any thread.
public final class ServerLog implements AutoCloseable {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    private final PrintStream console;
    private final List<String> early = new ArrayList<>();
    private @Nullable BufferedWriter file;

    /// Prints only, until [#keepIn] gives it a folder.
    ///
    /// @param console standard output, or whatever stands for it
    public ServerLog(PrintStream console) {
        this.console = console;
    }

    /// Opens `logs/latest.log` in the server's folder; the one before is packed away under its date. What was
    /// printed before goes into it too. Only for who holds the world: the file may be a running server's.
    public synchronized void keepIn(Path serverDirectory) throws IOException {
        Path logs = Files.createDirectories(serverDirectory.resolve("logs"));
        Path latest = logs.resolve("latest.log");
        packAway(latest);
        file = Files.newBufferedWriter(latest);
        early.forEach(this::write);
        early.clear();
    }

    /// Prints for the operator and logs.
    public void info(String text) {
        print("INFO", text);
    }

    /// Prints a warning and logs it.
    public void warn(String text) {
        print("WARN", text);
    }

    /// Prints an error and logs it, with the trace of its cause.
    public void error(String text, Throwable cause) {
        print("ERROR", text + System.lineSeparator() + trace(cause));
    }

    /// The whole stack trace.
    public static String trace(Throwable cause) {
        var out = new StringWriter();
        cause.printStackTrace(new PrintWriter(out, true));
        return out.toString();
    }

    /// Sends what the libraries log (`java.util.logging`) to the log file alone: stdout is the console's.
    public void takeLibraryLogs() {
        Logger root = Logger.getLogger("");
        for (Handler each : root.getHandlers()) {
            root.removeHandler(each);
        }
        root.addHandler(new LibraryHandler());
        root.setLevel(Level.INFO);
    }

    @Override
    public synchronized void close() throws IOException {
        console.flush();
        if (file != null) {
            file.close();
        }
    }

    private void print(String level, String text) {
        String line = line(level, Thread.currentThread().getName(), text);
        synchronized (this) {
            console.println(line);
            console.flush();
        }
        write(line);
    }

    private synchronized void write(String line) {
        if (file == null) {
            early.add(line);
            return;
        }
        try {
            file.write(line);
            file.newLine();
            file.flush();
        } catch (IOException e) {
            console.println(line("ERROR", "log", "logs/latest.log cannot be written: " + e.getMessage()));
        }
    }

    private static String line(String level, String thread, String text) {
        String name = thread.isEmpty() ? "Worker" : thread;
        return "[" + LocalTime.now(ZoneId.systemDefault()).format(TIME) + "] [" + name + "/" + level + "]: " + text;
    }

    private static void packAway(Path latest) throws IOException {
        if (!Files.exists(latest)) {
            return;
        }
        FileTime written = Files.getLastModifiedTime(latest);
        String day =
                written.toInstant().atZone(ZoneId.systemDefault()).toLocalDate().toString();
        int number = 1;
        Path target;
        do {
            target = latest.resolveSibling(day + "-" + number++ + ".log.gz");
        } while (Files.exists(target));
        Path temporary = target.resolveSibling(target.getFileName() + ".tmp");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(temporary))) {
            Files.copy(latest, out);
        }
        Files.move(temporary, target);
    }

    private final class LibraryHandler extends Handler {
        @Override
        public void publish(LogRecord entry) {
            if (isLoggable(entry)) {
                String text = entry.getLoggerName() + ": " + entry.getMessage();
                Throwable cause = entry.getThrown();
                write(line(
                        entry.getLevel().getName(),
                        Thread.currentThread().getName(),
                        cause == null ? text : text + System.lineSeparator() + trace(cause)));
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
