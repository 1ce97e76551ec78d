package dev.tickfork.app.shell;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Locale;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/// The one handler of everything that no code explains: writes it to the log once, and tells the window.
/// Safe from any thread.
public final class BugDesk implements Consumer<Throwable>, Thread.UncaughtExceptionHandler {
    private static final Logger LOG = Logger.getLogger("dev.tickfork.window");

    /// One bug.
    ///
    /// @param code  the same for the same kind of failure at the same place
    /// @param trace the details, for the report
    record Bug(String code, String what, Instant when, String trace) {}

    private final Path log;
    private final Executor fx;
    private final AtomicReference<Consumer<Bug>> window = new AtomicReference<>(_ -> {});

    public BugDesk(Path home, Executor fx) {
        this.log = home.resolve("log").resolve("window.log");
        this.fx = fx;
    }

    /// Told of each bug, on the FX thread.
    void show(Consumer<Bug> shown) {
        window.set(shown);
    }

    Path log() {
        return log;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable bug) {
        accept(bug);
    }

    @Override
    public void accept(Throwable bug) {
        var trace = new StringWriter();
        bug.printStackTrace(new PrintWriter(trace));
        var entry = new Bug(code(bug), String.valueOf(bug), Instant.now(), trace.toString());
        write(entry);
        fx.execute(() -> window.get().accept(entry));
    }

    private synchronized void write(Bug bug) {
        try {
            Files.createDirectories(log.getParent());
            Files.writeString(
                    log,
                    bug.when() + " " + bug.code() + "\n" + bug.trace() + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            LOG.log(Level.SEVERE, "the log cannot be written", e);
            LOG.log(Level.SEVERE, bug.trace());
        }
    }

    /// From the kind of the innermost failure and the first line of ours that it went through.
    private static String code(Throwable bug) {
        Throwable inner = bug;
        for (Throwable cause = bug.getCause(); cause != null; cause = cause.getCause()) {
            inner = cause;
        }
        String place = "";
        for (StackTraceElement frame : inner.getStackTrace()) {
            if (frame.getClassName().startsWith("dev.tickfork")) {
                place = frame.getClassName() + "." + frame.getMethodName();
                break;
            }
        }
        return String.format(Locale.ROOT, "BUG-%04X", (inner.getClass().getName() + place).hashCode() & 0xFFFF);
    }
}
