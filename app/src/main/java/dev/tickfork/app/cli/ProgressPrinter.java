package dev.tickfork.app.cli;

import dev.tickfork.bridge.action.Progress;
import dev.tickfork.bridge.texts.Texts;
import java.io.PrintStream;
import java.util.Locale;

/// Shows an action's progress on standard error: one line that is drawn over on a terminal, else a plain
/// line whenever the phase or its words change. Called by one thread at a time.
final class ProgressPrinter {
    private static final int BAR = 24;
    private static final long REDRAW_NANOS = 80_000_000L;
    private static final long PLAIN_NANOS = 5_000_000_000L;

    private final PrintStream err;
    private final Texts texts;
    private final boolean terminal;
    private final long start = System.nanoTime();
    private String phase = "";
    private long shown;
    private boolean open;

    ProgressPrinter(PrintStream err, Texts texts, boolean terminal) {
        this.err = err;
        this.texts = texts;
        this.terminal = terminal;
    }

    synchronized void show(Progress progress) {
        long now = System.nanoTime();
        boolean fresh = !progress.phase().equals(phase);
        if (!fresh && now - shown < (terminal ? REDRAW_NANOS : PLAIN_NANOS)) {
            return;
        }
        String words = Printable.cell(texts.render(progress.text()));
        if (terminal) {
            err.print("\r\u001b[2K" + bar(progress) + String.format(Locale.ROOT, " %5.1f s  ", seconds()) + words);
            err.flush();
            open = true;
        } else {
            err.println(String.format(Locale.ROOT, "[%6.1f s] %s", seconds(), words));
        }
        phase = progress.phase();
        shown = now;
    }

    /// Leaves the cursor on a fresh line.
    synchronized void end() {
        if (open) {
            err.print("\r\u001b[2K");
            err.flush();
            open = false;
        }
    }

    private double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }

    private static String bar(Progress progress) {
        if (progress.fraction().isEmpty()) {
            return "[" + " ".repeat(BAR) + "]     ";
        }
        double share = progress.fraction().getAsDouble();
        int full = (int) Math.floor(share * BAR);
        return "[" + "=".repeat(full) + " ".repeat(BAR - full) + "]"
                + String.format(Locale.ROOT, "%4d%%", (int) Math.floor(share * 100));
    }
}
